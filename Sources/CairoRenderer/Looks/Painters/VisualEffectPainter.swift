import Foundation
import PortableUIKit

/// The ground that a blur leaves of the picture behind it.
struct VisualEffectPainter: ContentPainter {
  let look: LookCanvas

  func paint(_ view: UIVisualEffectView) {
    guard let blur = view.effect as? UIBlurEffect else { return }
    let dark = PaintColor(white: 0.12, alpha: 0.78)
    let light = PaintColor(white: 0.97, alpha: 0.82)
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    let ground =
      switch blur.style {
      case .dark: dark
      case .light, .extraLight: light
      default: isDark ? dark : light
      }
    context.fill(view.bounds, ground)
  }
}
