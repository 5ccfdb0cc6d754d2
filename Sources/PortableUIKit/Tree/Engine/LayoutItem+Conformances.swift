public import AutoLayout
import Foundation

extension UIView: @MainActor LayoutItem {
  public var layoutParent: (any LayoutItem)? { superview }

  public var layoutPlace: ItemPlace { place }

  public var layoutSiblingIndex: Int? { superview?.subviews.firstIndex { $0 === self } }

  /// A name that was given, the accessibility identifier, or type, address and, of a label, a button or a text view, its
  /// text; both cut after 25 characters, as published logs show them.
  public var layoutName: String {
    if let name = layoutState.givenName { return name }
    if let accessibilityIdentifier { return shortened(accessibilityIdentifier) }
    guard let text = shownText, !text.isWritten, let title = text.words, !title.isEmpty
    else { return layoutFullName }
    return "\(layoutFullName)'\(shortened(title))'"
  }

  public var layoutFullName: String {
    layoutState.givenName ?? "\(type(of: self)):\(addressText(self))"
  }
}

/// `Drag pieces to the grid s...`: the first 25 characters of a longer text.
private func shortened(_ text: String) -> String {
  let start = text.prefix(25)
  return start.endIndex == text.endIndex ? text : start + "..."
}

extension UILayoutGuide: @MainActor LayoutItem {
  public var layoutParent: (any LayoutItem)? { owningView }

  public var layoutPlace: ItemPlace { place }

  /// Guides rank behind their owner's subviews.
  public var layoutSiblingIndex: Int? {
    guard let owner = owningView else { return nil }
    let place = owner.layoutGuides.firstIndex { $0 === self } ?? owner.layoutGuides.count
    return owner.subviews.count + place
  }

  public var layoutName: String { nameInOwner ?? "\(layoutFullName)'\(identifier)'" }

  public var layoutFullName: String { nameInOwner ?? "UILayoutGuide:\(addressText(self))" }

  /// `card.safeArea`: the guide in a view that was given a name.
  private var nameInOwner: String? {
    owningView?.layoutState.givenName.map { "\($0).\(shortName)" }
  }

  private var shortName: String {
    if let guide = self as? SystemLayoutGuide { return guide.kind.shortName }
    if self is UIKeyboardLayoutGuide { return "keyboard" }
    return identifier.isEmpty ? "guide" : identifier
  }
}

/// An object's address as `0x` and hexadecimal digits.
func addressText(_ object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
