import Drawing
import Foundation
import Testing

/// UM-1620: angles that lie whole turns apart make the whole circle in either direction.
@Suite struct WholeCircleTests {
  static let angles: [(CGFloat, CGFloat)] = [
    (0, 2 * CGFloat.pi), (2 * CGFloat.pi, 0), (-CGFloat.pi / 2, 1.5 * CGFloat.pi),
    (1.5 * CGFloat.pi, -CGFloat.pi / 2), (0, -4 * CGFloat.pi),
    // Degrees turned into radians in single precision.
    (CGFloat(Float(-90) * Float.pi / 180), CGFloat(Float(270) * Float.pi / 180)),
  ]

  @Test(arguments: angles, [true, false])
  func circle(angles: (CGFloat, CGFloat), clockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 10, startAngle: angles.0, endAngle: angles.1,
      clockwise: clockwise)
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX - 40) < 0.01 && abs(box.maxX - 60) < 0.01)
    #expect(abs(box.minY - 40) < 0.01 && abs(box.maxY - 60) < 0.01)
  }

  @Test("equal angles make nothing, and near ones a short arc")
  func none() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 1, endAngle: 1, clockwise: true)
    #expect(path.boundingBoxOfPath.width < 1e-9)
    let short = CGMutablePath()
    short.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 0.1, clockwise: false)
    #expect(short.boundingBoxOfPath.height < 1.1)
  }
}
