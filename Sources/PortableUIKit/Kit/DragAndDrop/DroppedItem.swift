import Foundation

/// One of the things that were dropped on a table or a collection.
final class DroppedItem: UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
    dragItem = item
    sourceIndexPath = source
    previewSize = size
  }
}
