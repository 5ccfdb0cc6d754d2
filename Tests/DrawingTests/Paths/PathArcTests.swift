import Drawing
import Testing

@Suite("Arcs and corners")
struct PathArcTests {
  @Test("BP-2: a quarter has one curve with control points at 0.5522847 of the radius")
  func quarter() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 100, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    var types: [CGPathElementType] = []
    var control = CGPoint.zero
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type == .addCurveToPoint { control = element.pointee.points[0] }
    }
    #expect(types == [.moveToPoint, .addCurveToPoint])
    #expect(abs(control.x - 100) < 1e-9 && abs(control.y - 55.228_47) < 1e-4)
  }

  @Test("BP-2: an arc is cut into pieces of at most a right angle", arguments: 1...8)
  func pieces(eighths: Int) {
    let path = CGMutablePath()
    path.addRelativeArc(
      center: .zero, radius: 10, startAngle: 0.3, delta: CGFloat(eighths) * .pi / 4)
    #expect(path.elements.count == 1 + (eighths + 1) / 2)
    path.flattened(threshold: 1e-4).applyWithBlock { element in
      let point = element.pointee.points[0]
      #expect(abs(hypot(point.x, point.y) - 10) < 0.01)
    }
  }

  @Test("GC-16: clockwise runs towards smaller angles")
  func direction() {
    func end(_ clockwise: Bool) -> CGRect {
      let path = CGMutablePath()
      path.addArc(
        center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
      return path.boundingBoxOfPath
    }
    #expect(abs(end(false).width - 10) < 1e-6)
    #expect(abs(end(true).width - 20) < 1e-6)
  }

  @Test("An arc begins with a line from the current point")
  func lineBefore() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 50, y: 0), radius: 10, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(Array(path.elements)[1] == .line(CGPoint(x: 60, y: 0)))
  }

  @Test("A rounded corner touches both lines")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    let steps = Array(path.elements)
    #expect(steps[1] == .line(CGPoint(x: 80, y: 0)))
    #expect(abs(path.currentPoint.x - 100) < 1e-9 && abs(path.currentPoint.y - 20) < 1e-9)
  }

  @Test("BP-4: the edge of 100 with radius 20 bends from 30.573 on")
  func continuousCorner() {
    let path = PathElements.continuousRect(
      CGRect(x: 0, y: 0, width: 100, height: 100), corners: .all,
      radii: CGSize(width: 20, height: 20), shape: .roundedRect)
    guard case .move(let first)? = Array(path).first else {
      Issue.record("the path begins with no move")
      return
    }
    #expect(abs(first.x - 30.573) < 0.001 && first.y == 0)
    guard case .curve(_, _, let turn) = Array(path)[2] else {
      Issue.record("the corner is no curve")
      return
    }
    #expect(abs(turn.x - (100 - 0.631_493_79 * 20)) < 1e-6)
    #expect(abs(turn.y - 0.074_911_39 * 20) < 1e-6)
  }

  @Test("BP-4: without room for it the corner comes near to a circle")
  func crampedCorner() {
    let path = CGPath(
      elements: .continuousRect(
        CGRect(x: 0, y: 0, width: 100, height: 100), corners: .all,
        radii: CGSize(width: 50, height: 50), shape: .roundedRect))
    path.flattened(threshold: 0.01).applyWithBlock { element in
      guard element.pointee.type != .closeSubpath else { return }
      let point = element.pointee.points[0]
      #expect(abs(hypot(point.x - 50, point.y - 50) - 50) < 0.05)
    }
  }

  @Test("BP-5: row insets of a corner of 15 points at twice the scale, within 0.2 pixels")
  func roundedCornerRows() {
    let path = CGPath(
      elements: .continuousRect(
        CGRect(x: 0, y: 0, width: 200, height: 200), corners: .minXMinY,
        radii: CGSize(width: 30, height: 30), shape: .roundedCorners))
    let measured: [CGFloat] = [
      30.34, 23.19, 19.32, 16.82, 14.91, 13.26, 11.86, 10.62, 9.5, 8.5,
    ]
    for (row, inset) in measured.enumerated() {
      // The uncovered part of the row, by 2,000 samples in 20 lines.
      var outside = 0
      for line in 0..<20 {
        let y = CGFloat(row) + (CGFloat(line) + 0.5) / 20
        for x in 0..<100 where !path.contains(CGPoint(x: CGFloat(x) * 0.5 + 0.25, y: y)) {
          outside += 1
        }
      }
      #expect(abs(CGFloat(outside) / 40 - inset) < 0.2, "row \(row)")
    }
  }

  @Test("Corners that are not named stay square")
  func squareCorners() {
    let path = CGPath(
      elements: .continuousRect(
        CGRect(x: 0, y: 0, width: 100, height: 100), corners: [.minXMinY],
        radii: CGSize(width: 20, height: 20), shape: .roundedCorners))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    for corner in [CGPoint(x: 99.9, y: 0.1), CGPoint(x: 0.1, y: 99.9), CGPoint(x: 99.9, y: 99.9)] {
      #expect(path.contains(corner))
    }
  }

  @Test("Reversed twice a path is itself; once, its winding is the opposite")
  func reversal() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      let path = CGPath.random(using: &generator).elements
      #expect(path.reversed().reversed() == path)
      let point = CGPoint(x: 50.123, y: 49.877)
      #expect(path.reversed().windingNumber(around: point) == -path.windingNumber(around: point))
    }
  }
}
