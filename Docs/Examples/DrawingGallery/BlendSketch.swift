import Foundation
import PortableUIKit

/// Draws a disc over a square in a blend mode, both in a group of their own.
final class BlendSketch: UIView {
  private let mode: CGBlendMode

  init(_ mode: CGBlendMode, frame: CGRect) {
    self.mode = mode
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginTransparencyLayer()
    context.setFillColor(CGColor(red: 200.0 / 255, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 4, y: 4, width: 54, height: 54))
    context.setBlendMode(mode)
    context.setFillColor(CGColor(red: 0, green: 0.3, blue: 200.0 / 255, alpha: 0.5))
    context.addEllipse(in: CGRect(x: 24, y: 24, width: 56, height: 56))
    context.fillPath()
    context.endTransparencyLayer()
  }
}
