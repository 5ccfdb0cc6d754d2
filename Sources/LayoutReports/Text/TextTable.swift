/// A table of words in columns, for a terminal or a file.
public struct TextTable: Equatable, Sendable {
  /// On which side of its column a word stands.
  public enum Alignment: Hashable, Sendable {
    case left
    case right
  }

  /// A column: its heading and its side.
  public struct Column: Hashable, Sendable {
    public var heading: String
    public var alignment: Alignment

    /// Makes a column.
    public init(_ heading: String, _ alignment: Alignment = .left) {
      self.heading = heading
      self.alignment = alignment
    }
  }

  public let columns: [Column]
  public private(set) var rows: [[String]] = []

  /// Makes a table without rows.
  public init(columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row at the end; words missing at its end are empty, words too many are left out.
  public mutating func append(_ row: [String]) {
    let missing = max(0, columns.count - row.count)
    rows.append(Array(row.prefix(columns.count)) + Array(repeating: "", count: missing))
  }

  /// The table as lines with a line break each; two spaces between columns, none at line ends.
  ///
  /// - Complexity: O(characters).
  public func text() -> String {
    let table = [columns.map(\.heading)] + rows
    let widths = columns.indices.map { column in table.map { $0[column].terminalColumns }.max() ?? 0
    }
    return table.map { row in
      var line = ""
      for (column, word) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - word.terminalColumns)
        if column > 0 { line += "  " }
        line += columns[column].alignment == .left ? word + padding : padding + word
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
