import PortableUIKit

/// How far the rectangle that constraints align lies inside a control's frame, by version.
struct AlignmentInsetsRule {
  let rules: CanvasRules
  /// Pixels per point.
  let scale: Double

  /// The insets of `view`, in points; `nil` where the class decides.
  func insets(of view: InterfaceView) -> UIEdgeInsets? {
    // Sliders of the iOS 26 look fill their frames.
    let isNewLook = rules.hold(.newLook)
    switch view.kind {
    case "switch":
      return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case "slider":
      return isNewLook ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case "segmentedControl":
      return UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    case "imageView":
      guard rules.hold(.symbolInsets), let element = view.element,
        element.string("catalog") == "system"
      else { return nil }
      return view.imageName.flatMap {
        SymbolInsets(scale: scale).insets(
          of: $0, configuration: element.child(key: "preferredSymbolConfiguration"))
      }
    default:
      return nil
    }
  }
}
