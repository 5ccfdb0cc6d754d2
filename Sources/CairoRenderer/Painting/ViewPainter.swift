import Foundation
import PortableUIKit

/// Draws a tree of views: for each view, from back to front, its background, its content, its
/// subviews and its border.
@MainActor final class ViewPainter {
  let context: CairoContext
  let measurer: PangoTextMeasurer
  /// Pixels per point: where text and hairlines are put on whole pixels.
  let scale: Double
  /// The texts drawn so far.
  var texts: [String] = []
  /// What is not drawn as it should be, and why, in the order it was met.
  var notes: [String] = []
  /// The symbols drawn so far with another sign than their own.
  var symbols: Set<SymbolSubstitution> = []

  init(context: CairoContext, measurer: PangoTextMeasurer, scale: Double) {
    self.context = context
    self.measurer = measurer
    self.scale = scale
  }

  /// Draws `root` with the upper left corner of its bounds at the origin, whatever its own position.
  func paint(root: UIView) {
    context.saved {
      context.translate(x: -root.bounds.minX, y: -root.bounds.minY)
      paintContents(of: root)
    }
  }

  // MARK: The walk

  private func paint(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0.001 else { return }
    context.saved {
      guard enterCoordinates(of: view) else { return }
      paintContents(of: view)
    }
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
    let isVisible = context.concatenate(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
    context.translate(x: -anchor.x, y: -anchor.y)
    return isVisible
  }

  private func paintContents(of view: UIView) {
    guard view.alpha < 0.999 else { return paintLayers(of: view) }
    context.group(alpha: view.alpha) { paintLayers(of: view) }
  }

  private func paintLayers(of view: UIView) {
    let bounds = view.bounds
    let radius = cornerRadius(of: view)
    paintShadow(of: view, radius: radius)
    clipToGroup(of: view)
    if let background = view.backgroundColor {
      context.fillRounded(bounds, radius: radius, color(background, in: view))
    }
    context.saved {
      if view.clipsToBounds || view is UIScrollView {
        context.addRoundedRectangle(bounds, radius: radius)
        context.clip()
      }
      paintContent(of: view)
      for subview in orderedSubviews(of: view) { paint(subview) }
      paintOverlay(of: view)
    }
    paintBorder(of: view, radius: radius)
  }

  private func orderedSubviews(of view: UIView) -> [UIView] {
    let subviews = view.subviews
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews }
    // Sorting by position in the list as well keeps equal depths in their order.
    return subviews.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }

  // MARK: Around the content

  private func paintShadow(of view: UIView, radius: Double) {
    let layer = view.layer
    guard layer.shadowOpacity > 0, view.backgroundColor != nil else { return }
    let blur = max(0, Double(layer.shadowRadius))
    let shade =
      layer.shadowColor.map { color(UIColor(cgColor: $0), in: view) } ?? PaintColor(white: 0)
    let base = view.bounds.offsetBy(
      dx: layer.shadowOffset.width, dy: layer.shadowOffset.height)
    // Layers that each add an equal part approach a blur whose edge is two radii wide.
    let steps = blur > 0 ? 8 : 1
    for step in 0..<steps {
      let spread = steps == 1 ? 0 : blur * (1 - 2 * Double(step) / Double(steps - 1))
      let rect = base.insetBy(dx: -spread, dy: -spread)
      guard rect.width > 0, rect.height > 0 else { continue }
      context.fillRounded(
        rect, radius: radius + blur,
        shade.faded(to: Double(layer.shadowOpacity) / Double(steps)))
    }
  }

  private func paintBorder(of view: UIView, radius: Double) {
    let layer = view.layer
    let width = Double(layer.borderWidth)
    guard width > 0 else { return }
    let rect = view.bounds.insetBy(dx: width / 2, dy: width / 2)
    guard rect.width > 0, rect.height > 0 else { return }
    context.addRoundedRectangle(rect, radius: max(0, radius - width / 2))
    context.stroke(
      layer.borderColor.map { color(UIColor(cgColor: $0), in: view) } ?? PaintColor(white: 0),
      width: width)
  }

  private func cornerRadius(of view: UIView) -> Double {
    let radius = Double(view.layer.cornerRadius)
    return radius.isFinite ? max(0, radius) : 0
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
