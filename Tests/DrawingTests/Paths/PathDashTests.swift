import Drawing
import Testing

@Suite("Dashes")
struct PathDashTests {
  /// The pieces of a horizontal line of 30, as ranges of x.
  private func pieces(_ lengths: [CGFloat], phase: CGFloat) -> [ClosedRange<CGFloat>] {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 30, y: 0))
    var ranges: [ClosedRange<CGFloat>] = []
    var start: CGFloat = 0
    line.copy(dashingWithPhase: phase, lengths: lengths).applyWithBlock { element in
      let point = element.pointee.points[0]
      if element.pointee.type == .moveToPoint {
        start = point.x
      } else {
        ranges.append(start...point.x)
      }
    }
    return ranges
  }

  @Test("GC-5: 10 on and 5 off over 30")
  func tenFive() {
    #expect(pieces([10, 5], phase: 0) == [0...10, 15...25])
    #expect(pieces([10, 5], phase: 3) == [0...7, 12...22, 27...30])
  }

  @Test("GC-5: an odd list repeats with on and off exchanged")
  func oddList() {
    #expect(pieces([10], phase: 0) == [0...10, 20...30])
  }

  @Test("Lists that say nothing leave the line whole")
  func useless() {
    for lengths: [CGFloat] in [[], [0, 0], [5, -1], [.infinity], [.nan, 3]] {
      #expect(pieces(lengths, phase: 0) == [0...30])
    }
    #expect(pieces([10, 5], phase: .nan) == [0...30])
  }

  @Test("Dashes too small to be told apart leave the line whole")
  func tiny() {
    #expect(pieces([1e-9, 1e-9], phase: 0) == [0...30])
  }

  @Test("The first and the last dash of a closed path are one")
  func closedSeam() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let dashed = square.copy(dashingWithPhase: 5, lengths: [10, 10])
    // 40 around; on 0-5, 15-25, 35-40: the last and the first meet at the corner.
    var moves: [CGPoint] = []
    dashed.applyWithBlock { element in
      if element.pointee.type == .moveToPoint { moves.append(element.pointee.points[0]) }
    }
    #expect(moves == [CGPoint(x: 10, y: 5), CGPoint(x: 0, y: 5)])
  }

  @Test("A dash of a circle has its length")
  func curveLength() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    // A quarter turn from the rightmost point ends at the bottom.
    let quarter = CGFloat.pi * 25
    let dashed = circle.copy(dashingWithPhase: 0, lengths: [quarter, 1000])
    #expect(abs(dashed.currentPoint.x) < 0.05 && abs(dashed.currentPoint.y - 50) < 0.05)
  }

  @Test("LK-18: a line trimmed from a quarter to a half")
  func trimmed() {
    var line = PathElements()
    line.append(.move(.zero))
    line.append(.line(CGPoint(x: 100, y: 0)))
    let part = CGPath(elements: line.trimmed(from: 0.25, to: 0.5)).boundingBox
    #expect(part == CGRect(x: 25, y: 0, width: 25, height: 0))
    #expect(line.trimmed(from: 0.6, to: 0.5).isEmpty)
    #expect(line.trimmed(from: 0, to: 1) == line)
  }
}
