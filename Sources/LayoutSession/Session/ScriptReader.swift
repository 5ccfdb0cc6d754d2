/// Splits a script into statements, joining lines that end in the middle of one.
public struct ScriptReader {
  private let lines: [Substring]
  private var index = 0

  /// The most lines of one statement.
  private static let lineLimit = 200

  /// The line, from 1, of the first marker that a merge left in the middle of the script; none where there
  /// is none.
  public let mergeMarkerLine: Int?

  /// Reads `text`, whose line breaks may be of any kind; a byte-order mark at its start says nothing.
  public init(_ text: String) {
    let body =
      text.unicodeScalars.first == "\u{feff}" ? String(text.unicodeScalars.dropFirst()) : text
    lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    mergeMarkerLine = lines.firstIndex { Self.isMergeMarker($0) }.map { $0 + 1 }
  }

  private static func isMergeMarker(_ line: Substring) -> Bool {
    ["<<<<<<< ", "=======", ">>>>>>> "].contains { mark in
      mark.hasSuffix(" ") ? line.hasPrefix(mark) : line == mark
    }
  }

  /// The message about a merge marker.
  public static let mergeMarkerWords =
    "this is a marker of a merge with conflicts: keep one side, and remove the markers"

  /// All statements that are left.
  mutating func rest() -> [ScriptStatement] {
    var statements: [ScriptStatement] = []
    while let statement = next() { statements.append(statement) }
    return statements
  }

  /// The next statement; lines without one are skipped.
  ///
  /// A line whose parenthesis is never closed is a statement by itself, so that the lines after it are not lost in it.
  ///
  /// - Complexity: O(lines of the statement, squared): each line is judged with those before it.
  public mutating func next() -> ScriptStatement? {
    while index < lines.count {
      let first = index
      index += 1
      let statement = joined(from: first) ?? ScriptStatement(lines[first], line: first + 1)
      if statement.text.contains(where: { !$0.isWhitespace }) { return statement }
    }
    return nil
  }

  /// The statement that begins in line `first` with all lines it goes on in; none where it has no end.
  private mutating func joined(from first: Int) -> ScriptStatement? {
    var statement = ScriptStatement(lines[first], line: first + 1)
    var end = first + 1
    while StatementParser.isIncomplete(statement.text) {
      guard end < lines.count, end - first < Self.lineLimit,
        statement.text.count <= Tokenizer.lengthLimit
      else { return nil }
      statement.append(lines[end], line: end + 1)
      end += 1
    }
    index = end
    return statement
  }
}
