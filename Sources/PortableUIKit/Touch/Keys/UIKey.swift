import Foundation

/// A key of a keyboard that is pressed.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types with the modifiers that are held down.
  public let characters: String
  /// What the key types without modifiers; for keys without characters a constant of ``UIKeyCommand``.
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  /// The place of the key on a keyboard, whatever is printed on it.
  public let keyCode: UIKeyboardHIDUsage

  init(_ input: String, _ modifierFlags: UIKeyModifierFlags) {
    charactersIgnoringModifiers = input
    characters = modifierFlags.contains(.shift) ? input.uppercased() : input
    self.modifierFlags = modifierFlags
    keyCode = UIKeyboardHIDUsage(typing: input)
    super.init()
  }
}
