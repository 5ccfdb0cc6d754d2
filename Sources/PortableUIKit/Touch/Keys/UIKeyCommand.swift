import Foundation

/// A key, with others held down, that gives a command.
///
/// Responders name theirs in ``UIResponder/keyCommands``. A ``KeySimulator`` presses keys.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// What the key types without modifiers, or a constant such as ``inputEscape``.
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what the key does by itself, such as typing.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the system may put another key in the place of one that a keyboard lacks; kept.
  open var allowsAutomaticLocalization = true
  /// Whether left and right change places where text runs from the right; kept.
  open var allowsAutomaticMirroring = true

  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  nonisolated public static let inputHome = "UIKeyInputHome"
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  nonisolated public static let inputDelete = "UIKeyInputDelete"
  nonisolated public static let f1 = "UIKeyInputF1"
  nonisolated public static let f2 = "UIKeyInputF2"
  nonisolated public static let f3 = "UIKeyInputF3"
  nonisolated public static let f4 = "UIKeyInputF4"
  nonisolated public static let f5 = "UIKeyInputF5"
  nonisolated public static let f6 = "UIKeyInputF6"
  nonisolated public static let f7 = "UIKeyInputF7"
  nonisolated public static let f8 = "UIKeyInputF8"
  nonisolated public static let f9 = "UIKeyInputF9"
  nonisolated public static let f10 = "UIKeyInputF10"
  nonisolated public static let f11 = "UIKeyInputF11"
  nonisolated public static let f12 = "UIKeyInputF12"

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Whether a key is the command's; caps lock and the numeric keypad make no difference.
  func matches(_ key: UIKey) -> Bool {
    guard let input, !attributes.contains(.disabled) else { return false }
    let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
    return input.lowercased() == key.charactersIgnoringModifiers.lowercased()
      && modifierFlags.subtracting(ignored) == key.modifierFlags.subtracting(ignored)
  }
}
