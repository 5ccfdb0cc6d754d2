import Foundation

/// A rectangle that an animator moves by the laws of motion: a view, or another object with a middle.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// The middle in points of the reference view, which the animator sets.
  var center: CGPoint { get set }
  /// The extent in points; items collide with their upright rectangles.
  var bounds: CGRect { get }
  /// Items do not turn here, so that the animator leaves the map alone.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
