internal import AutoLayout
import Foundation

extension UIView {
  /// Whether the engine could place the view otherwise as well (AL-117).
  func queryAmbiguity() -> Bool { false }

  func fittingSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let size = intrinsicContentSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}
