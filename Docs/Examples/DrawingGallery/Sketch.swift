import Foundation
import PortableUIKit

/// Draws a frame, a cross and a disc, so that the stretched parts are visible.
final class Sketch: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(UIColor.systemBlue.cgColor)
    context.setLineWidth(2)
    context.stroke(bounds.insetBy(dx: 1, dy: 1))
    context.setLineWidth(1)
    context.move(to: CGPoint(x: bounds.minX, y: bounds.minY))
    context.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    context.move(to: CGPoint(x: bounds.minX, y: bounds.maxY))
    context.addLine(to: CGPoint(x: bounds.maxX, y: bounds.minY))
    context.strokePath()
    let side = min(bounds.width, bounds.height) / 2
    context.setFillColor(UIColor.systemRed.cgColor)
    context.addEllipse(
      in: CGRect(
        x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side))
    context.fillPath()
  }
}
