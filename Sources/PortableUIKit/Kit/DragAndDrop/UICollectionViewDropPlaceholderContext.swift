import Foundation

/// Ends the wait for something that was dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Has the thing become an item: the closure adds it to the data at the place it is given.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Gives the place up.
  @discardableResult func deletePlaceholder() -> Bool
  /// Has the cell of the place shown anew; there is no such cell here.
  func setNeedsCellUpdate()
}
