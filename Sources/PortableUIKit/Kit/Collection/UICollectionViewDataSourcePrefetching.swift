import Foundation

/// Told of items that scrolling brings into view soon, so that it can get their data.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Told of items that went away again without having been shown; optional.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// Tells of the items within the size of the collection around its visible part (the distance is not
  /// measured). The layout is asked for them only where somebody is told.
  func prefetchItems() {
    guard isPrefetchingEnabled, let prefetchDataSource, !bounds.isEmpty else { return }
    let region = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let attributes = collectionViewLayout.layoutAttributesForElements(in: region) ?? []
    let near = attributes.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    let (coming, cancelled) = prefetching.follow(
      near: Set(near), shown: Set(indexPathsForVisibleItems))
    if !coming.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: coming) }
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
  }
}
