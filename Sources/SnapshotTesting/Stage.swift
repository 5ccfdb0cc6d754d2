import CairoRenderer
import Foundation
import PortableUIKit

/// Shows views and controllers in a window of their own, lays them out and draws them.
@MainActor struct Stage {
  let window: UIWindow

  init(_ config: ViewImageConfig?, size: CGSize?, traits: UITraitCollection) {
    CairoGraphics.install()
    let environment = config?.environment ?? UIScreen.main.environment
    let screen = UIScreen(
      environment: environment,
      orientation: config?.orientation == .landscape ? .landscape : .portrait,
      textMeasurer: PangoTextMeasurer.shared)
    window = UIWindow(screen: screen)
    if let size { window.frame.size = size }
    if let config { window.traitOverrides.merge(config.traits) }
    window.traitOverrides.merge(traits)
  }

  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }

  /// Shows a view at a size, or at its own, or as large as it needs.
  func show(_ view: UIView, size: CGSize?) {
    if let size {
      view.frame = CGRect(origin: .zero, size: size)
    } else if view.frame.size == .zero {
      view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
    settle()
  }

  /// Waits a few turns for calls that come with later turns, such as `viewDidAppear`.
  private func settle() {
    for _ in 0..<4 { window.performTurn() }
  }

  func image(of view: UIView) -> UIImage {
    let scale = window.screen.scale
    guard
      let picture = try? ViewRenderer(scale: Double(scale)).picture(of: view, format: .png)
    else { return UIImage() }
    return UIImage(data: Data(picture.bytes), scale: scale) ?? UIImage()
  }

  /// Gives back the shown view or controller.
  func clear(_ view: UIView?) {
    window.isHidden = true
    window.rootViewController = nil
    view?.removeFromSuperview()
  }
}
