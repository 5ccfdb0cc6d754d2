import Foundation

/// A path with the style of its lines, which draws itself into the current context.
///
/// Coordinates are points with y downwards; angles grow clockwise. A step with a coordinate that is not
/// finite is left out, and so is a segment without a current point. Belongs to no actor; one thread
/// uses a path at a time.
open class UIBezierPath: NSObject, NSCopying {
  var elements: PathElements
  /// The lengths of dashes, as they were given.
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0

  /// In points; 0 is the thinnest line that can be drawn (BP-7).
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  /// The greatest ratio of a corner's length to the line's width before it is bevelled.
  open var miterLimit: CGFloat = 10
  /// The distance by which drawn curves may differ from true ones, in pixels; kept, while renderers have
  /// their own.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  public override init() {
    elements = PathElements()
    super.init()
  }

  init(elements: PathElements) {
    self.elements = elements
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(elements: elements)
    copy.dashes = dashes
    copy.dashPhase = dashPhase
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  /// The shape alone.
  open var cgPath: CGPath {
    get { CGPath(elements: elements) }
    set { elements = newValue.elements }
  }

  // MARK: Building

  open func move(to point: CGPoint) { elements.append(.move(point)) }

  open func addLine(to point: CGPoint) { elements.append(.line(point)) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.append(.curve(control1: controlPoint1, control2: controlPoint2, end: endPoint))
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    elements.append(.quadCurve(control: controlPoint, end: endPoint))
  }

  /// Adds an arc after a line from the current point (BP-3).
  ///
  /// - Parameter clockwise: whether the arc runs towards greater angles.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    elements.addArc(
      center: center, radius: radius, start: startAngle,
      sweep: PathElements.sweep(from: startAngle, to: endAngle, isDecreasing: !clockwise))
  }

  open func close() { elements.append(.close) }

  open func removeAllPoints() { elements = PathElements() }

  open func append(_ bezierPath: UIBezierPath) { elements.append(bezierPath.elements) }

  /// The same shape run through the other way, with the same style.
  open func reversing() -> UIBezierPath {
    guard let copy = copy() as? UIBezierPath else { return self }
    copy.elements = elements.reversed()
    return copy
  }

  open func apply(_ transform: CGAffineTransform) {
    elements = elements.applying(transform)
  }

  // MARK: Questions

  open var isEmpty: Bool { elements.isEmpty }

  /// The end of the last segment; zero of an empty path.
  open var currentPoint: CGPoint { cgPath.currentPoint }

  /// A rectangle around all points and control points (BP-6); null of an empty path.
  open var bounds: CGRect { cgPath.boundingBox }

  /// Whether `point` lies inside, by the path's own fill rule.
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return elements == other.elements && style == other.style
      && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  open override var hash: Int { elements.hashValue }
}
