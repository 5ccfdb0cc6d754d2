import Foundation

/// The ground that a blur leaves of the picture behind it.
@MainActor struct VisualEffectLook: ViewLook {
  let look: LookCanvas

  func paint(_ view: UIVisualEffectView) {
    if let glass = view.effect as? UIGlassEffect { return paint(glass, view) }
    guard let blur = view.effect as? UIBlurEffect else { return }
    let dark = UIColor(white: 0.12, alpha: 0.78)
    let light = UIColor(white: 0.97, alpha: 0.82)
    let isDark = blur.style.isDark ?? (view.traitCollection.userInterfaceStyle == .dark)
    let ground = isDark ? dark : light
    context.fill(view.bounds, ground)
  }

  /// Glass is clearer than a blur, and takes its tint.
  private func paint(_ glass: UIGlassEffect, _ view: UIVisualEffectView) {
    let alpha = glass.style == .clear ? 0.15 : 0.55
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    context.fill(view.bounds, UIColor(white: isDark ? 0.2 : 0.98, alpha: alpha))
    if let tint = glass.tintColor {
      context.fill(view.bounds, color(tint, in: view).faded(to: 0.5))
    }
  }
}
