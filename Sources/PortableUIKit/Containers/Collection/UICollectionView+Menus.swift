import Foundation

extension UICollectionView {
  /// The menus of the items, which the delegate has. A press on one of several selected items is one on
  /// all of them.
  func makeMenus() -> ItemMenus {
    ItemMenus { [weak self] point in
      guard let self else { return nil }
      return delegate?.collectionView(
        self, contextMenuConfigurationForItemsAt: pressedPaths(at: point), point: point)
    } willDisplay: { [weak self] configuration, companion in
      guard let self else { return }
      delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: companion)
    } willEnd: { [weak self] configuration, companion in
      guard let self else { return }
      delegate?.collectionView(
        self, willEndContextMenuInteraction: configuration, animator: companion)
    }
  }

  private func pressedPaths(at point: CGPoint) -> [IndexPath] {
    guard let path = indexPathForItem(at: point) else { return [] }
    return selectedPaths.contains(path) ? selectedPaths.sorted() : [path]
  }
}
