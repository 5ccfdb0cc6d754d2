import Foundation

extension CGContext {
  /// Forgets the current path.
  public func beginPath() { current = PathElements() }

  public func move(to point: CGPoint) { current.move(to: point.applying(userToSink)) }

  /// Adds a line; without a current point nothing happens.
  public func addLine(to point: CGPoint) { current.line(to: point.applying(userToSink)) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let map = userToSink
    current.curve(
      to: end.applying(map), control1: control1.applying(map), control2: control2.applying(map))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let map = userToSink
    current.quadCurve(to: end.applying(map), control: control.applying(map))
  }

  public func closePath() { current.close() }

  public func addRect(_ rect: CGRect) {
    append(PathElements.rect(rect.standardized))
  }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// A line through `points`, begun anew at the first.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addPath(_ path: CGPath) { append(path.elements) }

  /// Adds steps of user space.
  func append(_ elements: PathElements) { current.append(elements.applying(userToSink)) }

  public var isPathEmpty: Bool { current.isEmpty }

  /// The current point in user space; zero where there is none.
  public var currentPointOfPath: CGPoint {
    current.current?.applying(userToSink.inverted()) ?? .zero
  }

  /// The current path in user space; nil where there is none.
  public var path: CGPath? {
    current.isEmpty ? nil : CGPath(elements: current.applying(userToSink.inverted()))
  }
}
