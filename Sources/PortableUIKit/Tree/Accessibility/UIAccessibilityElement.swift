import Foundation

/// Something on the screen that is no view and is told of all the same, as part of a view that draws it.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view, or the element, that this one is part of.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in points in the container's coordinates; `accessibilityFrame` follows it.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  open var accessibilityIdentifier: String?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  open override var accessibilityFrame: CGRect {
    get {
      if let frame = accessibilityState?.frame { return frame }
      guard let view = accessibilityContainer as? UIView else { return .zero }
      return UIAccessibility.convertToScreenCoordinates(
        accessibilityFrameInContainerSpace, in: view)
    }
    set { super.accessibilityFrame = newValue }
  }
}
