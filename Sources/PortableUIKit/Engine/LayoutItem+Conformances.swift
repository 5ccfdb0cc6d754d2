public import AutoLayout
import Foundation

extension UIView: @MainActor LayoutItem {
  public var layoutParent: (any LayoutItem)? { superview }

  public var layoutSiblingIndex: Int? { superview?.subviews.firstIndex { $0 === self } }

  /// The accessibility identifier, or type, address and, of a label, its text.
  public var layoutName: String {
    guard accessibilityIdentifier == nil else { return accessibilityIdentifier ?? "" }
    return (self as? UILabel)?.text.map { "\(layoutFullName)'\($0)'" } ?? layoutFullName
  }

  public var layoutFullName: String { "\(type(of: self)):\(addressText(self))" }
}

extension UILayoutGuide: @MainActor LayoutItem {
  public var layoutParent: (any LayoutItem)? { owningView }

  /// Guides rank behind their owner's subviews.
  public var layoutSiblingIndex: Int? {
    guard let owner = owningView else { return nil }
    let place = owner.layoutGuides.firstIndex { $0 === self } ?? owner.layoutGuides.count
    return owner.subviews.count + place
  }

  public var layoutName: String { "\(layoutFullName)'\(identifier)'" }

  public var layoutFullName: String { "UILayoutGuide:\(addressText(self))" }
}

/// An object's address as `0x` and hexadecimal digits.
func addressText(_ object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
