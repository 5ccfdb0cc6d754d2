import Foundation

/// The values of a view that has a say in the focus.
struct FocusState {
  var effect: UIFocusEffect?
  var groupIdentifier: String?
  var groupPriority = UIFocusGroupPriority.ignored
}

/// How early a group of items has the focus (raw values as in UIKit).
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}

extension UIView: UIFocusItem {
  private static let focusKey = AssociationKey()

  var focusState: FocusState {
    get { associatedValues[UIView.focusKey.pointer] as? FocusState ?? FocusState() }
    set { associatedValues[UIView.focusKey.pointer] = newValue }
  }
}

extension UIViewController: UIFocusEnvironment {}
