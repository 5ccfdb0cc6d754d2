import Drawing
import Foundation

/// The means of the canvas under short names.
extension ViewLook {
  var context: CGContext { look.context }
  var scale: Double { look.scale }
  /// The width of the thinnest line in points: one pixel.
  var hairline: Double { look.hairline }

  func color(_ color: UIColor, in view: UIView) -> UIColor { look.color(color, in: view) }
  func tint(of view: UIView) -> UIColor { look.tint(of: view) }
  func pixel(_ value: Double) -> Double { look.pixel(value) }
  func isRightToLeft(_ view: UIView) -> Bool { look.isRightToLeft(view) }

  func paint(_ text: String, in rect: CGRect, _ style: TextStyle, rightToLeft: Bool = false) {
    look.paint(text, in: rect, style, rightToLeft: rightToLeft)
  }
  func width(of text: String, font: UIFont) -> Double { look.width(of: text, font: font) }

  func paint(_ image: UIImage, in rect: CGRect, tint: UIColor, view: UIView) {
    look.paint(image, in: rect, tint: tint, view: view)
  }
  func paintSymbol(_ name: String, in rect: CGRect, _ ink: UIColor, hole: UIColor) {
    look.paintSymbol(name, in: rect, ink, hole: hole)
  }

  /// Draws `body` paler if the control is off.
  func faded(_ control: UIControl, _ body: () -> Void) { look.faded(control, body) }
}
