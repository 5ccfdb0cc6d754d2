import Foundation

/// A table or a collection, whose rows or items are dragged and dropped.
@MainActor protocol ItemDragHost: UIScrollView {
  var dragInteractionEnabled: Bool { get }
  func draggablePath(at point: CGPoint) -> IndexPath?
  func draggedCell(at path: IndexPath) -> UIView?
  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func liftParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
  /// Tells a cell that it is lifted (1), dragged (2) or neither (0).
  func setDragState(_ state: Int, at path: IndexPath)
  func dragSessionWillBegin(_ session: any UIDragSession)
  func dragSessionDidEnd(_ session: any UIDragSession)
  func allowsMove(_ session: any UIDragSession) -> Bool
  func isRestricted(_ session: any UIDragSession) -> Bool

  func canHandle(_ session: any UIDropSession, from sources: [IndexPath]) -> Bool
  func dropSessionDidEnter(_ session: any UIDropSession)
  func dropSessionDidExit(_ session: any UIDropSession)
  func dropSessionDidEnd(_ session: any UIDropSession)
  func proposal(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal
  func takeDrop(_ drop: ItemDrop)
}
