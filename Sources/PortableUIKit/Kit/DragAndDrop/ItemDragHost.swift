import Foundation

/// A table or a collection, whose rows or items are dragged and dropped.
@MainActor protocol ItemDragHost: UIScrollView {
  var dragInteractionEnabled: Bool { get }
  var dragging: ItemDragging { get }
  /// Whether there are delegates for what is dragged and dropped.
  var hasDragDelegates: (drag: Bool, drop: Bool) { get }
  /// What has rows or items be chosen by things that are dragged over them for a while.
  var springLoading: UISpringLoadedInteraction? { get set }
  var isSpringLoaded: Bool { get }
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
  /// Inserts a row or an item, and the data for it, at once.
  func insertPlace(at path: IndexPath, _ updates: @escaping () -> Void)

  func allowsSpringLoading(
    at path: IndexPath, _ context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Chooses a row or an item as a tap does.
  func choose(_ path: IndexPath)
}

extension ItemDragHost {
  /// Has presses and drops be looked for, as far as there are delegates for them.
  func takeDragDelegates() {
    let delegates = hasDragDelegates
    if delegates.drag, dragInteractionEnabled {
      dragging.drag.isEnabled = true
      addInteraction(dragging.drag)
    } else {
      removeInteraction(dragging.drag)
    }
    if delegates.drop || delegates.drag {
      addInteraction(dragging.drop)
    } else {
      removeInteraction(dragging.drop)
    }
  }

  /// Has rows or items be chosen by things that are dragged over them for a while.
  func takeSpringLoading() {
    if let springLoading { removeInteraction(springLoading) }
    springLoading = nil
    guard isSpringLoaded else { return }
    let interaction = UISpringLoadedInteraction(
      interactionBehavior: SpringLoadedPlaces(self), interactionEffect: nil
    ) { [weak self] _, context in
      if let path = context.targetItem as? IndexPath { self?.choose(path) }
    }
    springLoading = interaction
    addInteraction(interaction)
  }
}

/// Finds the row or item that things are dragged over.
private final class SpringLoadedPlaces: UISpringLoadedInteractionBehavior {
  private weak var host: (any ItemDragHost)?

  init(_ host: any ItemDragHost) { self.host = host }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let host, let path = host.draggablePath(at: context.location(in: host)),
      host.allowsSpringLoading(at: path, context)
    else { return false }
    context.targetItem = path
    return true
  }
}
