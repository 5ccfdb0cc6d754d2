import Drawing
import Testing

@Suite("Paths of bad numbers")
struct BadPathTests {
  private static let bad: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude]

  @Test("Steps with numbers that are not finite are left out", arguments: [CGFloat.nan, .infinity])
  func leftOut(number: CGFloat) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: number, y: 0))
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: number, y: 1))
    path.addCurve(
      to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 0, y: number), control2: .zero)
    path.addRect(CGRect(x: 0, y: 0, width: number, height: 1))
    path.addArc(center: .zero, radius: number, startAngle: 0, endAngle: 1, clockwise: false)
    path.addEllipse(in: CGRect(x: number, y: 0, width: 1, height: 1))
    #expect(path.elements.count == 1)
  }

  @Test("Huge numbers reach an answer", arguments: BadPathTests.bad)
  func huge(number: CGFloat) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -number, y: number))
    path.addQuadCurve(to: CGPoint(x: 1, y: number), control: CGPoint(x: number, y: -number))
    path.addArc(tangent1End: CGPoint(x: number, y: 1), tangent2End: .zero, radius: number)
    path.addArc(center: .zero, radius: 1, startAngle: -number, endAngle: number, clockwise: true)
    path.closeSubpath()
    _ = path.contains(CGPoint(x: 0, y: number))
    _ = path.boundingBoxOfPath
    _ = path.flattened(threshold: number)
    _ = path.copy(dashingWithPhase: number, lengths: [number, 1])
    _ = path.copy(
      strokingWithWidth: number, lineCap: .round, lineJoin: .round, miterLimit: number)
    _ = PathElements.continuousRect(
      CGRect(x: 0, y: 0, width: number, height: 1), corners: .all,
      radii: CGSize(width: number, height: number), shape: .roundedRect)
  }

  @Test("Segments without a current point, and closes of nothing, do nothing")
  func withoutBeginning() {
    let path = CGMutablePath()
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, control: .zero)
    path.addArc(tangent1End: .zero, tangent2End: .zero, radius: 1)
    path.addLines(between: [])
    #expect(path.isEmpty && path.currentPoint == .zero)
  }

  @Test("A path of a million segments is measured, cut and searched")
  func millionSegments() {
    var path = PathElements()
    path.append(.move(.zero))
    for index in 1...1_000_000 {
      path.append(.line(CGPoint(x: CGFloat(index % 1000), y: CGFloat(index) / 1000)))
    }
    let whole = CGPath(elements: path)
    #expect(whole.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 999, height: 1000))
    _ = whole.contains(CGPoint(x: 500, y: 500.5))
  }
}
