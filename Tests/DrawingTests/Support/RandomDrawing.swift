import Drawing

extension CGContext {
  /// Makes `count` random calls: state, saves, layers, clips and marks, balanced or not.
  func drawAtRandom(_ count: Int, using generator: inout SeededGenerator) {
    func unit() -> CGFloat { CGFloat.random(in: 0...1, using: &generator) }
    func rect() -> CGRect {
      CGRect(x: unit() * 80, y: unit() * 80, width: unit() * 40 + 1, height: unit() * 40 + 1)
    }
    for _ in 0..<count {
      switch Int.random(in: 0..<18, using: &generator) {
      case 0: saveGState()
      case 1: restoreGState()
      case 2: beginTransparencyLayer()
      case 3: endTransparencyLayer()
      case 4: clip(to: rect().insetBy(dx: -20, dy: -20))
      case 5: translateBy(x: (unit() * 10).rounded(), y: (unit() * 10).rounded())
      case 6: scaleBy(x: Bool.random(using: &generator) ? 0.5 : 2, y: 1)
      case 7: setAlpha(unit())
      case 8: setBlendMode(CGBlendMode.allCases.randomElement(using: &generator) ?? .normal)
      case 9: setFillColor(red: unit(), green: unit(), blue: unit(), alpha: unit())
      case 10: setLineWidth(unit() * 8)
      case 11:
        setShadow(
          offset: CGSize(width: (unit() * 8).rounded(), height: (unit() * 8).rounded()), blur: 4,
          color: Bool.random(using: &generator) ? .black : nil)
      case 12: fill(rect())
      case 13: stroke(rect())
      case 14: fillEllipse(in: rect())
      case 15:
        addPath(CGPath.random(using: &generator))
        drawPath(using: .eoFillStroke)
      case 16:
        drawLinearGradient(
          CGGradient(stops: [
            GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .clear),
          ]), start: rect().origin, end: rect().origin, options: [])
      default: setLineDash(phase: unit(), lengths: [1 + unit() * 9])
      }
    }
  }
}
