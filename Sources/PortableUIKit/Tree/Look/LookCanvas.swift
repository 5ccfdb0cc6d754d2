import Drawing
import Foundation

/// The means with which the system's views draw their looks: a context, text, images and symbols.
///
/// One lives for one drawing.
@MainActor package final class LookCanvas {
  /// Draws where the view draws; y grows downwards.
  package let context: CGContext
  let tools: any LookTools

  package init(context: CGContext, tools: any LookTools) {
    self.context = context
    self.tools = tools
  }

  /// Pixels per point: where text and hairlines are put on whole pixels.
  package var scale: Double { Double(tools.key.scale) }

  var shaper: any TextShaper { tools.shaper }

  package func color(_ color: UIColor, in view: UIView) -> UIColor {
    let components = color.components(for: view.traitCollection)
    return UIColor(
      red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  /// The tint of `view`, or grey if it is a control that is off.
  func tint(of view: UIView) -> UIColor { color(view.tintColor, in: view) }

  /// `value` in points on the nearest whole pixel.
  package func pixel(_ value: Double) -> Double { (value * scale).rounded() / scale }

  /// The width of the thinnest line: one pixel.
  package var hairline: Double { 1 / scale }

  func isRightToLeft(_ view: UIView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
