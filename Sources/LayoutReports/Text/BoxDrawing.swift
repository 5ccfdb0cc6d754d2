/// A picture of rectangles in characters that any terminal has.
///
/// Each cell remembers in which of the four directions a line leaves it, so that boxes which touch
/// or cross join as they should.
package struct BoxDrawing {
  let columns: Int
  let rows: Int
  private var arms: [UInt8]
  /// The characters written over the lines; a space after a character that is two columns wide is empty.
  private var letters: [String?]

  private static let up: UInt8 = 1
  private static let down: UInt8 = 2
  private static let left: UInt8 = 4
  private static let right: UInt8 = 8

  /// An empty picture.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    arms = Array(repeating: 0, count: columns * rows)
    letters = Array(repeating: nil, count: columns * rows)
  }

  private mutating func add(_ arm: UInt8, _ column: Int, _ row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    arms[row * columns + column] |= arm
  }

  // MARK: Lines

  /// Draws the border of a box; the sides are the first and last columns and rows it takes.
  package mutating func box(_ horizontal: ClosedRange<Int>, _ vertical: ClosedRange<Int>) {
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

  // MARK: Words

  /// Writes a box that is only one row high, as visual formats have views: `[Hello   ]`.
  ///
  /// It covers the lines behind it. A box of one column is a square, one without a size a point.
  ///
  /// - Parameter isLong: Whether a word that has no room in the brackets may go on where nothing is.
  package mutating func bar(
    _ text: String, _ horizontal: ClosedRange<Int>, row: Int, isEmpty: Bool, isLong: Bool
  ) {
    guard (0..<rows).contains(row) else { return }
    if isEmpty {
      put("·", horizontal.lowerBound, row)
      return
    }
    let wanted = text.terminalColumns
    if isLong, wanted > horizontal.count - 2 {
      let start = horizontal.lowerBound
      let free = (start..<start + wanted).prefix { column in
        horizontal.contains(column) || isFree(column, row)
      }.count
      write(text, column: start, row: row, room: free)
      return
    }
    if horizontal.count == 1 {
      put("▪", horizontal.lowerBound, row)
      return
    }
    for column in horizontal.clamped(to: 0...columns - 1) { put(" ", column, row) }
    put("[", horizontal.lowerBound, row)
    put("]", horizontal.upperBound, row)
    write(text, column: horizontal.lowerBound + 1, row: row, room: horizontal.count - 2)
  }

  /// Writes a word inside a box, as far as there is room; before a line that crosses the box, or over it
  /// where there is no room before.
  ///
  /// - Parameter isCentered: Whether it stands in the middle of the room.
  package mutating func label(
    _ text: String, column: Int, row: Int, room: Int, isCentered: Bool
  ) {
    guard (0..<rows).contains(row), room > 0 else { return }
    let margin = isCentered ? max(0, (room - text.terminalColumns) / 2) : 0
    let start = column + margin
    let free = (start..<column + room).prefix { isFree($0, row) }.count
    write(text, column: start, row: row, room: free > 2 ? free : room - margin)
  }

  /// Whether nothing is in a cell yet.
  private func isFree(_ column: Int, _ row: Int) -> Bool {
    guard (0..<columns).contains(column) else { return false }
    return arms[row * columns + column] == 0 && letters[row * columns + column] == nil
  }

  /// Writes the name of a box into its upper border, where that is a plain line; shortened if need be.
  package mutating func title(_ text: String, _ horizontal: ClosedRange<Int>, row: Int) {
    guard (0..<rows).contains(row) else { return }
    let wanted = text.terminalColumns + 2
    var best: Range<Int>?
    var start = max(0, horizontal.lowerBound + 1)
    let end = min(columns, horizontal.upperBound)
    while start < end {
      var stop = start
      while stop < end, isPlain(stop, row) { stop += 1 }
      if stop - start >= wanted {
        best = start..<stop
        break
      }
      if stop - start > best?.count ?? 3 { best = start..<stop }
      start = stop + 1
    }
    guard let best else { return }
    write(" \(text) ", column: best.lowerBound, row: row, room: best.count)
  }

  /// Whether a cell is part of a horizontal line, and nothing else.
  private func isPlain(_ column: Int, _ row: Int) -> Bool {
    let index = row * columns + column
    return arms[index] == Self.left | Self.right && letters[index] == nil
  }

  /// Writes as much of a word as fits, with dots for the rest.
  private mutating func write(_ text: String, column: Int, row: Int, room: Int) {
    guard room > 0 else { return }
    let isCut = text.terminalColumns > room
    var place = column
    let end = column + (isCut && room > 2 ? room - 1 : room)
    for character in text {
      let width = character.terminalColumns
      guard place + width <= end else { break }
      put(character.isControl ? " " : String(character), place, row)
      if width == 2 { put("", place + 1, row) }
      place += width
    }
    if isCut, room > 2 { put("…", place, row) }
  }

  private mutating func put(_ letter: String, _ column: Int, _ row: Int) {
    guard (0..<columns).contains(column) else { return }
    letters[row * columns + column] = letter
  }

  /// The picture as lines without white space at their ends.
  package var text: String {
    (0..<rows).map { row in
      var line = ""
      for column in 0..<columns {
        let index = row * columns + column
        line += letters[index] ?? Self.characters[Int(arms[index])]
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// By the sum of the arms: up 1, down 2, left 4, right 8.
  private static let characters = [
    " ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
}
