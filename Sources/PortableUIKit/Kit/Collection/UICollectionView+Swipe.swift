import Foundation

/// Rows of lists are drawn aside where their list's configuration has actions for them.
extension UICollectionView: RowSwipeHost {
  var mayBeSwiped: Bool {
    dataSource != nil && !isEditing && collectionViewLayout is UICollectionViewCompositionalLayout
  }

  func swipedPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func swipedFrame(of path: IndexPath) -> CGRect {
    layoutAttributesForItem(at: path)?.frame ?? .zero
  }

  func swipeConfiguration(for path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let list = list(at: path)
    let provider =
      isLeading
      ? list?.leadingSwipeActionsConfigurationProvider
      : list?.trailingSwipeActionsConfigurationProvider
    let found = provider?(path)
    return found?.actions.isEmpty == false ? found : nil
  }

  var lowestRowIndex: Int {
    guard let background = backgroundView ?? ownListGround else { return 0 }
    return subviews.firstIndex { $0 === background }.map { $0 + 1 } ?? 0
  }

  func swipeWillOpen(_ path: IndexPath) {}

  func swipeDidChange(_ path: IndexPath, isOpen: Bool) {
    cellForItem(at: path)?.isSwiped = isOpen
  }
}
