import Foundation

/// Drags and drops the rows of a table or the items of a collection, and asks its delegates.
@MainActor final class ItemDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate
{
  private weak var host: (any ItemDragHost)?
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  private var proposal: UIDropProposal?
  private var finished: ItemDrop?
  private(set) var hasActiveDrag = false
  private(set) var hasActiveDrop = false
  /// How many places are held for items that are still loading.
  var placeholderCount = 0

  init(_ host: any ItemDragHost) {
    self.host = host
    super.init()
  }

  // MARK: Dragging

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let host, let path = host.draggablePath(at: session.location(in: host)) else { return [] }
    let items = host.itemsForBeginning(session, at: path)
    sources = Dictionary(
      items.map { (ObjectIdentifier($0), path) }, uniquingKeysWith: { first, _ in first })
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let host, let path = sources[ObjectIdentifier(item)],
      let cell = host.draggedCell(at: path)
    else { return nil }
    return UITargetedDragPreview(
      view: cell, parameters: host.liftParameters(at: path) ?? UIDragPreviewParameters())
  }

  private func tellCells(_ state: Int) {
    for path in Set(sources.values) { host?.setDragState(state, at: path) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { tellCells(1) }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { tellCells(0) }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    hasActiveDrag = true
    tellCells(2)
    host?.dragSessionWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { host?.allowsMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { host?.isRestricted(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    hasActiveDrag = false
    tellCells(0)
    host?.dragSessionDidEnd(session)
    sources = [:]
  }

  // MARK: Dropping

  private func sourcePaths(_ session: any UIDropSession) -> [IndexPath] {
    session.items.compactMap { sources[ObjectIdentifier($0)] }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { host?.canHandle(session, from: sourcePaths(session)) ?? false }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  {
    hasActiveDrop = true
    host?.dropSessionDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let host else { return UIDropProposal(operation: .cancel) }
    let path = host.draggablePath(at: session.location(in: host))
    let answer = host.proposal(session, at: path)
    proposal = answer
    return answer
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  {
    hasActiveDrop = false
    host?.dropSessionDidExit(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let host, let proposal else { return }
    let items = session.items.map { item in
      let source = sources[ObjectIdentifier(item)]
      let size = source.flatMap(host.draggedCell)?.bounds.size ?? .zero
      return (item: item, source: source, size: size)
    }
    let drop = ItemDrop(
      session, proposal, to: host.draggablePath(at: session.location(in: host)), items: items)
    finished = drop
    host.takeDrop(drop)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let host, let path = finished?.destination else { return defaultPreview }
    _ = host.dropParameters(at: path)
    return defaultPreview
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    host?.layoutIfNeeded()
    finished?.finish()
    finished = nil
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    hasActiveDrop = false
    proposal = nil
    host?.dropSessionDidEnd(session)
  }
}
