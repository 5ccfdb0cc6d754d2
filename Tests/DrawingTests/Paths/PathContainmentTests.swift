import Drawing
import Testing

@Suite("Points inside paths")
struct PathContainmentTests {
  /// Two squares about (50,50) in one path: the inner one the same way around, or the other.
  private func squares(innerIsReversed: Bool) -> CGPath {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 10, y: 10, width: 80, height: 80))
    let inner = CGRect(x: 30, y: 30, width: 40, height: 40)
    if innerIsReversed {
      path.addLines(between: [
        CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.minX, y: inner.maxY),
        CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.minY),
      ])
      path.closeSubpath()
    } else {
      path.addRect(inner)
    }
    return path
  }

  @Test("GC-6: even-odd leaves a hole, winding only where directions are opposite")
  func concentricSquares() {
    let middle = CGPoint(x: 50, y: 50)
    let ring = CGPoint(x: 20, y: 50)
    for isReversed in [false, true] {
      let path = squares(innerIsReversed: isReversed)
      #expect(path.contains(ring, using: .winding))
      #expect(path.contains(ring, using: .evenOdd))
      #expect(!path.contains(middle, using: .evenOdd))
      #expect(path.contains(middle, using: .winding) == !isReversed)
    }
  }

  @Test("BP-6: edges count to within a hundredth")
  func edges() {
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
    for (x, inside) in [(9.99, false), (10.01, true), (29.99, true), (30.01, false)] {
      #expect(path.contains(CGPoint(x: x, y: 20)) == inside)
      #expect(path.contains(CGPoint(x: 20, y: x)) == inside)
    }
  }

  @Test("A point is taken back through the transform")
  func transformed() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(path.contains(CGPoint(x: 19, y: 19), using: .winding, transform: double))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 1)))
  }

  @Test("A circle holds exactly the points nearer than its radius")
  func circle() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    for angle in stride(from: 0.05, to: 6.3, by: 0.1) {
      for (radius, inside) in [(49.9, true), (50.1, false)] {
        let point = CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
        #expect(path.contains(point) == inside)
      }
    }
  }

  /// Winding by summed angles, which shares no step with the counting of crossings.
  private func windingByAngles(_ path: CGPath, around point: CGPoint) -> Int {
    var polygons: [[CGPoint]] = []
    path.flattened(threshold: 0.001).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: polygons.append([element.pointee.points[0]])
      case .addLineToPoint: polygons[polygons.count - 1].append(element.pointee.points[0])
      default: break
      }
    }
    var angle: CGFloat = 0
    for polygon in polygons {
      for (a, b) in zip(polygon, polygon.dropFirst() + [polygon[0]]) {
        let (ax, ay) = (a.x - point.x, a.y - point.y)
        let (bx, by) = (b.x - point.x, b.y - point.y)
        angle += atan2(ax * by - ay * bx, ax * bx + ay * by)
      }
    }
    return Int((angle / (2 * .pi)).rounded())
  }

  @Test("Seed 2: both rules agree with the sum of angles around random points")
  func agreesWithAngles() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let path = CGPath.random(using: &generator)
      // Points near an edge are left out: flattening moves edges by a thousandth.
      let edges = path.copy(
        strokingWithWidth: 0.05, lineCap: .round, lineJoin: .round, miterLimit: 10)
      for _ in 0..<10 {
        let point = CGPoint(
          x: CGFloat.random(in: 0...100, using: &generator),
          y: CGFloat.random(in: 0...100, using: &generator))
        if edges.contains(point) { continue }
        let winding = windingByAngles(path, around: point)
        #expect(path.contains(point, using: .winding) == (winding != 0))
        #expect(path.contains(point, using: .evenOdd) == (winding % 2 != 0))
      }
    }
  }
}
