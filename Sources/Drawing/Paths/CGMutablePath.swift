import Foundation

/// A path under construction; not to be changed by two threads at a time.
///
/// A step with a coordinate that is not finite is left out, and so is a segment without a current
/// point.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() {
    super.init(elements: PathElements())
  }

  // MARK: Segments

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.line(to: point.applying(transform))
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.quadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.curve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  public func closeSubpath() { elements.close() }

  // MARK: Shapes

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.append(PathElements.rect(rect.standardized).applying(transform))
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// A line through `points`, begun anew at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.addEllipse(in: rect.standardized, transform: transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements.addRoundedRect(
      rect.standardized, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform)
  }

  /// Adds an arc after a line from the current point.
  ///
  /// - Parameter clockwise: whether the arc runs towards smaller angles, which is clockwise where y
  ///   points upwards (GC-16).
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    elements.addArc(
      center: center, radius: radius, start: startAngle,
      sweep: PathElements.sweep(from: startAngle, to: endAngle, isDecreasing: clockwise),
      transform: transform)
  }

  /// Adds an arc by `delta` radians after a line from the current point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements.addArc(
      center: center, radius: radius, start: startAngle, sweep: delta, transform: transform)
  }

  /// Adds a line and an arc that rounds the corner at `tangent1End` of the way from the current point
  /// over there to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements.append(path.elements.applying(transform))
  }
}
