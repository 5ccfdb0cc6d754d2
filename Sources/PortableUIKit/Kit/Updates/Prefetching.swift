import Foundation

/// Notes which rows or items soon to be shown the data source was told of.
struct Prefetching {
  /// Paths near the visible part that were told of and have not been shown.
  private var told: Set<IndexPath> = []
  /// Paths near the visible part that have been shown: there is nothing to fetch for them.
  private var seen: Set<IndexPath> = []

  /// The paths that come near, and those that went away again without having been shown; each in order.
  ///
  /// - Parameters:
  ///   - near: The paths that scrolling brings into view soon.
  ///   - shown: The paths in view.
  mutating func follow(
    near: Set<IndexPath>, shown: Set<IndexPath>
  ) -> (coming: [IndexPath], cancelled: [IndexPath]) {
    told.subtract(shown)
    seen.formUnion(shown)
    let coming = near.subtracting(seen).subtracting(told)
    let cancelled = told.subtracting(near)
    told.formUnion(coming)
    told.subtract(cancelled)
    seen.formIntersection(near.union(shown))
    return (coming.sorted(), cancelled.sorted())
  }

  /// The rows are others now.
  mutating func forget() {
    told = []
    seen = []
  }
}
