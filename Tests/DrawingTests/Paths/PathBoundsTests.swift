import Drawing
import Testing

@Suite("Bounds of paths")
struct PathBoundsTests {
  @Test("BP-1: the box of control points holds more than the box of the curve")
  func controlBoxAndPathBox() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 75))
  }

  @Test("BP-1: a rectangle leaves the current point at its origin")
  func rectangleEndsAtItsOrigin() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 3, y: 4, width: 10, height: 20))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
  }

  @Test("BP-1: rectangles grow to whole numbers and vanish when inset beyond half")
  func integralAndInset() {
    #expect(
      CGRect(x: 1.2, y: 2.7, width: 3.3, height: 4.6).integral
        == CGRect(x: 1, y: 2, width: 4, height: 6))
    #expect(CGRect(x: 0, y: 0, width: 10, height: 10).insetBy(dx: 6, dy: 6).isNull)
  }

  @Test("An empty path has null boxes")
  func emptyPath() {
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test("Seed 1: the box holds every point of the curves and each side is touched")
  func boxIsTight() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let path = CGPath.random(using: &generator)
      let box = path.boundingBoxOfPath
      let fine = path.flattened(threshold: 0.001).boundingBox
      #expect(box.minX <= fine.minX + 1e-9 && box.minY <= fine.minY + 1e-9)
      #expect(box.maxX >= fine.maxX - 1e-9 && box.maxY >= fine.maxY - 1e-9)
      #expect(abs(box.width - fine.width) < 0.03 && abs(box.height - fine.height) < 0.03)
    }
  }
}
