import Foundation
import PortableUIKit
import Testing

/// The views that a first responder puts in the keyboard's place and above it.
@MainActor @Suite struct InputViewTests {
  /// 375 by 667 points.
  private let window = makeWindow("iPhone 8")

  private func bar(_ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
  }

  @Test("An input view stands at the bottom with its accessory above, and counts as the keyboard")
  func inputView() {
    let (field, other) = (UITextField(), UITextField())
    let (wheels, done) = (bar(216), bar(44))
    field.inputView = wheels
    field.inputAccessoryView = done
    for field in [field, other] { window.addSubview(field) }
    #expect(wheels.superview == nil)
    field.becomeFirstResponder()
    #expect(wheels.frame == CGRect(x: 0, y: 451, width: 375, height: 216))
    #expect(done.frame == CGRect(x: 0, y: 407, width: 375, height: 44))
    #expect(window.screen.keyboard == .docked(height: 260))
    #expect(window.keyboardLayoutGuide.layoutFrame.minY == 407)
    other.becomeFirstResponder()
    #expect(wheels.window == nil && done.window == nil && window.screen.keyboard == nil)
  }

  @Test("The keyboard stays while one field with an input view follows another")
  func exchange() {
    final class Count: @unchecked Sendable { var hides = 0 }
    let count = Count()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: window.screen, queue: nil
    ) { _ in count.hides += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    let fields = [UITextField(), UITextField()]
    for (field, height) in zip(fields, [216, 300] as [CGFloat]) {
      field.inputView = bar(height)
      window.addSubview(field)
    }
    fields[0].becomeFirstResponder()
    fields[1].becomeFirstResponder()
    #expect(window.screen.keyboard == .docked(height: 300) && count.hides == 0)
    fields[1].resignFirstResponder()
    #expect(window.screen.keyboard == nil && count.hides == 1)
  }

  @Test("An accessory stands above the system's keyboard, wherever that is")
  func accessoryAlone() {
    let view = UITextView()
    let done = bar(44)
    view.inputAccessoryView = done
    window.addSubview(view)
    window.screen.keyboard = .docked(height: 260)
    view.becomeFirstResponder()
    #expect(done.frame == CGRect(x: 0, y: 667 - 260 - 44, width: 375, height: 44))
    window.screen.keyboard = .docked(height: 300)
    #expect(done.frame == CGRect(x: 0, y: 667 - 300 - 44, width: 375, height: 44))
    #expect(window.screen.keyboard == .docked(height: 300))
    view.resignFirstResponder()
    #expect(done.window == nil && window.screen.keyboard == .docked(height: 300))
  }

  @Test("Input views follow the responder's when it reloads them; others' only on their turn")
  func reload() {
    final class Pad: UIView {
      var pad: UIView?
      override var canBecomeFirstResponder: Bool { true }
      override var inputView: UIView? { pad }
    }
    let pad = Pad()
    window.addSubview(pad)
    pad.becomeFirstResponder()
    let keys = bar(100)
    pad.pad = keys
    #expect(keys.window == nil)
    pad.reloadInputViews()
    #expect(keys.window === window && keys.frame.minY == 567)
    pad.pad = nil
    pad.reloadInputViews()
    #expect(keys.window == nil && window.screen.keyboard == nil)
  }
}
