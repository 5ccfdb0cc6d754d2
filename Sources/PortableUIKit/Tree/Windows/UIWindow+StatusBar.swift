import Foundation

extension UIWindow {
  /// Hides or shows the status bar as the frontmost controller of the key window wishes.
  func updateStatusBar() {
    guard !isHidden, windowScene?.keyWindow === self, var controller = frontmostController else {
      return
    }
    var styled = controller
    while let child = styled.childForStatusBarStyle { styled = child }
    windowScene?.statusBarManager?.statusBarStyle = styled.preferredStatusBarStyle
    while let child = controller.childForStatusBarHidden { controller = child }
    screen.statusBar.isHidden = controller.prefersStatusBarHidden
  }
}
