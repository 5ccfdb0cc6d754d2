import Drawing
import Foundation
import PortableUIKit

/// The tools of the looks' painters: a context, text, images, symbols; and notes of the drawing.
@MainActor final class LookCanvas {
  /// Where the view that is being drawn draws.
  private(set) var context: PaintContext
  let measurer: PangoTextMeasurer
  /// Pixels per point: where text and hairlines are put on whole pixels.
  let scale: Double
  /// The texts drawn so far.
  var texts: [String] = []
  /// The parts not drawn as they should be, and the reasons, in the order in which they were met.
  var notes: [String] = []
  /// The symbols drawn so far with another sign than their own.
  var symbols: Set<SymbolSubstitution> = []

  init(context: CGContext, measurer: PangoTextMeasurer, scale: Double) {
    self.context = PaintContext(context)
    self.measurer = measurer
    self.scale = scale
  }

  /// Runs `body` with another context to draw into.
  func drawing<Result>(in context: CGContext, _ body: () -> Result) -> Result {
    let outer = self.context
    self.context = PaintContext(context)
    defer { self.context = outer }
    return body()
  }

  /// Makes the coordinates those of the bounds of `view`; false where its transform flattens it.
  func enterCoordinates(of view: UIView) -> Bool {
    let bounds = view.bounds
    let transform = view.transform
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * view.anchorPoint.x,
      y: bounds.minY + bounds.height * view.anchorPoint.y)
    if transform.isIdentity {
      context.translate(x: view.center.x - anchor.x, y: view.center.y - anchor.y)
      return true
    }
    context.translate(x: view.center.x, y: view.center.y)
    let isVisible = context.concatenate(transform)
    context.translate(x: -anchor.x, y: -anchor.y)
    return isVisible
  }

  // MARK: Helpers for the content

  /// `color` under the traits of `view`.
  func color(_ color: UIColor, in view: UIView) -> PaintColor {
    let components = color.components(for: view.traitCollection)
    return PaintColor(
      red: components.red, green: components.green, blue: components.blue,
      alpha: components.alpha)
  }

  /// The tint of `view`, or grey where it is a control that is off.
  func tint(of view: UIView) -> PaintColor { color(view.tintColor, in: view) }

  /// `value` in points on the nearest whole pixel.
  func pixel(_ value: Double) -> Double { (value * scale).rounded() / scale }

  /// The width of the thinnest line: one pixel.
  var hairline: Double { 1 / scale }

  func isRightToLeft(_ view: UIView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
