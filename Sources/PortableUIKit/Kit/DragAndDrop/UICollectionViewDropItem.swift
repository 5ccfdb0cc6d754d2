import Foundation

/// One of the things that were dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  /// The place in the same collection from which it came; nil where it came from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture in points; zero where it came from elsewhere.
  var previewSize: CGSize { get }
}
