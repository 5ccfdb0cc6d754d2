import Foundation

/// The ground that a blur leaves of the picture behind it.
@MainActor struct VisualEffectLook: ViewLook {
  let look: LookCanvas

  func paint(_ view: UIVisualEffectView) {
    if let glass = view.effect as? UIGlassEffect {
      return look.paintGlass(
        glass.style, in: view.bounds, radius: 0,
        tint: glass.tintColor.map { color($0, in: view).faded(to: 0.5) }, view: view)
    }
    guard let blur = view.effect as? UIBlurEffect else { return }
    let dark = UIColor(white: 0.12, alpha: 0.78)
    let light = UIColor(white: 0.97, alpha: 0.82)
    let isDark = blur.style.isDark ?? (view.traitCollection.userInterfaceStyle == .dark)
    let ground = isDark ? dark : light
    context.fill(view.bounds, ground)
  }
}

extension LookCanvas {
  /// Fills a rectangle, which may be round, with glass: clearer than a blur, under its tint.
  func paintGlass(
    _ style: UIGlassEffect.Style, in rect: CGRect, radius: CGFloat, tint: UIColor?, view: UIView
  ) {
    let alpha = style == .clear ? 0.15 : 0.55
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    context.fillRounded(
      rect, radius: radius, UIColor(white: isDark ? 0.2 : 0.98, alpha: alpha))
    if let tint { context.fillRounded(rect, radius: radius, tint) }
  }
}
