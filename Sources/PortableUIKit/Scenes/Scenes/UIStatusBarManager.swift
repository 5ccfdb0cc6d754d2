import Foundation

/// The facts that a scene knows about its status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// How the texts of the bar look, as the controllers of the key window wish.
  open internal(set) var statusBarStyle = UIStatusBarStyle.default
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }

  /// The bar's rectangle in points, in the scene's coordinates; empty where it is hidden.
  open var statusBarFrame: CGRect {
    guard let scene, !scene.screen.statusBar.isHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: scene.frame.width, height: scene.screen.safeAreaInsets.top)
  }
}
