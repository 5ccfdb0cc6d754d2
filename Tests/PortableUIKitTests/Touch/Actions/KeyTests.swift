import Foundation
import PortableUIKit
import Testing

/// Keys give commands, are told as presses, or are typed.
@MainActor @Suite struct KeyTests {
  private final class Page: UIViewController, SelectorResponding {
    var log: [String] = []
    var commands: [UIKeyCommand] = []
    override var keyCommands: [UIKeyCommand]? { commands }
    func perform(_ selector: Selector, with sender: Any?) -> Bool {
      log.append("\(selector) \((sender as? UIKeyCommand)?.input ?? "-")")
      return true
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("press \(presses.first?.key?.characters ?? "-")")
    }
  }

  private let window = makeWindow()
  private let page = Page()
  private let field = UITextField()
  private var keyboard: KeySimulator { KeySimulator(window) }

  init() {
    window.rootViewController = page
    page.view.addSubview(field)
  }

  @Test func aCommandNeedsItsModifiers() {
    page.commands = [UIKeyCommand(input: "f", modifierFlags: .command, action: "find:")]
    #expect(keyboard.press("F", .command))
    #expect(page.log == ["find: f"])
    #expect(!keyboard.press("f", [.command, .shift]))
    #expect(page.log == ["find: f", "press F"])
  }

  @Test func typingComesBeforeACommandWithoutPriority() {
    let command = UIKeyCommand(input: "x", modifierFlags: [], action: "close:")
    page.commands = [command]
    field.becomeFirstResponder()
    #expect(keyboard.press("x") && field.text == "x")
    #expect(!page.log.contains("close: x"))
    command.wantsPriorityOverSystemBehavior = true
    #expect(keyboard.press("x") && field.text == "x")
    #expect(page.log.last == "close: x")
    #expect(keyboard.press("\u{8}") && field.text == "")
  }

  @Test func keysHaveTheirPlaces() {
    var codes: [UIKeyboardHIDUsage] = []
    final class Listener: UIView {
      var heard: ((UIKey) -> Void)?
      override var canBecomeFirstResponder: Bool { true }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let key = presses.first?.key { heard?(key) }
      }
    }
    let listener = Listener()
    listener.heard = { codes.append($0.keyCode) }
    page.view.addSubview(listener)
    listener.becomeFirstResponder()
    for input in ["a", "Z", "1", "0", "\r", UIKeyCommand.inputEscape, UIKeyCommand.inputUpArrow] {
      keyboard.press(input)
    }
    #expect(
      codes == [
        .keyboardA, .keyboardZ, .keyboard1, .keyboard0, .keyboardReturnOrEnter, .keyboardEscape,
        .keyboardUpArrow,
      ])
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52)
    #expect(UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue == 0x28)
    #expect(UIKeyboardHIDUsage.keyboardF12.rawValue == 0x45)
    #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
  }
}
