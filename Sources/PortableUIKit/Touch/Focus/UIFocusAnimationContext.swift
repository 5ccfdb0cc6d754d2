import Foundation

/// What animations of the focus are told of.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: AnyObject {
  /// In seconds.
  var duration: TimeInterval { get }
}
