/// Splits a script into statements, joining lines that end in the middle of one.
public struct ScriptReader {
  private let lines: [Substring]
  private var index = 0

  /// Reads `text`, whose line breaks may be of any kind.
  public init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The next statement with the number of its first line, from 1; lines without one are skipped.
  public mutating func next() -> (number: Int, statement: String)? {
    while index < lines.count {
      let number = index + 1
      var statement = String(lines[index])
      index += 1
      while index < lines.count, StatementParser.isIncomplete(statement),
        statement.count <= Tokenizer.lengthLimit
      {
        if statement.hasSuffix("\\") { statement.removeLast() }
        statement += " " + lines[index].drop { $0.isWhitespace }
        index += 1
      }
      if statement.contains(where: { !$0.isWhitespace }) { return (number, statement) }
    }
    return nil
  }
}
