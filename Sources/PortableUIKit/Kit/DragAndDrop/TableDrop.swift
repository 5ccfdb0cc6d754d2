import Foundation

/// Things that were dropped on a table, as its delegate sees them.
final class TableDrop: UITableViewDropCoordinator {
  private let drop: ItemDrop
  private weak var view: UITableView?
  let proposal: UITableViewDropProposal
  let items: [any UITableViewDropItem]

  init(_ drop: ItemDrop, in view: UITableView) {
    self.drop = drop
    self.view = view
    proposal =
      drop.proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: drop.proposal.operation)
    items = drop.items.map { DroppedItem($0.item, $0.source, $0.size) }
  }

  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    HeldPlace(dragItem, at: placeholder.insertionIndexPath, in: view, drop.animator())
  }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.animator()
  }
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { drop.animator() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.animator()
  }
}
