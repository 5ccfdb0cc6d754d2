import Foundation

/// Something that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var isFocused: Bool { get }
  /// In points of the container.
  var frame: CGRect { get }
  /// How the item shows that it has the focus.
  var focusEffect: UIFocusEffect? { get }
}

extension UIFocusItem {
  public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
  public var focusEffect: UIFocusEffect? { nil }
}
