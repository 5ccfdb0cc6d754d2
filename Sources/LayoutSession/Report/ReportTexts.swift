import AutoLayout
import Cassowary

/// The words of a report, each once: rows are told as they are without anything moved.
@MainActor struct ReportTexts {
  private let names: [Constraint: String]
  private(set) var all: [String] = []
  private var places: [String: Int] = [:]

  /// Takes the words for rows as they are now.
  init(rows: [Constraint: LayoutRowReport], names: RowText) {
    self.names = rows.mapValues { names.name($0, hasSize: false) }
  }

  /// The place of a text.
  mutating func index(of text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = all.count
    all.append(text)
    return all.count - 1
  }

  /// The place of the words for a row.
  ///
  /// - Parameter isMoved: Whether its number follows the size that is chosen.
  mutating func index(of row: LayoutRowReport, isMoved: Bool) -> Int {
    guard var text = names[row.handle] else { return index(of: "the size that was chosen") }
    if row.isBoundAtRest { text += " (nothing pulls it away)" }
    return index(of: isMoved ? text + ", moved by the slider" : text)
  }
}
