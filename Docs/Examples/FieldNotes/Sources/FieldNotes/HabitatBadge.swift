import UIKit

/// A disc in the colour of a habitat, with the sign of the habitat.
final class HabitatBadge: UIView {
  var habitat = Habitat.shore {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .clear
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let disc = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    habitat.color.setFill()
    UIBezierPath(ovalIn: disc).fill()

    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: disc.minX, y: disc.minY)
    context.scaleBy(x: side / 40, y: side / 40)
    UIColor.white.setStroke()
    UIColor.white.setFill()
    switch habitat {
    case .shore: drawWaves()
    case .meadow: drawGrass()
    case .forest: drawTree()
    }
    context.restoreGState()
  }

  // Each sign is drawn in a square of 40 points.

  private func drawWaves() {
    for y in [15.0, 21.0, 27.0] {
      let wave = UIBezierPath()
      wave.move(to: CGPoint(x: 9, y: y))
      wave.addCurve(
        to: CGPoint(x: 20, y: y), controlPoint1: CGPoint(x: 13, y: y - 5),
        controlPoint2: CGPoint(x: 16, y: y + 5))
      wave.addCurve(
        to: CGPoint(x: 31, y: y), controlPoint1: CGPoint(x: 24, y: y - 5),
        controlPoint2: CGPoint(x: 27, y: y + 5))
      wave.lineWidth = 2
      wave.lineCapStyle = .round
      wave.stroke()
    }
  }

  private func drawGrass() {
    for (foot, tip) in [(12.0, 9.0), (17.0, 17.0), (22.0, 25.0), (27.0, 32.0)] {
      let blade = UIBezierPath()
      blade.move(to: CGPoint(x: foot, y: 30))
      blade.addQuadCurve(to: CGPoint(x: tip, y: 11), controlPoint: CGPoint(x: foot, y: 18))
      blade.lineWidth = 2.5
      blade.lineCapStyle = .round
      blade.stroke()
    }
  }

  private func drawTree() {
    let crown = UIBezierPath()
    crown.move(to: CGPoint(x: 20, y: 8))
    crown.addLine(to: CGPoint(x: 30, y: 26))
    crown.addLine(to: CGPoint(x: 10, y: 26))
    crown.close()
    crown.lineJoinStyle = .round
    crown.lineWidth = 2
    crown.fill()
    crown.stroke()
    UIBezierPath(rect: CGRect(x: 18, y: 26, width: 4, height: 6)).fill()
  }
}
