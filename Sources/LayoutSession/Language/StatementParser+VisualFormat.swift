import AutoLayout
import LayoutReports

extension StatementParser {
  /// Whether `line` begins like a visual format.
  static func isVisualFormat(_ line: String) -> Bool {
    let trimmed = line.drop { $0.isWhitespace }
    guard let first = trimmed.first else { return false }
    if first == "|" || first == "[" { return true }
    return (first == "H" || first == "V") && trimmed.dropFirst().first == ":"
  }

  /// Refuses `h:[title]`: the letter of the axis is a capital.
  static func checkAxis(_ line: String) throws(SessionError) {
    let start = line.prefix { $0.isWhitespace }.count
    let rest = line.dropFirst(start)
    guard let axis = rest.first, axis == "h" || axis == "v", rest.dropFirst().first == ":",
      let next = rest.dropFirst(2).first, next == "[" || next == "|"
    else { return }
    throw SessionError(
      "no axis is named \(axis)", at: start..<start + 1,
      hint: "write \(axis.uppercased())\(rest.dropFirst().prefix(60))")
  }

  /// Reads a visual format and, after white space, `align ATTRIBUTE`, `as LABEL` and `when AXIS CLASS`.
  ///
  /// The format itself is passed on as it is: the layout engine's own parser reads it.
  static func visualFormat(_ line: String) throws(SessionError) -> Statement {
    let characters = Array(line)
    guard characters.count <= Tokenizer.lengthLimit else {
      // The tokenizer words the error.
      _ = try Tokenizer.tokens(of: line)
      return .empty
    }
    let start = characters.firstIndex { !$0.isWhitespace } ?? 0
    var end = start
    while end < characters.count, !characters[end].isWhitespace, characters[end] != "#" { end += 1 }
    let format = Located(String(characters[start..<end]), start..<end)
    let rest = String(repeating: " ", count: end) + String(characters[end...])
    var parser = StatementParser(line: line, tokens: try Tokenizer.tokens(of: rest))
    var statement = VisualFormatStatement(format: format)
    while let token = parser.token {
      if parser.take(word: "align"), statement.alignment == nil {
        statement.alignment = try parser.alignment()
      } else if statement.label == nil, let label = try parser.labelIfAny() {
        statement.label = label
      } else if statement.condition == nil, let condition = try parser.conditionIfAny() {
        statement.condition = condition
      } else {
        throw SessionError(
          "a visual format has no white space; expected align, as or when, not \(token.described)",
          at: token.columns)
      }
    }
    return .visualFormat(statement)
  }

  private mutating func alignment() throws(SessionError) -> Located<LayoutAttribute> {
    let name = try name("an attribute", hint: "such as align centerY")
    let known: [LayoutAttribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .firstBaseline,
      .lastBaseline,
    ]
    guard let attribute = LayoutAttribute.named(name.value), known.contains(attribute) else {
      throw SessionError(
        "\(name.value) is nothing to align by", at: name.columns,
        hint: Suggestion.question(for: name.value, among: known.map(\.name))
          ?? OtherSystems.hint(forAttribute: name.value)
          ?? "one of \(known.map(\.name).joined(separator: ", "))")
    }
    return Located(attribute, name.columns)
  }
}
