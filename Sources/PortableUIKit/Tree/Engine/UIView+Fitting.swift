internal import AutoLayout
import Foundation

extension UIView {
  /// The size that the view's own constraints and those inside it give, from an engine made for the
  /// question; no frame changes (AL-140 to AL-145).
  func fittingSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    ConstraintsPass.run(below: rootView)
    let host = ConstraintsPass.engagedHost(of: rootView)
    host.register(self)
    ConstraintsPass.run(below: rootView)
    return host.fittingSize(
      of: self, target: targetSize, horizontal: LayoutPriority(horizontal),
      vertical: LayoutPriority(vertical))
  }
}
