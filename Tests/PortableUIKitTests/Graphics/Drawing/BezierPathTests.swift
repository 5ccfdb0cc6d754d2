import PortableUIKit
import Testing

@Suite("Bezier paths")
struct BezierPathTests {
  private func steps(_ path: UIBezierPath) -> [PathElement] { Array(path.cgPath.elements) }

  @Test("BP-3: the first points of a rectangle, an oval and an arc")
  func firstPoints() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(steps(UIBezierPath(rect: rect)).first == .move(CGPoint(x: 10, y: 20)))
    #expect(steps(UIBezierPath(ovalIn: rect)).first == .move(CGPoint(x: 110, y: 45)))
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(steps(arc).first == .move(CGPoint(x: 10, y: 0)))
  }

  @Test("BP-3: an arc begins with a line from the current point")
  func lineBeforeArc() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: CGPoint(x: 50, y: 0), radius: 10, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(steps(path)[1] == .line(CGPoint(x: 60, y: 0)))
  }

  @Test("GC-16: clockwise from 0 to a quarter goes down, where y points down")
  func clockwise() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.bounds.minY > -1e-9)
  }

  @Test("BP-4: a rounded rectangle of 100 with radius 20 bends from 30.573 on")
  func roundedRect() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20)
    guard case .move(let first)? = steps(path).first else {
      Issue.record("the path begins with no move")
      return
    }
    #expect(abs(first.x - 30.573) < 0.001)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("BP-5: named corners are round, the others square")
  func namedCorners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
      byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 99)))
    #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 99)))
  }

  @Test("BP-6: bounds hold control points, the box of the path does not")
  func bounds() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 0, y: 100),
      controlPoint2: CGPoint(x: 100, y: 100))
    #expect(path.bounds.height == 100)
    #expect(path.cgPath.boundingBoxOfPath.height == 75)
    #expect(UIBezierPath().bounds.isNull)
  }

  @Test("BP-7: lines are 1 wide at first, with butt ends, miters of 10 and no dashes")
  func defaults() {
    let path = UIBezierPath()
    var count = 5
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(path.lineWidth == 1 && path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    #expect(path.miterLimit == 10 && !path.usesEvenOddFillRule && count == 0)
  }

  @Test("Dashes are given back as they were set")
  func dashes() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 3, phase: 0.5)
    var lengths = [CGFloat](repeating: 0, count: 3)
    var count = 0
    var phase: CGFloat = 0
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2, 1] && count == 3 && phase == 0.5)
  }

  @Test("A copy is equal and stands alone; a reversed one keeps the style")
  func copies() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path)
    copy.addLine(to: CGPoint(x: 5, y: 5))
    #expect(copy != path)
    #expect(path.reversing().lineWidth == 3 && path.reversing().reversing() == path)
  }

  @Test("Paths are appended, moved and emptied")
  func changes() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(ovalIn: CGRect(x: 20, y: 0, width: 10, height: 10)))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds == CGRect(x: 100, y: 0, width: 30, height: 10))
    path.removeAllPoints()
    #expect(path.isEmpty && path.currentPoint == .zero)
  }
}
