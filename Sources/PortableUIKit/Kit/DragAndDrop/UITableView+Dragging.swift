import Foundation

extension UITableView: ItemDragHost {
  var hasDragDelegates: (drag: Bool, drop: Bool) { (dragDelegate != nil, dropDelegate != nil) }

  func draggablePath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func draggedCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }
  func liftParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }
  func setDragState(_ state: Int, at path: IndexPath) {
    UITableViewCell.DragState(rawValue: state).map { cellForRow(at: path)?.dragStateDidChange($0) }
  }
  func dragSessionWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
  func dragSessionDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }
  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func canHandle(_ session: any UIDropSession, from sources: [IndexPath]) -> Bool {
    if let dropDelegate { return dropDelegate.tableView(self, canHandle: session) }
    // A table without a delegate for drops still has its own rows moved.
    guard let path = sources.first, sources.count == 1, let dataSource else { return false }
    return dataSource.tableView(self, canMoveRowAt: path)
  }
  func dropSessionDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  func dropSessionDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }
  func dropSessionDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }
  func proposal(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal {
    dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UITableViewDropProposal(
        operation: path == nil ? .cancel : .move, intent: .insertAtDestinationIndexPath)
  }
  func takeDrop(_ drop: ItemDrop) {
    if let dropDelegate {
      return dropDelegate.tableView(self, performDropWith: TableDrop(drop, in: self))
    }
    guard let source = drop.items.first?.source, let proposed = drop.destination else { return }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    guard target != source else { return }
    dataSource?.tableView(self, moveRowAt: source, to: target)
    moveRow(at: source, to: target)
  }

  func insertPlace(at path: IndexPath, _ updates: @escaping () -> Void) {
    performBatchUpdates {
      updates()
      insertRows(at: [path], with: .automatic)
    }
  }

  func allowsSpringLoading(
    at path: IndexPath, _ context: any UISpringLoadedInteractionContext
  ) -> Bool {
    delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
  }
}
