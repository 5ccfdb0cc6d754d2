import Foundation
import PortableUIKit
import Testing

/// Text fields: deleting the whole text, text with attributes.
@MainActor @Suite struct TextFieldTests {
  private final class Guard: UITextFieldDelegate {
    var mayClear = true
    var log: [String] = []

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      log.append("shouldClear")
      return mayClear
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  let scene: TouchScene
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  private let delegate = Guard()

  init() throws {
    scene = try TouchScene()
    field.delegate = delegate
    scene.window.addSubview(field)
  }

  @Test("A field that clears on editing asks the delegate, and only where there is text")
  func clearsOnBeginEditing() {
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(delegate.take() == ["didBegin"])
    field.resignFirstResponder()
    field.text = "kept"
    delegate.mayClear = false
    field.becomeFirstResponder()
    #expect(field.text == "kept" && delegate.take() == ["shouldClear", "didBegin"])
    field.resignFirstResponder()
    delegate.mayClear = true
    field.becomeFirstResponder()
    #expect(field.text == "" && delegate.take() == ["shouldClear", "didBegin"])
  }

  @Test("A tap on the clear button deletes the text, if the delegate agrees")
  func clearButton() {
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.text = "text"
    let button = field.clearButtonRect(forBounds: field.bounds)
    let place = at(button.midX, button.midY)
    scene.finger.tap(at: place)
    #expect(field.text == "text")
    field.clearButtonMode = .whileEditing
    scene.finger.tap(at: at(20, 15))
    #expect(field.text == "text")
    delegate.mayClear = false
    scene.finger.tap(at: place)
    #expect(field.text == "text" && delegate.take().last == "shouldClear")
    delegate.mayClear = true
    scene.finger.tap(at: place)
    #expect(field.text == "" && changes == 1 && field.isEditing)
    scene.finger.tap(at: place)
    #expect(changes == 1)
  }

  @Test("Text leaves room for the clear button while there is one")
  func clearButtonRoom() {
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: field.bounds).maxX == 100)
    field.text = "text"
    let button = field.clearButtonRect(forBounds: field.bounds)
    #expect(field.textRect(forBounds: field.bounds).maxX == button.minX)
    field.semanticContentAttribute = .forceRightToLeft
    let left = field.clearButtonRect(forBounds: field.bounds)
    #expect(field.textRect(forBounds: field.bounds).minX == left.maxX && left.minX == 5)
  }

  @Test("Text with attributes is measured with them, and keeps them while it is edited")
  func attributedText() {
    field.text = "wide"
    let plain = field.intrinsicContentSize.width
    let large = UIFont.systemFont(ofSize: 34)
    field.attributedText = NSAttributedString(string: "wide", attributes: [.font: large])
    #expect(field.text == "wide")
    #expect(abs(field.intrinsicContentSize.width - 2 * plain) < 2)
    field.becomeFirstResponder()
    field.typeText("r")
    #expect(field.text == "wider")
    let font = field.attributedText?.attribute(.font, at: 4, effectiveRange: nil) as? UIFont
    #expect(font == large)
    field.textColor = .red
    let ink = field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(ink as? UIColor == .red)
    // The font at the text's beginning is the field's from then on.
    field.text = "wide"
    #expect(abs(field.intrinsicContentSize.width - 2 * plain) < 2)
    let own = field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(own == field.font)
  }

  @Test("A date picker shows another date without sending an event")
  func setDate() {
    let picker = UIDatePicker()
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    picker.setDate(Date(timeIntervalSinceReferenceDate: 99), animated: true)
    #expect(picker.date.timeIntervalSinceReferenceDate == 99 && changes == 0)
  }
}
