import Foundation

/// The steps of a path as a value, which `CGPath`, contexts and drawing operations share.
///
/// Verbs and points lie in two arrays. Copies share them until one changes.
public struct PathElements: Hashable, Sendable {
  package enum Verb: UInt8, Sendable {
    case move
    case line
    case quadCurve
    case curve
    case close

    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quadCurve: 2
      case .curve: 3
      case .close: 0
      }
    }
  }

  package private(set) var verbs: [Verb] = []
  package private(set) var points: [CGPoint] = []
  /// Where the present subpath began.
  package private(set) var start: CGPoint?
  /// Where the next segment begins; nil before the first move.
  package private(set) var current: CGPoint?

  public init() {}

  public var isEmpty: Bool { verbs.isEmpty }

  /// The number of steps.
  public var count: Int { verbs.count }

  // MARK: Building

  /// Adds one step.
  ///
  /// A segment without a current point to begin at, and one with a coordinate that is not finite, is
  /// left out. After a close the next segment begins where the closed subpath did.
  public mutating func append(_ element: PathElement) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .quadCurve(let control, let end): quadCurve(to: end, control: control)
    case .curve(let first, let second, let end):
      curve(to: end, control1: first, control2: second)
    case .close: close()
    }
  }

  package mutating func move(to point: CGPoint) {
    guard point.isFinite else { return }
    if verbs.last == .move {
      points[points.count - 1] = point
    } else {
      verbs.append(.move)
      points.append(point)
    }
    start = point
    current = point
  }

  package mutating func line(to point: CGPoint) {
    guard point.isFinite, resume() else { return }
    verbs.append(.line)
    points.append(point)
    current = point
  }

  package mutating func quadCurve(to end: CGPoint, control: CGPoint) {
    guard end.isFinite, control.isFinite, resume() else { return }
    verbs.append(.quadCurve)
    points.append(control)
    points.append(end)
    current = end
  }

  package mutating func curve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard end.isFinite, control1.isFinite, control2.isFinite, resume() else { return }
    verbs.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(end)
    current = end
  }

  package mutating func close() {
    guard current != nil, let last = verbs.last, last != .close else { return }
    verbs.append(.close)
    current = start
  }

  /// Begins a subpath anew where a closed one began; false where there is no point to begin at.
  private mutating func resume() -> Bool {
    guard let current else { return false }
    if verbs.last == .close { move(to: current) }
    return true
  }

  public mutating func append(_ other: PathElements) {
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
    if other.current != nil {
      start = other.start
      current = other.current
    }
  }

  /// The steps with all points mapped by `transform`; none where a result is not finite.
  public func applying(_ transform: CGAffineTransform) -> PathElements {
    if transform.isIdentity { return self }
    guard transform.isFinite else { return PathElements() }
    var result = self
    result.points = points.map { $0.applying(transform) }
    guard result.points.allSatisfy(\.isFinite) else { return PathElements() }
    result.start = start?.applying(transform)
    result.current = current?.applying(transform)
    return result
  }

  /// The smallest rectangle that holds all points, control points included; null where there is none.
  package var controlBounds: CGRect {
    guard var low = points.first else { return .null }
    var high = low
    for point in points {
      low.x = Swift.min(low.x, point.x)
      low.y = Swift.min(low.y, point.y)
      high.x = Swift.max(high.x, point.x)
      high.y = Swift.max(high.y, point.y)
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  package static func rect(_ rect: CGRect) -> PathElements {
    var elements = PathElements()
    elements.addRect(rect)
    return elements
  }

  package mutating func addRect(_ rect: CGRect) {
    guard rect.isFinite, !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }
}
