import Foundation

/// Things that were dropped on a collection, as its delegate sees them.
final class CollectionDrop: UICollectionViewDropCoordinator {
  private let drop: ItemDrop
  private weak var view: UICollectionView?
  let proposal: UICollectionViewDropProposal
  let items: [any UICollectionViewDropItem]

  init(_ drop: ItemDrop, in view: UICollectionView) {
    self.drop = drop
    self.view = view
    proposal =
      drop.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
    items = drop.items.map { DroppedItem($0.item, $0.source, $0.size) }
  }

  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    HeldPlace(dragItem, at: placeholder.insertionIndexPath, in: view, drop.animator())
  }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.animator()
  }
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { drop.animator() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.animator()
  }
}
