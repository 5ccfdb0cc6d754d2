import Foundation

/// The entries of a table with their heights in points, from the top down.
///
/// A height is an estimate until the entry's view has been measured, which happens when it comes
/// into view.
struct TableExtents {
  struct Extent {
    let entry: TableEntry
    /// The height with the padding.
    var height: CGFloat
    /// The room above the entry's view, as a part of the height.
    let padding: CGFloat
    /// The entry's view determines the height.
    let isAutomatic: Bool
    /// The width in points at which the height was measured; nil for an estimate.
    var measuredWidth: CGFloat?
  }

  private(set) var extents: [Extent] = []
  private(set) var rowCounts: [Int] = []
  private var places: [TableEntry: Int] = [:]
  /// The top of each entry and the bottom of the last, as far as they were asked for.
  private var tops: [CGFloat] = [0]
  /// The tops after this one are out of date.
  private var firstStale = 0

  mutating func append(
    _ entry: TableEntry, height: CGFloat, isAutomatic: Bool, padding: CGFloat = 0
  ) {
    switch entry {
    case .header: rowCounts.append(0)
    case .row: rowCounts[rowCounts.count - 1] += 1
    case .tableHeader, .footer, .tableFooter: break
    }
    places[entry] = extents.count
    extents.append(
      Extent(
        entry: entry, height: max(0, height) + padding, padding: padding, isAutomatic: isAutomatic))
  }

  /// Brings the tops up to date as far as that of `index`.
  private mutating func refreshTops(through index: Int) {
    guard index > firstStale else { return }
    tops.removeSubrange((firstStale + 1)...)
    while firstStale < index {
      tops.append(tops[firstStale] + extents[firstStale].height)
      firstStale += 1
    }
  }

  /// The height in points of everything.
  var total: CGFloat {
    mutating get { top(of: extents.count) }
  }

  func index(of entry: TableEntry) -> Int? { places[entry] }

  /// The top of an entry; the bottom of the last one for their number.
  ///
  /// - Complexity: O(entries above whose heights changed since the last question).
  mutating func top(of index: Int) -> CGFloat {
    refreshTops(through: index)
    return tops[index]
  }

  /// The first entry that ends below `y`.
  ///
  /// - Complexity: O(log entries) where nothing has changed above.
  mutating func firstIndex(below y: CGFloat) -> Int {
    while !(tops[firstStale] > y), firstStale < extents.count {
      refreshTops(through: firstStale + 1)
    }
    var low = 0
    var high = firstStale
    while low < high {
      let middle = (low + high) / 2
      if tops[middle + 1] > y { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// - Parameter height: The height of the entry's view.
  mutating func setHeight(_ height: CGFloat, measuredAt width: CGFloat?, at index: Int) {
    extents[index].measuredWidth = width
    let height = max(0, height) + extents[index].padding
    guard extents[index].height != height else { return }
    extents[index].height = height
    firstStale = min(firstStale, index)
  }

  /// Has an automatic entry measured again when it is next in view.
  mutating func forgetMeasurement(at index: Int) { extents[index].measuredWidth = nil }

  /// Has every row measured again when it is shown.
  mutating func forgetMeasurements() {
    for index in extents.indices { extents[index].measuredWidth = nil }
  }
}
