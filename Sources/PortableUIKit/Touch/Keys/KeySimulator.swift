import Foundation

/// Presses the keys of a keyboard for a window, for tests and tools.
///
///     let keyboard = KeySimulator(window)
///     keyboard.press("f", [.command])
///     keyboard.press(UIKeyCommand.inputEscape)
///
/// A key goes to the first responder, and up the chain from there; without one to the front controller of the window. A
/// command of ``UIResponder/keyCommands`` takes it. A key that types something is a command only where nothing is edited, or
/// where the command ``UIKeyCommand/wantsPriorityOverSystemBehavior``. Keys that are no command are told as presses, and
/// typed.
@MainActor public final class KeySimulator {
  public let window: UIWindow

  public init(_ window: UIWindow) {
    self.window = window
  }

  /// Presses a key and lets it go.
  ///
  /// - Parameter input: What the key types without modifiers, or a constant of ``UIKeyCommand``.
  /// - Returns: Whether it gave a command that was carried out, or was typed.
  @discardableResult
  public func press(_ input: String, _ modifierFlags: UIKeyModifierFlags = []) -> Bool {
    let key = UIKey(input, modifierFlags)
    let first = window.firstResponder ?? frontResponder
    let typed = typedText(of: key)
    let isTyped = typed != nil && (first is any UIKeyInput || first is any TypingTarget)
    for responder in sequence(first: first, next: \.next) {
      for command in responder.keyCommands ?? [] where command.matches(key) {
        guard !isTyped || command.wantsPriorityOverSystemBehavior else { continue }
        if StandardActions.perform(command.action, from: first, with: command) { return true }
      }
    }
    tellPress(of: key, to: first)
    guard isTyped, let typed else { return false }
    type(typed, into: first)
    return true
  }

  /// The responder that keys go to while there is no first responder.
  private var frontResponder: UIResponder {
    guard var controller = window.rootViewController else { return window }
    while let presented = controller.presentedViewController { controller = presented }
    return controller
  }

  /// What a key types: nothing with the control or command key, and nothing where it has no character.
  private func typedText(of key: UIKey) -> String? {
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return nil }
    return key.characters.hasPrefix("UIKeyInput") ? nil : key.characters
  }

  private func tellPress(of key: UIKey, to responder: UIResponder) {
    let press = UIPress(.select)
    press.key = key
    press.window = window
    press.responder = responder
    let event = UIPressesEvent()
    event.allPresses = [press]
    responder.pressesBegan([press], with: event)
    press.phase = .ended
    responder.pressesEnded([press], with: event)
  }

  private func type(_ text: String, into responder: UIResponder) {
    let isDelete = text == "\u{8}"
    switch responder {
    case let target as any TypingTarget: isDelete ? target.typeDelete() : target.typeText(text)
    case let input as any UIKeyInput: isDelete ? input.deleteBackward() : input.insertText(text)
    default: break
    }
  }
}
