import AutoLayout
import PortableUIKit

extension ViewKind {
  /// How far the alignment rectangle of UIKit's view of the kind lies inside its frame, in points.
  @MainActor var alignmentInsets: LayoutInsets {
    switch self {
    case .toggle: Self.insetsOfSwitch
    case .slider: Self.insetsOfSlider
    default: .zero
    }
  }

  @MainActor private static let insetsOfSwitch = insets(UISwitch())
  @MainActor private static let insetsOfSlider = insets(UISlider())

  @MainActor private static func insets(_ view: UIView) -> LayoutInsets {
    let insets = view.alignmentRectInsets
    return LayoutInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
