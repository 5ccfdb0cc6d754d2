import AutoLayout
import LayoutReports

/// Reads one statement.
///
/// The first word decides the kind of statement, with two exceptions: a line that begins like a visual format (`H:`,
/// `V:`, `|`, `[`) is one, and a line with a relation in it is a constraint, so that a variable may be called like a
/// command.
package struct StatementParser {
  let line: String
  let tokens: [Token]
  var position = 0
  /// Parentheses that are open, to bound recursion.
  var depth = 0

  /// How deep parentheses may nest.
  static let depthLimit = 100

  /// Reads `line`.
  ///
  /// - Throws: The error and its place, with a suggestion if a word was probably mistyped.
  /// - Complexity: O(length of the line).
  package static func statement(in line: String) throws(SessionError) -> Statement {
    if isVisualFormat(line) { return try visualFormat(line) }
    try checkAxis(line)
    let tokens = try Tokenizer.tokens(of: line)
    guard !tokens.isEmpty else { return .empty }
    var parser = StatementParser(line: line, tokens: tokens)
    let statement = try parser.statement()
    try parser.expectEnd()
    return statement
  }

  /// A line that is right and begins with the same word; none where the line is a sum or a relation.
  private var example: String? {
    guard !hasRelation, case .word(let word) = tokens[0].kind, !isSecondAnOperator,
      let command = HelpCommand.of(word)
    else { return nil }
    return "such as \(command.form)"
  }

  private var isSecondAnOperator: Bool {
    guard tokens.count > 1, case .sign(let sign) = tokens[1].kind else { return false }
    return [".", "+", "-", "*", "/"].contains(sign)
  }

  /// Whether more lines must follow before the statement can be read: it ends in a backslash, in an
  /// operator or a comma, or a parenthesis is open.
  package static func isIncomplete(_ line: String) -> Bool {
    if line.hasSuffix("\\") { return true }
    guard !isVisualFormat(line), let tokens = try? Tokenizer.tokens(of: line) else { return false }
    var open = 0
    for token in tokens {
      if token.kind == .sign("(") { open += 1 }
      if token.kind == .sign(")") { open -= 1 }
    }
    if open > 0 { return true }
    guard case .sign(let last) = tokens.last?.kind else { return false }
    return ["+", "-", "*", "/", "==", "=", "<=", ">=", ","].contains(last)
  }

  // MARK: Looking at tokens

  var token: Token? { position < tokens.count ? tokens[position] : nil }

  func token(after offset: Int) -> Token? {
    position + offset < tokens.count ? tokens[position + offset] : nil
  }

  /// Columns of the next token, or the place after the last one.
  var place: Range<Int> {
    if let token { return token.columns }
    let end = tokens.last?.columns.upperBound ?? 0
    return end..<end + 1
  }

  func isSign(_ sign: String, after offset: Int = 0) -> Bool {
    token(after: offset)?.kind == .sign(sign)
  }

  func isWord(_ word: String, after offset: Int = 0) -> Bool {
    token(after: offset)?.kind == .word(word)
  }

  // MARK: Taking tokens

  /// Takes the next token if it is this sign.
  mutating func take(sign: String) -> Bool {
    guard isSign(sign) else { return false }
    position += 1
    return true
  }

  /// Takes the next token if it is this word.
  mutating func take(word: String) -> Bool {
    guard isWord(word) else { return false }
    position += 1
    return true
  }

  /// Takes a word.
  mutating func takeName() -> Name? {
    guard let token, case .word(let word) = token.kind else { return nil }
    position += 1
    return Name(word, token.columns)
  }

  /// Takes a string.
  mutating func takeString() -> Located<String>? {
    guard let token, case .string(let text) = token.kind else { return nil }
    position += 1
    return Located(text, token.columns)
  }

  /// Takes a number with an optional sign.
  mutating func takeNumber() -> Located<Double>? {
    let isNegative = isSign("-")
    guard let number = token(after: isNegative ? 1 : 0), case .number(let value) = number.kind
    else { return nil }
    let start = place.lowerBound
    position += isNegative ? 2 : 1
    return Located(isNegative ? -value : value, start..<number.columns.upperBound)
  }

  func expected(_ what: String, hint: String? = nil) -> SessionError {
    let found = token.map { ", not \($0.described)" } ?? ""
    return SessionError("expected \(what) here\(found)", at: place, hint: hint ?? example)
  }

  mutating func name(_ what: String, hint: String? = nil) throws(SessionError) -> Name {
    guard let name = takeName() else { throw expected(what, hint: hint) }
    return name
  }

  mutating func number(_ what: String) throws(SessionError) -> Located<Double> {
    guard let number = takeNumber() else { throw expected(what) }
    return number
  }

  /// Takes text in quotation marks, or one word.
  mutating func textOrWord(_ what: String, hint: String? = nil) throws(SessionError)
    -> Located<String>
  {
    if let text = takeString() { return text }
    return try name(what, hint: hint)
  }

  /// Takes one of some words.
  mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type, _ what: String
  ) throws(SessionError) -> Value {
    try choice(Value.allCases.map { ($0.rawValue, $0) }, what)
  }

  /// Reads one of the names of a setting.
  mutating func choice<Value: NamedSetting>(
    _ type: Value.Type, _ what: String
  ) throws(SessionError) -> Value {
    try choice(Value.named.map { ($0.key, $0.value) }, what)
  }

  private mutating func choice<Value>(
    _ values: [(word: String, value: Value)], _ what: String
  ) throws(SessionError) -> Value {
    let words = values.map(\.word)
    let place = place
    guard let name = takeName() else {
      let article = what.first.map { "aeio".contains($0) } == true ? "an" : "a"
      throw expected("\(article) \(what)", hint: "one of \(words.joined(separator: ", "))")
    }
    guard let value = values.first(where: { $0.word == name.value })?.value else {
      throw SessionError(
        "\(name.value) is no \(what)", at: place,
        hint: Suggestion.question(for: name.value, among: words)
          ?? "one of \(words.joined(separator: ", "))")
    }
    return value
  }

  func expectEnd() throws(SessionError) {
    guard let token else { return }
    throw SessionError(
      "the statement should end before \(token.described)", at: token.columns,
      hint: hint(afterNumber: token))
  }

  /// The suggestion for a word that follows a number.
  private func hint(afterNumber token: Token) -> String? {
    guard position > 0, case .number(let number) = tokens[position - 1].kind,
      case .word(let word) = token.kind
    else { return nil }
    if Tokenizer.units.contains(word) { return Tokenizer.unitHint(number) }
    var product = "\(NumberText.exact(number))*\(word.prefix(20))"
    if isSign(".", after: 1), case .word(let attribute) = self.token(after: 2)?.kind {
      product += ".\(attribute.prefix(20))"
    }
    return "write a product with a star: \(product)"
  }

  // MARK: Dispatch

  private var hasRelation: Bool {
    tokens.contains { token in
      guard case .sign(let sign) = token.kind else { return false }
      return ["==", "=", "<=", ">=", "<", ">"].contains(sign)
    }
  }

  /// Whether the line asks for a proof; `prove == 3` and `prove + x == 3` are about a variable of that name.
  private var isProof: Bool {
    guard isWord("prove"), let next = token(after: 1) else { return false }
    if case .sign = next.kind { return false }
    return true
  }

  private mutating func statement() throws(SessionError) -> Statement {
    if hasRelation, !isProof {
      try checkRelation()
      return .relation(try relation())
    }
    if isSign("."), case .word(let word) = self.token(after: 1)?.kind {
      throw SessionError(
        "a statement begins with a word", at: place,
        hint: Vocabulary.all.contains(word) ? "write \(word)" : Self.hint(forFirst: word))
    }
    guard let first = token, case .word(let word) = first.kind, !isSign(".", after: 1) else {
      return .value(try expression())
    }
    if isOperatorAhead, !isPathAhead(word) { return .value(try expression()) }
    position += 1
    if let kind = ViewKind(rawValue: word) {
      return try declaration(Located(kind, first.columns))
    }
    if let change = try changeStatement(word) { return change }
    if let question = try question(word) { return question }
    position = 0
    if tokens.count == 1 { return .value(try expression()) }
    throw SessionError(
      "no statement begins with \(word)", at: first.columns,
      hint: declarationHint(word) ?? Self.hint(forFirst: word))
  }

  /// The declaration that `title is a label` means.
  private func declarationHint(_ word: String) -> String? {
    guard case .word("is") = token(after: 1)?.kind, case .word(let last) = tokens.last?.kind,
      let kind = ViewKind(rawValue: last)
    else { return nil }
    return "write \(kind.rawValue) \(word)"
  }

  /// The suggestion for a word that begins no statement.
  static func hint(forFirst word: String) -> String {
    if let line = Vocabulary.otherWords[word.lowercased()] { return "such as \(line)" }
    return Suggestion.question(for: word, among: Vocabulary.all) ?? "help lists what there is"
  }

  /// Refuses a relation after the words of a command: `set x = 3`, `title.text = "Hello"`.
  private func checkRelation() throws(SessionError) {
    guard tokens.count > 2, case .word(let word) = tokens[0].kind,
      let sign = tokens.first(where: { $0.kind == .sign("=") || $0.kind == .sign("==") })
    else { return }
    if case .string(let text) = tokens[tokens.count - 1].kind, isSign(".", after: 1),
      self.token(after: 2)?.kind == .word("text") || self.token(after: 2)?.kind == .word("title")
    {
      throw SessionError(
        "a text is no number", at: sign.columns, hint: "text \(word) \"\(text.prefix(40))\"")
    }
    guard case .word = tokens[1].kind, HelpCommand.of(word) != nil else { return }
    let rest = tokens.filter { $0 != sign }.map { token in
      String(Array(line)[token.columns])
    }
    throw SessionError(
      "\(word) takes no \(sign.described)", at: sign.columns,
      hint: word == "var" ? "such as x == 3" : "write \(rest.joined(separator: " ").prefix(60))")
  }

  /// Whether the text after a command about files is a path without quotation marks: `load /home/me/a.layout`.
  private func isPathAhead(_ word: String) -> Bool {
    guard ["load", "save", "png", "svg", "html"].contains(word), isSign("/", after: 1),
      let slash = token(after: 1), let next = token(after: 2)
    else { return false }
    return slash.columns.upperBound == next.columns.lowerBound
      && slash.columns.lowerBound > place.upperBound
  }

  /// Whether the first word is the first operand of a sum or product.
  private var isOperatorAhead: Bool {
    ["+", "-", "*", "/"].contains { isSign($0, after: 1) }
  }
}
