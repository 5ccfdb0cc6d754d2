import Foundation

public typealias AXBoolReturnBlock = () -> Bool
public typealias AXStringReturnBlock = () -> String?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXRectReturnBlock = () -> CGRect
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?

/// Blocks that are asked for a value each time, in the place of the one that was set; nil for none.
extension UIResponder {
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibilityState?.more?.isElementBlock }
    set { moreAccessibility.isElementBlock = newValue }
  }
  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibilityState?.more?.labelBlock }
    set { moreAccessibility.labelBlock = newValue }
  }
  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibilityState?.more?.valueBlock }
    set { moreAccessibility.valueBlock = newValue }
  }
  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibilityState?.more?.hintBlock }
    set { moreAccessibility.hintBlock = newValue }
  }
  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibilityState?.more?.traitsBlock }
    set { moreAccessibility.traitsBlock = newValue }
  }
  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { accessibilityState?.more?.frameBlock }
    set { moreAccessibility.frameBlock = newValue }
  }
  /// The identifier of a view.
  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibilityState?.more?.identifierBlock }
    set { moreAccessibility.identifierBlock = newValue }
  }
  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibilityState?.more?.elementsBlock }
    set { moreAccessibility.elementsBlock = newValue }
  }
  public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { accessibilityState?.more?.customActionsBlock }
    set { moreAccessibility.customActionsBlock = newValue }
  }
}
