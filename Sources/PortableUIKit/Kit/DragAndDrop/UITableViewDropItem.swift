import Foundation

/// One of the things that were dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  /// The place in the same table from which it came; nil where it came from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture in points; zero where it came from elsewhere.
  var previewSize: CGSize { get }
}
