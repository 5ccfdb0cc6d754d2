/// A grid of characters on which boxes join where their lines meet.
struct TextCanvas {
  /// The directions in which a cell's line continues.
  private struct Line: OptionSet, Hashable {
    let rawValue: Int
    static let up = Line(rawValue: 1)
    static let down = Line(rawValue: 2)
    static let left = Line(rawValue: 4)
    static let right = Line(rawValue: 8)
  }

  private let columns: Int
  private let rows: Int
  private var lines: [Line]
  private var letters: [Character?]

  init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    lines = Array(repeating: [], count: self.columns * self.rows)
    letters = Array(repeating: nil, count: self.columns * self.rows)
  }

  /// Draws the outline of a box and its title; parts outside the grid are cut off.
  mutating func drawBox(column: Int, row: Int, columns: Int, rows: Int, title: String) {
    guard columns > 1, rows > 1 else { return }
    let right = column + columns - 1
    let bottom = row + rows - 1
    for x in column..<right {
      for y in [row, bottom] {
        add(.right, x, y)
        add(.left, x + 1, y)
      }
    }
    for y in row..<bottom {
      for x in [column, right] {
        add(.down, x, y)
        add(.up, x, y + 1)
      }
    }
    for (offset, letter) in title.prefix(max(columns - 4, 0)).enumerated() {
      put(letter, column + 2 + offset, rows > 2 ? row + 1 : row)
    }
  }

  private mutating func add(_ line: Line, _ x: Int, _ y: Int) {
    guard (0..<columns).contains(x), (0..<rows).contains(y) else { return }
    lines[y * columns + x].insert(line)
  }

  private mutating func put(_ letter: Character, _ x: Int, _ y: Int) {
    guard (0..<columns).contains(x), (0..<rows).contains(y) else { return }
    letters[y * columns + x] = letter
  }

  /// The rows, one per line.
  var text: String {
    (0..<rows).map { y in
      String((0..<columns).map { x in letters[y * columns + x] ?? glyph(lines[y * columns + x]) })
    }.joined(separator: "\n")
  }

  private func glyph(_ line: Line) -> Character {
    let glyphs: [Line: Character] = [
      [.left, .right]: "─", [.up, .down]: "│", [.down, .right]: "┌", [.down, .left]: "┐",
      [.up, .right]: "└", [.up, .left]: "┘", [.up, .down, .right]: "├",
      [.up, .down, .left]: "┤", [.down, .left, .right]: "┬", [.up, .left, .right]: "┴",
      [.up, .down, .left, .right]: "┼",
    ]
    return glyphs[line] ?? " "
  }
}
