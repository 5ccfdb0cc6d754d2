import Foundation

extension UICollectionView: ItemDragHost {
  var hasDragDelegates: (drag: Bool, drop: Bool) { (dragDelegate != nil, dropDelegate != nil) }

  func draggablePath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func draggedCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }
  func liftParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }
  func setDragState(_ state: Int, at path: IndexPath) {
    UICollectionViewCell.DragState(rawValue: state).map {
      cellForItem(at: path)?.dragStateDidChange($0)
    }
  }
  func dragSessionWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  func dragSessionDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func canHandle(_ session: any UIDropSession, from sources: [IndexPath]) -> Bool {
    if let dropDelegate { return dropDelegate.collectionView(self, canHandle: session) }
    // A collection without a delegate for drops still has its own items moved.
    guard let path = sources.first, sources.count == 1, let dataSource else { return false }
    return dataSource.collectionView(self, canMoveItemAt: path)
  }
  func dropSessionDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  func dropSessionDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  func dropSessionDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }
  func proposal(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal {
    dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UICollectionViewDropProposal(
        operation: path == nil ? .cancel : .move, intent: .insertAtDestinationIndexPath)
  }
  func takeDrop(_ drop: ItemDrop) {
    if let dropDelegate {
      return dropDelegate.collectionView(
        self, performDropWith: CollectionDrop(drop, in: self))
    }
    guard let source = drop.items.first?.source, let proposed = drop.destination else { return }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
        atCurrentIndexPath: source, toProposedIndexPath: proposed) ?? proposed
    guard target != source else { return }
    dataSource?.collectionView(self, moveItemAt: source, to: target)
    moveItem(at: source, to: target)
  }

  func insertPlace(at path: IndexPath, _ updates: @escaping () -> Void) {
    performBatchUpdates {
      updates()
      insertItems(at: [path])
    }
  }

  func allowsSpringLoading(
    at path: IndexPath, _ context: any UISpringLoadedInteractionContext
  ) -> Bool {
    delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
  }
}
