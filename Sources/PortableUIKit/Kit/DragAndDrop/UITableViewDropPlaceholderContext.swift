import Foundation

/// Ends the wait for something that was dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Has the thing become a row: the closure adds it to the data at the place it is given.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Gives the place up.
  @discardableResult func deletePlaceholder() -> Bool
}
