import Foundation

/// One step of a path.
public enum PathElement: Hashable, Sendable {
  /// Begins a subpath at a point.
  case move(CGPoint)
  /// A straight line to a point.
  case line(CGPoint)
  /// A quadratic Bézier curve.
  case quadCurve(control: CGPoint, end: CGPoint)
  /// A cubic Bézier curve.
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// A straight line to the beginning of the subpath, and its end.
  case close
}
