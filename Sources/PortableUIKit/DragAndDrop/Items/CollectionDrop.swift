import Foundation

/// Things that were dropped on a collection, as its delegate sees them.
final class CollectionDrop: UICollectionViewDropCoordinator {
  private final class Item: UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
      dragItem = item
      sourceIndexPath = source
      previewSize = size
    }
  }

  /// A place that is held, and becomes an item when the thing has come.
  private final class Place: NSObject, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let path: IndexPath
    private weak var view: UICollectionView?
    private let animator: DragAnimator
    private var isHeld = true

    init(
      _ item: UIDragItem, at path: IndexPath, in view: UICollectionView?, _ animator: DragAnimator
    ) {
      dragItem = item
      self.path = path
      self.view = view
      self.animator = animator
      super.init()
      view?.dragging.placeholderCount += 1
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      animator.addCompletion(completion)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
      guard isHeld, let view else { return false }
      giveUp()
      withoutActuallyEscaping(dataSourceUpdates) { updates in
        view.performBatchUpdates {
          updates(self.path)
          view.insertItems(at: [self.path])
        }
      }
      return true
    }

    func deletePlaceholder() -> Bool {
      guard isHeld else { return false }
      giveUp()
      return true
    }

    func setNeedsCellUpdate() {}

    private func giveUp() {
      isHeld = false
      view?.dragging.placeholderCount -= 1
    }
  }

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
    items = drop.items.map { Item($0.item, $0.source, $0.size) }
  }

  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    Place(dragItem, at: placeholder.insertionIndexPath, in: view, drop.animator())
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
