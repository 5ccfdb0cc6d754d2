import Foundation

extension CGContext {
  // MARK: Building the current path

  public func addEllipse(in rect: CGRect) {
    var elements = PathElements()
    elements.addEllipse(in: rect.standardized)
    append(elements)
  }

  /// Adds an arc after a line from the current point.
  ///
  /// - Parameter clockwise: whether the arc runs towards smaller angles, which looks clockwise where y
  ///   points upwards and the other way round in a UIKit context (GC-16).
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, start: startAngle,
      sweep: PathElements.sweep(from: startAngle, to: endAngle, isDecreasing: clockwise),
      transform: userToSink)
  }

  /// Adds a line and an arc that rounds the corner at `tangent1End` of the way from the current point
  /// over there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: userToSink)
  }

  /// Whether `point` of user space lies inside the current path as `mode` would paint it.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let point = point.applying(userToSink)
    func filled(_ rule: CGPathFillRule) -> Bool {
      CGPath(elements: current).contains(point, using: rule)
    }
    func stroked() -> Bool {
      CGPath(elements: strokedPath()).contains(point, using: .winding)
    }
    switch mode {
    case .fill: return filled(.winding)
    case .eoFill: return filled(.evenOdd)
    case .stroke: return stroked()
    case .fillStroke: return filled(.winding) || stroked()
    case .eoFillStroke: return filled(.evenOdd) || stroked()
    }
  }

  /// Replaces the current path by the outline of the lines along it, dashes included.
  public func replacePathWithStrokedPath() { current = strokedPath() }

  /// The outline of lines along the current path, in the sink's space.
  private func strokedPath() -> PathElements {
    guard userToSink.isInvertible else { return PathElements() }
    return current.applying(userToSink.inverted()).stroked(state.stroke).applying(userToSink)
  }

  /// A rectangle around the points and control points of the current path, in user space; null of an
  /// empty one.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  // MARK: Ellipses

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }
}
