import Foundation

extension CGPath {
  /// The smallest rectangle that holds the path itself, control points left aside; null of an empty
  /// path (BP-1).
  ///
  /// - Complexity: O(steps).
  public final var boundingBoxOfPath: CGRect { elements.bounds }
}

extension PathElements {
  /// The exact box: curves reach their extremes where a derivative is 0.
  package var bounds: CGRect {
    var box = PointBox()
    var current = CGPoint.zero
    for element in self {
      switch element {
      case .move(let point), .line(let point):
        box.add(point)
        current = point
      case .quadCurve(let control, let end):
        let curve = CubicCurve(from: current, quadraticControl: control, to: end)
        box.add(curve)
        current = end
      case .curve(let first, let second, let end):
        box.add(CubicCurve(start: current, control1: first, control2: second, end: end))
        current = end
      case .close: break
      }
    }
    return box.rect
  }
}
