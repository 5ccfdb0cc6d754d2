import Foundation

/// Progress as a function of time, both from 0 to 1; a spring may pass 1 on the way.
enum TimingCurve: Equatable {
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1) with these control points.
  case cubic(CGPoint, CGPoint)
  /// A spring that has come to rest at the end of its duration.
  case spring(SpringMotion, duration: TimeInterval)

  static let easeIn = TimingCurve.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
  static let easeOut = TimingCurve.cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
  static let easeInOut = TimingCurve.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))

  init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: self = .easeInOut
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    case .linear: self = .linear
    }
  }

  /// The progress at `time`, a fraction of the duration; 0 before and 1 after.
  func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    switch self {
    case .linear: return time
    case .cubic(let first, let second):
      let parameter = TimingCurve.parameter(
        of: time, Double(first.x), Double(second.x))
      return TimingCurve.bezier(parameter, Double(first.y), Double(second.y))
    case .spring(let motion, let duration): return motion.progress(at: time * duration)
    }
  }

  /// One coordinate of the curve: `3(1−s)²s·p + 3(1−s)s²·q + s³`.
  private static func bezier(_ s: Double, _ p: Double, _ q: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * p + 3 * r * s * s * q + s * s * s
  }

  /// The parameter at which the curve is at `x`. With both control points within 0...1 the
  /// coordinate never falls, so halving the interval finds it; 50 halvings exhaust a Double.
  private static func parameter(of x: Double, _ p: Double, _ q: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bezier(middle, p, q) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
