import Foundation

/// A cubic Bézier curve.
package struct CubicCurve {
  package var start: CGPoint
  package var control1: CGPoint
  package var control2: CGPoint
  package var end: CGPoint

  package init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// A quadratic curve raised by one degree.
  package init(from start: CGPoint, quadraticControl control: CGPoint, to end: CGPoint) {
    func third(_ a: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (control.x - a.x) * 2 / 3, y: a.y + (control.y - a.y) * 2 / 3)
    }
    self.init(start: start, control1: third(start), control2: third(end), end: end)
  }

  package func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The two parts before and after `t`, by de Casteljau's construction.
  package func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    let (ab, bc, cd) = (mix(start, control1), mix(control1, control2), mix(control2, end))
    let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
    let middle = mix(abc, bcd)
    return (
      CubicCurve(start: start, control1: ab, control2: abc, end: middle),
      CubicCurve(start: middle, control1: bcd, control2: cd, end: end)
    )
  }

  /// The part between two parameters.
  package func part(from low: CGFloat, to high: CGFloat) -> CubicCurve {
    let tail = low <= 0 ? self : split(at: low).1
    guard high < 1, low < 1 else { return tail }
    return tail.split(at: (high - low) / (1 - low)).0
  }

  /// The parameters strictly between 0 and 1 at which a coordinate turns back, in order.
  package func extremes(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let (p0, p1) = (start[keyPath: axis], control1[keyPath: axis])
    let (p2, p3) = (control2[keyPath: axis], end[keyPath: axis])
    if min(p0, p3) <= min(p1, p2), max(p1, p2) <= max(p0, p3) { return [] }
    // A third of the derivative is a·t² + b·t + c.
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    return quadraticRoots(a, b, c).filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// The roots without cancellation: the larger by the usual formula, the other by their product.
  private func quadraticRoots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0, discriminant.isFinite else { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [q / a, c / q].filter(\.isFinite)
  }

  /// The number of straight pieces of equal parameter length that stay within `tolerance` of the curve,
  /// at most 10,000 (Wang's bound on the second differences).
  package func pieces(tolerance: CGFloat) -> Int {
    let first = hypot(
      start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
    let second = hypot(
      control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
    let count = (0.75 * max(first, second) / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? max(1, min(10_000, Int(min(count, 10_000)))) : 10_000
  }
}
