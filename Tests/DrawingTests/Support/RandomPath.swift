import Drawing

extension CGPath {
  /// A path of up to three subpaths of lines and curves within 0...100.
  static func random(using generator: inout SeededGenerator) -> CGPath {
    let path = CGMutablePath()
    func point() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: 0...100, using: &generator),
        y: CGFloat.random(in: 0...100, using: &generator))
    }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 2...6, using: &generator) {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if Bool.random(using: &generator) { path.closeSubpath() }
    }
    return path
  }
}
