import Drawing
import Testing

@Suite("Cairo as a judge of paths")
struct CairoPathJudgeTests {
  /// The places within `distance` of the path's line, where two answers may differ.
  private func margin(of path: CGPath, _ distance: CGFloat) -> CGPath {
    path.copy(
      strokingWithWidth: 2 * distance, lineCap: .butt, lineJoin: .bevel, miterLimit: 10)
  }

  @Test("BP-6, seed 7: points inside random paths, by both rules")
  func fills() {
    var generator = SeededGenerator(seed: 7)
    var asked = 0
    for _ in 0..<100 {
      let path = CGPath.random(using: &generator)
      let judge = CairoPathJudge(path)
      let margin = margin(of: path, 0.05)
      for _ in 0..<20 {
        let point = CGPoint(
          x: CGFloat.random(in: 0...100, using: &generator),
          y: CGFloat.random(in: 0...100, using: &generator))
        if margin.contains(point) { continue }
        asked += 1
        for rule in [CGPathFillRule.winding, .evenOdd] {
          #expect(path.contains(point, using: rule) == judge.contains(point, rule))
        }
      }
    }
    #expect(asked > 1500)
  }

  @Test("GC-3, GC-4, GC-5, seed 8: points on random lines, with their joins, ends and dashes")
  func strokes() {
    var generator = SeededGenerator(seed: 8)
    var (asked, covered) = (0, 0)
    for _ in 0..<100 {
      func unit() -> CGFloat { CGFloat.random(in: 0...1, using: &generator) }
      let path = CGMutablePath()
      path.addLines(
        between: (0..<Int.random(in: 2...5, using: &generator)).map { _ in
          CGPoint(x: unit() * 100, y: unit() * 100)
        })
      if Bool.random(using: &generator) { path.closeSubpath() }
      let style = StrokeStyle(
        width: 2 + unit() * 15,
        cap: [CGLineCap.butt, .round, .square].randomElement(using: &generator) ?? .butt,
        join: [CGLineJoin.miter, .round, .bevel].randomElement(using: &generator) ?? .miter,
        miterLimit: 1 + unit() * 9,
        dashes: unit() < 0.4 ? [5 + unit() * 20, 5 + unit() * 20] : [], dashPhase: unit() * 20)
      let outline = CGPath(elements: path.elements.stroked(style))
      let picture = CairoPathJudge(path).covered(style)
      let margin = margin(of: outline, 0.1)
      for _ in 0..<40 {
        let pixel = Int.random(in: picture.indices, using: &generator)
        let point = CGPoint(
          x: CGFloat(pixel % CairoPathJudge.side) - 9.5,
          y: CGFloat(pixel / CairoPathJudge.side) - 9.5)
        if margin.contains(point) { continue }
        asked += 1
        let isCovered = outline.contains(point)
        covered += isCovered ? 1 : 0
        #expect(isCovered == picture[pixel], "\(style) \(path.elements) \(point)")
      }
    }
    #expect(asked > 2500 && covered > 150)
  }
}
