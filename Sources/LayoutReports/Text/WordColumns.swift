/// Words in columns, as a shell lists files: down the first column, then the next.
public enum WordColumns {
  /// The words as lines with a line break each, as few as fit into a width.
  ///
  /// - Parameter width: The columns of the terminal.
  /// - Complexity: O(words * columns of words).
  public static func text(_ words: [String], width: Int) -> String {
    guard !words.isEmpty else { return "" }
    let widths = words.map(\.terminalColumns)
    var rows = 1
    while rows < words.count, total(widths, rows) > width { rows += 1 }
    var lines = Array(repeating: "", count: rows)
    for (place, word) in words.enumerated() {
      let column = place / rows
      lines[place % rows] += word
      guard place + rows < words.count else { continue }
      let padding = columnWidth(widths, rows, column) - widths[place] + gap
      lines[place % rows] += String(repeating: " ", count: padding)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Spaces between columns.
  private static let gap = 2

  /// The width that all columns take with so many rows.
  private static func total(_ widths: [Int], _ rows: Int) -> Int {
    let columns = (widths.count + rows - 1) / rows
    return (0..<columns).reduce(gap * (columns - 1)) { $0 + columnWidth(widths, rows, $1) }
  }

  private static func columnWidth(_ widths: [Int], _ rows: Int, _ column: Int) -> Int {
    widths[column * rows..<min(widths.count, (column + 1) * rows)].max() ?? 0
  }
}
