import Foundation

/// A place that is held in a table or a collection, and becomes a row or an item when the thing has come.
final class HeldPlace: NSObject, UITableViewDropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private let path: IndexPath
  private weak var host: (any ItemDragHost)?
  private let animator: DragAnimator
  private var isHeld = true

  init(
    _ item: UIDragItem, at path: IndexPath, in host: (any ItemDragHost)?, _ animator: DragAnimator
  ) {
    dragItem = item
    self.path = path
    self.host = host
    self.animator = animator
    super.init()
    host?.dragging.placeholderCount += 1
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard isHeld, let host else { return false }
    giveUp()
    withoutActuallyEscaping(dataSourceUpdates) { updates in
      host.insertPlace(at: path) { updates(self.path) }
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
    host?.dragging.placeholderCount -= 1
  }
}
