import Foundation

/// Things that were dropped on a table, as its delegate sees them.
final class TableDrop: UITableViewDropCoordinator {
  private final class Item: UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
      dragItem = item
      sourceIndexPath = source
      previewSize = size
    }
  }

  /// A place that is held, and becomes a row when the thing has come.
  private final class Place: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let path: IndexPath
    private weak var view: UITableView?
    private let animator: DragAnimator
    private var isHeld = true

    init(
      _ item: UIDragItem, at path: IndexPath, in view: UITableView?, _ animator: DragAnimator
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
          view.insertRows(at: [self.path], with: .automatic)
        }
      }
      return true
    }

    func deletePlaceholder() -> Bool {
      guard isHeld else { return false }
      giveUp()
      return true
    }

    private func giveUp() {
      isHeld = false
      view?.dragging.placeholderCount -= 1
    }
  }

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
    items = drop.items.map { Item($0.item, $0.source, $0.size) }
  }

  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    Place(dragItem, at: placeholder.insertionIndexPath, in: view, drop.animator())
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
