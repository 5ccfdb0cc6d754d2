import Foundation

/// Lines of cells: Markdown in the report, aligned columns on the terminal.
struct TextTable {
  let header: [String]
  /// The columns that are aligned on the right on the terminal.
  var numeric: Set<Int> = []
  var rows: [[String]] = []

  var markdown: String {
    ([header, header.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  var aligned: String {
    let lines = [header] + rows
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      line.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return numeric.contains(column) ? padding + cell : cell + padding
      }.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }
}
