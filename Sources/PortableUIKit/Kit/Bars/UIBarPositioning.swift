import Foundation

/// A bar that knows where it is.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// Where the bar is, as its delegate or its controller says.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is; a bar at the top of the screen whose delegate answers `.topAttached` has its ground reach up to
/// the edge of the screen.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UIBarPosition {
  /// The position; nil for any, which leaves it to the bar.
  var known: UIBarPosition? { self == .any ? nil : self }
}
