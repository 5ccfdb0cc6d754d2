import Foundation

/// One thing that stands in a table, from the top down.
enum TableEntry: Hashable {
  case tableHeader
  case header(section: Int)
  case row(IndexPath)
  case footer(section: Int)
  case tableFooter

  /// Whether an inset group sets it in; headers, footers and the edges of the table are as wide as that.
  var isInset: Bool {
    if case .row = self { true } else { false }
  }

  var isHeader: Bool {
    if case .header = self { true } else { false }
  }
}
