import Foundation

extension UICollectionView {
  /// Whether several items may be selected at the same time now.
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var selectsByTap: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  func editingDidChange() {
    closeSwipe()
    for path in selectedPaths { deselect(path) }
    for path in visiblePaths { cellForItem(at: path)?.isInEditing = isEdited(path) }
  }

  /// Whether an item takes part when items are edited.
  func isEdited(_ path: IndexPath) -> Bool {
    isEditing && delegate?.collectionView(self, canEditItemAt: path) ?? true
  }

  // MARK: By the program

  func select(_ path: IndexPath?, _ position: ScrollPosition) {
    if !selectsSeveral {
      for selected in selectedPaths where selected != path { deselect(selected) }
    }
    guard let path, !selectedPaths.contains(path) else { return }
    selectedPaths.append(path)
    cellForItem(at: path)?.isSelected = true
    if !position.isEmpty { scroll(to: path, position) }
  }

  func deselect(_ path: IndexPath) {
    selectedPaths.removeAll { $0 == path }
    cellForItem(at: path)?.isSelected = false
  }

  /// Brings an item to its place in the view, as far as the content goes.
  func scroll(to path: IndexPath, _ position: ScrollPosition) {
    layOutItems()
    guard let item = layoutAttributesForItem(at: path)?.frame else { return }
    let inset = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) { offset.y = item.minY - inset.top }
    if position.contains(.centeredVertically) { offset.y = item.midY - bounds.height / 2 }
    if position.contains(.bottom) { offset.y = item.maxY + inset.bottom - bounds.height }
    if position.contains(.left) { offset.x = item.minX - inset.left }
    if position.contains(.centeredHorizontally) { offset.x = item.midX - bounds.width / 2 }
    if position.contains(.right) { offset.x = item.maxX + inset.right - bounds.width }
    contentOffset = nearestOffset(to: offset)
  }

  // MARK: By the user

  /// Highlights the item under a finger that came down; answers whether there is one that wants it.
  func highlight(_ touches: Set<UITouch>) -> Bool {
    guard selectsByTap, highlightedPath == nil, let touch = touches.earliest,
      let (path, cell) = item(under: touch),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    highlightedPath = path
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  private func item(under touch: UITouch) -> (IndexPath, UICollectionViewCell)? {
    guard let deepest = touch.view else { return nil }
    for view in sequence(first: deepest, next: \.superview) {
      if let cell = view as? UICollectionViewCell, let path = path(of: cell) {
        return (path, cell)
      }
    }
    return nil
  }

  func endHighlight() {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Selects the item that was tapped, or deselects it where several may be selected and it is, as far
  /// as the delegate agrees. A selected item starts its segue, and then the delegate is told.
  func choose(_ path: IndexPath) {
    if (cellForItem(at: path) as? UICollectionViewListCell)?.openedByTap() == true { return }
    if selectsSeveral, selectedPaths.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      return giveUp(path)
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsSeveral {
      for selected in selectedPaths where selected != path { giveUp(selected) }
    }
    select(path, [])
    if let cell = cellForItem(at: path) { cell.selectionSegue?(cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
    if !isEditing, let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    {
      delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  private func giveUp(_ path: IndexPath) {
    deselect(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }
}
