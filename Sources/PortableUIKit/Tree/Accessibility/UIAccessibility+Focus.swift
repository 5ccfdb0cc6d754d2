import Foundation

extension UIAccessibility {
  /// A way to use a device that has an element under its cursor.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  nonisolated public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  nonisolated public static let assistiveTechnologyUserInfoKey =
    "UIAccessibilityAssistiveTechnologyKey"

  private static weak var focused: UIResponder?

  /// The element that the cursor is on: the one that was given last with ``Notification/screenChanged`` or
  /// ``Notification/layoutChanged``, or to ``moveFocus(to:)``.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { focused }

  /// Moves the cursor to an element, as a user does; both elements are told.
  public static func moveFocus(to element: UIResponder?) {
    let old = focused
    guard old !== element else { return }
    focused = element
    old?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [:]
    info[focusedElementUserInfoKey] = element
    info[unfocusedElementUserInfoKey] = old
    info[assistiveTechnologyUserInfoKey] =
      AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
    NotificationCenter.default.post(
      name: elementFocusedNotification, object: element, userInfo: info)
  }

  static func isFocused(_ element: UIResponder) -> Bool { focused === element }
}
