import Foundation

extension UICollectionView {
  /// The menus of the items, which the delegate has. A press on one of several selected items is one on
  /// all of them.
  func makeMenus() -> ItemMenus {
    var pressed: [IndexPath] = []
    return ItemMenus { [weak self] point in
      guard let self else { return nil }
      pressed = pressedPaths(at: point)
      return delegate?.collectionView(
        self, contextMenuConfigurationForItemsAt: pressed, point: point)
        ?? indexPathForItem(at: point).flatMap(editMenu)
    } willDisplay: { [weak self] configuration, companion in
      guard let self else { return }
      delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: companion)
    } willEnd: { [weak self] configuration, companion in
      guard let self else { return }
      delegate?.collectionView(
        self, willEndContextMenuInteraction: configuration, animator: companion)
    } preview: { [weak self] configuration, isOpening in
      guard let self, let delegate else { return nil }
      let previews = pressed.map { path in
        isOpening
          ? delegate.collectionView(
            self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
          : delegate.collectionView(
            self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
      }
      return previews.first ?? nil
    }
  }

  private func editMenu(of path: IndexPath) -> UIContextMenuConfiguration? {
    guard let delegate, delegate.collectionView(self, shouldShowMenuForItemAt: path) else {
      return nil
    }
    return EditMenu.configuration { [weak self] action in
      guard let self else { return false }
      return delegate.collectionView(
        self, canPerformAction: action, forItemAt: path, withSender: contextMenuInteraction)
    } _: { [weak self] action in
      guard let self else { return }
      delegate.collectionView(
        self, performAction: action, forItemAt: path, withSender: contextMenuInteraction)
    }
  }

  private func pressedPaths(at point: CGPoint) -> [IndexPath] {
    guard let path = indexPathForItem(at: point) else { return [] }
    return selectedPaths.contains(path) ? selectedPaths.sorted() : [path]
  }
}
