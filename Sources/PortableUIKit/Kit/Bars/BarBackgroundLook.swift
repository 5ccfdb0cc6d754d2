import Foundation

/// The ground of a bar and the line at its edge.
@MainActor struct BarBackgroundLook: ViewLook {
  let look: LookCanvas

  /// How much of the content shows through the system's material.
  private static let opacity = 0.96

  func paint(_ view: BarBackgroundView) {
    guard let bar = view.superview as? any GroundedBar, let ground = bar.ground else { return }
    if ground.isShown {
      context.fill(
        view.bounds, color(ground.color ?? .systemBackground, in: bar).faded(to: Self.opacity))
      if let image = ground.image {
        paint(image, in: view.bounds, tint: tint(of: bar), view: view)
      }
    }
    guard let line = ground.line else { return }
    let y = bar.hasLineAtTop ? view.bounds.minY : view.bounds.maxY - hairline
    context.fill(
      CGRect(x: view.bounds.minX, y: y, width: view.bounds.width, height: hairline),
      color(line, in: bar))
  }
}
