import Foundation

/// A box that grows with the points it is given.
struct PointBox {
  private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  mutating func add(_ point: CGPoint) {
    low.x = min(low.x, point.x)
    low.y = min(low.y, point.y)
    high.x = max(high.x, point.x)
    high.y = max(high.y, point.y)
  }

  /// Takes in the curve, which begins at a point that is known already.
  mutating func add(_ curve: CubicCurve) {
    add(curve.end)
    for t in curve.extremes(\.x) + curve.extremes(\.y) { add(curve.point(at: t)) }
  }

  /// Null where there was no point.
  var rect: CGRect {
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
