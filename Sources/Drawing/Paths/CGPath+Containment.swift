import Foundation

extension CGPath {
  /// Whether `point` lies inside the path, open subpaths taken as closed (BP-6).
  ///
  /// Edges at the left and the top belong to the inside as far as rounding allows.
  /// - Complexity: O(steps); a curve that the point's height meets costs a bisection.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = transform.isIdentity ? point : point.applying(transform.inverted())
    guard point.isFinite else { return false }
    let winding = elements.windingNumber(around: point)
    switch rule {
    case .winding: return winding != 0
    case .evenOdd: return winding % 2 != 0
    }
  }
}

extension PathElements {
  /// How often the path goes around `point`, counted on a ray to the right: crossings that run towards
  /// greater y count up, others down. (For parity both signs are the same.)
  package func windingNumber(around point: CGPoint) -> Int {
    var winding = 0
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in self {
      switch element {
      case .move(let next):
        winding += crossing(from: current, to: start, of: point)
        current = next
        start = next
      case .line(let next):
        winding += crossing(from: current, to: next, of: point)
        current = next
      case .quadCurve(let control, let end):
        let curve = CubicCurve(from: current, quadraticControl: control, to: end)
        winding += crossings(of: curve, at: point)
        current = end
      case .curve(let first, let second, let end):
        let curve = CubicCurve(start: current, control1: first, control2: second, end: end)
        winding += crossings(of: curve, at: point)
        current = end
      case .close:
        winding += crossing(from: current, to: start, of: point)
        current = start
      }
    }
    return winding + crossing(from: current, to: start, of: point)
  }

  /// 1, 0 or -1. An edge holds its lower end and not its upper one, so that a shared end counts once.
  private func crossing(from a: CGPoint, to b: CGPoint, of point: CGPoint) -> Int {
    guard (a.y <= point.y) != (b.y <= point.y) else { return 0 }
    let x = a.x + (b.x - a.x) * ((point.y - a.y) / (b.y - a.y))
    guard x > point.x else { return 0 }
    return a.y <= point.y ? 1 : -1
  }

  /// The crossings of the pieces in which y runs one way only.
  private func crossings(of curve: CubicCurve, at point: CGPoint) -> Int {
    let ys = [curve.start.y, curve.control1.y, curve.control2.y, curve.end.y]
    guard ys.min() ?? 0 <= point.y, ys.max() ?? 0 >= point.y else { return 0 }
    let ends = [0] + curve.extremes(\.y) + [1]
    return zip(ends, ends.dropFirst()).reduce(0) { sum, piece in
      sum + crossing(of: curve, from: piece.0, to: piece.1, at: point)
    }
  }

  /// The crossing of a piece of a curve in which y runs one way, found by halving.
  private func crossing(
    of curve: CubicCurve, from low: CGFloat, to high: CGFloat, at point: CGPoint
  ) -> Int {
    let begin = low == 0 ? curve.start : curve.point(at: low)
    let end = high == 1 ? curve.end : curve.point(at: high)
    guard (begin.y <= point.y) != (end.y <= point.y) else { return 0 }
    var (low, high) = (low, high)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (curve.point(at: middle).y <= point.y) == (begin.y <= point.y) {
        low = middle
      } else {
        high = middle
      }
    }
    guard curve.point(at: (low + high) / 2).x > point.x else { return 0 }
    return begin.y <= point.y ? 1 : -1
  }
}
