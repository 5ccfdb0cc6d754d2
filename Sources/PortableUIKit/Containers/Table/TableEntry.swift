import Foundation

/// One thing that stands in a table, from the top down.
enum TableEntry: Hashable {
  case tableHeader
  case header(section: Int)
  case row(IndexPath)
  case footer(section: Int)
  case tableFooter
}
