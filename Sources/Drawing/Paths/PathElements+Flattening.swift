import Foundation

extension PathElements {
  /// The subpaths as lines of points that stay within `tolerance` of the curves.
  ///
  /// - Complexity: O(points of the result); at most 10,000 for a curve.
  package func flattened(tolerance: CGFloat) -> [Polyline] {
    var result: [Polyline] = []
    var line = Polyline()
    func finish() {
      if !line.points.isEmpty { result.append(line) }
      line = Polyline()
    }
    func add(_ curve: CubicCurve) {
      let count = curve.pieces(tolerance: tolerance)
      for index in 1..<Swift.max(count, 1) {
        line.add(curve.point(at: CGFloat(index) / CGFloat(count)), isSmooth: true)
      }
      line.add(curve.end, isSmooth: false)
    }
    for element in self {
      switch element {
      case .move(let point):
        finish()
        line.add(point, isSmooth: false)
      case .line(let point): line.add(point, isSmooth: false)
      case .quadCurve(let control, let end):
        guard let start = line.points.last else { continue }
        add(CubicCurve(from: start, quadraticControl: control, to: end))
      case .curve(let first, let second, let end):
        guard let start = line.points.last else { continue }
        add(CubicCurve(start: start, control1: first, control2: second, end: end))
      case .close:
        line.isClosed = true
        finish()
      }
    }
    finish()
    return result
  }
}

extension CGPath {
  /// The path with curves replaced by lines that stay within `threshold` of them; a threshold that is
  /// not above zero counts as the smallest, one 10,000th of the path's extent.
  public final func flattened(threshold: CGFloat) -> CGPath {
    let box = boundingBox
    let least = Swift.max(max(box.width, box.height) / 10_000, CGFloat.leastNormalMagnitude)
    let tolerance = threshold > 0 && threshold.isFinite ? Swift.max(threshold, least) : least
    var result = PathElements()
    for line in elements.flattened(tolerance: tolerance) { result.append(line) }
    return CGPath(elements: result)
  }
}

extension PathElements {
  mutating func append(_ line: Polyline) {
    guard let first = line.points.first else { return }
    move(to: first)
    for point in line.points.dropFirst() { self.line(to: point) }
    if line.isClosed { close() }
  }
}
