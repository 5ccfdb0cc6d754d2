import Drawing
import Testing

@Suite("Outlines of lines")
struct PathStrokeTests {
  private func angle(_ degrees: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 100, y: 0))
    path.addLine(to: .zero)
    let radians = degrees * .pi / 180
    path.addLine(to: CGPoint(x: 100 * cos(radians), y: 100 * sin(radians)))
    return path
  }

  private func length(_ degrees: CGFloat) -> CGFloat {
    let outline = angle(degrees).copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    // The corner points away from both lines: along the negative bisector.
    let half = degrees * .pi / 360
    var reach: CGFloat = 0
    outline.applyWithBlock { element in
      guard element.pointee.type != .closeSubpath else { return }
      let point = element.pointee.points[0]
      reach = max(reach, -(point.x * cos(half) + point.y * sin(half)))
    }
    return reach
  }

  @Test("GC-3: at limit 10 a joint of 12 degrees is pointed and one of 11 is bevelled")
  func miterLimit() {
    // Half the width over sin(6°) is 9.567; a bevel reaches half the width times sin(5.5°).
    #expect(abs(length(12) - 1 / sin(6 * .pi / 180)) < 1e-6)
    #expect(abs(length(11) - sin(5.5 * .pi / 180)) < 1e-6)
  }

  @Test(
    "GC-4: a line of 100 with width 10 covers 100, 110 with round and 110 with square ends",
    arguments: [(CGLineCap.butt, 100.0), (.round, 110), (.square, 110)])
  func caps(cap: CGLineCap, covered: CGFloat) {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 0))
    line.addLine(to: CGPoint(x: 100, y: 0))
    let box = line.copy(
      strokingWithWidth: 10, lineCap: cap, lineJoin: .miter, miterLimit: 10
    ).boundingBoxOfPath
    #expect(abs(box.width - covered) < 1e-9 && abs(box.height - 10) < 1e-9)
  }

  @Test("A line without length is a dot, a square or nothing")
  func dots() {
    let dot = CGMutablePath()
    dot.move(to: CGPoint(x: 5, y: 5))
    dot.addLine(to: CGPoint(x: 5, y: 5))
    func box(_ cap: CGLineCap) -> CGRect {
      dot.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBox
    }
    #expect(box(.butt).isNull)
    #expect(box(.round) == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(box(.square) == CGRect(x: 3, y: 3, width: 4, height: 4))
  }

  @Test("Seed 3: with round caps and joins the outline holds what lies within half a width")
  func outlineIsDistance() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<150 {
      let path = CGPath.random(using: &generator)
      let width = CGFloat.random(in: 1...12, using: &generator)
      let outline = path.copy(
        strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10)
      for _ in 0..<20 {
        let point = CGPoint(
          x: CGFloat.random(in: -5...105, using: &generator),
          y: CGFloat.random(in: -5...105, using: &generator))
        let distance = path.distance(to: point)
        if abs(distance - width / 2) < width * 0.02 + 0.02 { continue }
        #expect(outline.contains(point) == (distance < width / 2))
      }
    }
  }

  @Test("Widths that are not above zero give an empty path", arguments: [0, -1, .nan, .infinity])
  func badWidths(width: CGFloat) {
    let outline = angle(90).copy(
      strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(outline.isEmpty)
  }
}

extension CGPath {
  /// The distance of `point` from the line, by its flattened pieces.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    var nearest = CGFloat.infinity
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func see(_ a: CGPoint, _ b: CGPoint) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let square = dx * dx + dy * dy
      let share =
        square > 0 ? max(0, min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / square)) : 0
      nearest = min(nearest, hypot(a.x + dx * share - point.x, a.y + dy * share - point.y))
    }
    flattened(threshold: 0.01).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: start = element.pointee.points[0]
      case .closeSubpath: see(current, start)
      default: see(current, element.pointee.points[0])
      }
      current = element.pointee.type == .closeSubpath ? start : element.pointee.points[0]
    }
    return nearest
  }
}
