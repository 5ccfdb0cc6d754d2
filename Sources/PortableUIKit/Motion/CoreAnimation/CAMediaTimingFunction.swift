public import Foundation

/// Progress as a cubic Bézier curve of time, from (0, 0) to (1, 1) (LY-10).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let control1: CGPoint
  private let control2: CGPoint

  /// A curve of a name; an unknown one is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A curve by its control points; the x coordinates are clamped to 0...1, outside which time would
  /// run backwards.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    control1 = CGPoint(x: min(1, max(0, CGFloat(c1x))), y: CGFloat(c1y))
    control2 = CGPoint(x: min(1, max(0, CGFloat(c2x))), y: CGFloat(c2y))
    super.init()
  }

  /// Writes control point `idx` of 0...3, of which the first and the last are (0, 0) and (1, 1).
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [CGPoint.zero, control1, control2, CGPoint(x: 1, y: 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  var curve: TimingCurve {
    control1.x == control1.y && control2.x == control2.y ? .linear : .cubic(control1, control2)
  }

  /// The progress at a time, both in 0...1.
  func progress(at time: Double) -> Double { curve.progress(at: time) }
}
