import Foundation

extension CGPath {
  /// An ellipse that touches the sides of `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var elements = PathElements()
    elements.addEllipse(in: rect.standardized, transform: transform?.pointee ?? .identity)
    self.init(elements: elements)
  }

  /// A rectangle with elliptic corners; a corner takes at most half a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var elements = PathElements()
    elements.addRoundedRect(
      rect.standardized, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(elements: elements)
  }

  /// A copy that does not change.
  public final func copy() -> CGPath? { CGPath(elements: elements) }

  /// A mapped copy.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform?.pointee ?? .identity))
  }

  /// A copy that can change.
  public final func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }

  /// A mapped copy that can change.
  public final func mutableCopy(
    using transform: UnsafePointer<CGAffineTransform>?
  ) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements.applying(transform?.pointee ?? .identity)
    return copy
  }

  /// Calls `block` with each step in order.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let points = buffer.baseAddress else { return }
      points.initialize(repeating: .zero, count: 3)
      for element in elements {
        var step = CGPathElement(type: element.fill(points), points: points)
        block(&step)
      }
    }
  }

  /// Calls `function` with `info` and each step in order.
  public final func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    applyWithBlock { function(info, $0) }
  }

  /// The rectangle that the path is, where it is one with sides along the axes.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = elements.asRect else { return false }
    rect?.pointee = found
    return true
  }
}

extension PathElement {
  /// Writes the points into memory for three.
  fileprivate func fill(_ points: UnsafeMutablePointer<CGPoint>) -> CGPathElementType {
    switch self {
    case .move(let point):
      points[0] = point
      return .moveToPoint
    case .line(let point):
      points[0] = point
      return .addLineToPoint
    case .quadCurve(let control, let end):
      points[0] = control
      points[1] = end
      return .addQuadCurveToPoint
    case .curve(let first, let second, let end):
      points[0] = first
      points[1] = second
      points[2] = end
      return .addCurveToPoint
    case .close: return .closeSubpath
    }
  }
}

extension PathElements {
  /// The rectangle that the steps go around once, with sides along the axes; nil for another shape.
  package var asRect: CGRect? {
    guard
      verbs == [.move, .line, .line, .line, .close]
        || verbs == [.move, .line, .line, .line, .line, .close] && points[4] == points[0]
    else { return nil }
    let isAlongRows =
      points[0].y == points[1].y && points[1].x == points[2].x
      && points[2].y == points[3].y && points[3].x == points[0].x
    let isAlongColumns =
      points[0].x == points[1].x && points[1].y == points[2].y
      && points[2].x == points[3].x && points[3].y == points[0].y
    return isAlongRows || isAlongColumns ? controlBounds : nil
  }
}
