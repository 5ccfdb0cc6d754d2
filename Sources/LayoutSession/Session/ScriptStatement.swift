/// A statement of a script, and where its parts stand there.
public struct ScriptStatement: Equatable, Sendable {
  /// The statement as one line.
  public private(set) var text: String
  /// Where each line of the script begins in `text`, and how much of that line is left out before it.
  private var pieces: [Piece]

  private struct Piece: Equatable, Sendable {
    var line: Int
    /// The column of `text` at which the line's part begins.
    var start: Int
    /// How many characters of the line come before that part.
    var skipped: Int
  }

  /// The number of the first line, from 1.
  public var line: Int { pieces[0].line }

  init(_ text: Substring, line: Int) {
    self.text = String(text)
    pieces = [Piece(line: line, start: 0, skipped: 0)]
  }

  /// Joins another line to the statement.
  mutating func append(_ next: Substring, line: Int) {
    if text.hasSuffix("\\") { text.removeLast() }
    let rest = next.drop { $0.isWhitespace }
    text += " "
    pieces.append(Piece(line: line, start: text.count, skipped: next.count - rest.count))
    text += rest
  }

  /// Line and column in the script, both from 1, of a column of `text`, from 0.
  public func place(of column: Int) -> (line: Int, column: Int) {
    let piece = pieces.last { $0.start <= column } ?? pieces[0]
    return (piece.line, column - piece.start + piece.skipped + 1)
  }

  /// `12:5` for a mistake whose columns are known, `12` for one that is about the whole.
  public func place(of error: SessionError?) -> String {
    guard let columns = error?.columns else { return "\(line)" }
    let place = place(of: columns.lowerBound)
    return "\(place.line):\(place.column)"
  }
}
