import Foundation

/// Told of rows that scrolling brings into view soon, so that it can get their data.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Told of rows that went away again without having been shown; optional.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  /// Tells of the rows within the height of the table above and below its visible part (the distance is
  /// not measured).
  func prefetchRows() {
    guard isPrefetchingEnabled, let prefetchDataSource, bounds.height > 0 else { return }
    let shown = Set(visiblePaths)
    let near = Set(paths(in: bounds.insetBy(dx: 0, dy: -bounds.height)))
    let (coming, cancelled) = prefetching.follow(near: near, shown: shown)
    if !coming.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: coming) }
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled)
    }
  }
}
