/// A picture of rectangles in characters that any terminal has.
///
/// Each cell remembers in which of the four directions a line leaves it, so that boxes which touch
/// or cross join as they should.
struct BoxDrawing {
  let columns: Int
  let rows: Int
  private var arms: [UInt8]
  private var letters: [Character?]

  private static let up: UInt8 = 1
  private static let down: UInt8 = 2
  private static let left: UInt8 = 4
  private static let right: UInt8 = 8

  /// An empty picture.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    arms = Array(repeating: 0, count: columns * rows)
    letters = Array(repeating: nil, count: columns * rows)
  }

  private mutating func add(_ arm: UInt8, _ column: Int, _ row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    arms[row * columns + column] |= arm
    letters[row * columns + column] = nil
  }

  /// Draws the border of a box; the sides are the first and last columns and rows it takes.
  mutating func box(_ horizontal: ClosedRange<Int>, _ vertical: ClosedRange<Int>) {
    for column in horizontal.clamped(to: -1...columns) {
      for row in [vertical.lowerBound, vertical.upperBound] {
        if column > horizontal.lowerBound { add(Self.left, column, row) }
        if column < horizontal.upperBound { add(Self.right, column, row) }
      }
    }
    for row in vertical.clamped(to: -1...rows) {
      for column in [horizontal.lowerBound, horizontal.upperBound] {
        if row > vertical.lowerBound { add(Self.up, column, row) }
        if row < vertical.upperBound { add(Self.down, column, row) }
      }
    }
  }

  /// Whether a word of `length` letters fits beside lines and other words.
  func hasRoom(_ length: Int, column: Int, row: Int) -> Bool {
    guard (0..<rows).contains(row), column >= 0, column + length <= columns else { return false }
    return (column..<column + length).allSatisfy { column in
      arms[row * columns + column] == 0 && letters[row * columns + column] == nil
    }
  }

  /// Writes a word into cells that no line takes; it is cut at `limit` columns.
  mutating func write(_ text: String, column: Int, row: Int, limit: Int) {
    guard (0..<rows).contains(row) else { return }
    for (offset, character) in text.prefix(max(0, limit)).enumerated() {
      let column = column + offset
      guard (0..<columns).contains(column), arms[row * columns + column] == 0 else { return }
      letters[row * columns + column] = character.isControl ? " " : character
    }
  }

  /// The picture as lines without white space at their ends.
  var text: String {
    (0..<rows).map { row in
      var line = ""
      for column in 0..<columns {
        let index = row * columns + column
        line.append(letters[index] ?? Self.characters[Int(arms[index])])
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// By the sum of the arms: up 1, down 2, left 4, right 8.
  private static let characters: [Character] = [
    " ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
}
