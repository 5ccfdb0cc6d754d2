import Foundation

/// The animations beside an item that is lifted, dropped or put back.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  /// Has a closure told that the item has arrived.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
