import Foundation
import PortableUIKit
import Testing

/// What the delegates of text fields and text views are asked and told, in order.
@MainActor @Suite struct TextEditingTests {
  private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []
    var refusals: Set<String> = []

    private func ask(_ question: String) -> Bool {
      log.append(question)
      return !refusals.contains(question.split(separator: " ").first.map(String.init) ?? "")
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { ask("shouldChange \(range.location)+\(range.length) \(string)") }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("didEnd") }
    func textViewDidChange(_ textView: UITextView) { log.append("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { ask("shouldChange \(range.location)+\(range.length) \(text)") }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let window = makeWindow()
  private let editor = Editor()

  @Test("A field asks before it begins and ends, and tells after; the events follow the delegate")
  func fieldFocus() {
    let field = UITextField()
    field.delegate = editor
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin event"), (.editingDidEnd, "end event"),
      (.editingChanged, "changed event"), (.editingDidEndOnExit, "exit event"),
    ] {
      field.addAction(UIAction { [editor] _ in editor.log.append(name) }, for: event)
    }
    window.addSubview(field)
    editor.refusals = ["shouldBegin"]
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    #expect(editor.take() == ["shouldBegin"])
    editor.refusals = []
    #expect(field.becomeFirstResponder() && field.isEditing)
    #expect(editor.take() == ["shouldBegin", "didBegin", "begin event"])
    field.typeText("é")
    #expect(editor.take() == ["shouldChange 0+0 é", "selection", "changed event"])
    editor.refusals = ["shouldChange"]
    field.typeText("x")
    #expect(field.text == "é" && editor.take() == ["shouldChange 1+0 x"])
    editor.refusals = []
    field.typeText("👍🏽")
    _ = editor.take()
    field.typeDelete()
    // The thumb is four UTF-16 units long and one character to the key.
    #expect(editor.take() == ["shouldChange 1+4 ", "selection", "changed event"])
    #expect(field.text == "é")
    field.typeText("\n")
    #expect(editor.take() == ["shouldReturn", "exit event"] && field.text == "é")
    editor.refusals = ["shouldReturn", "shouldEnd"]
    field.typeText("\n")
    #expect(editor.take() == ["shouldReturn"])
    #expect(!field.resignFirstResponder() && field.isEditing)
    #expect(!window.endEditing(false) && editor.take() == ["shouldEnd", "shouldEnd"])
    editor.refusals = []
    #expect(window.endEditing(false) && !field.isEditing)
    #expect(editor.take() == ["shouldEnd", "didEnd", "end event"])
    field.typeText("nobody")
    #expect(field.text == "é" && editor.take() == [])
    #expect(!window.endEditing(true))
  }

  @Test("What the program changes is not asked for, and a field tells of inserted text only")
  func programmaticField() {
    let field = UITextField()
    field.delegate = editor
    field.addAction(UIAction { [editor] _ in editor.log.append("changed") }, for: .editingChanged)
    field.text = "abc"
    #expect(editor.take() == [] && field.hasText)
    field.insertText("def")
    #expect(field.text == "abcdef" && editor.take() == ["selection", "changed"])
    field.deleteBackward()
    #expect(field.text == "abcde")
    field.text = nil
    field.deleteBackward()
    #expect(!field.hasText)
  }

  @Test(
    "A text view asks before typing and tells after, and hears nothing of the program's changes")
  func textView() {
    let view = UITextView()
    view.delegate = editor
    window.addSubview(view)
    #expect(view.becomeFirstResponder())
    #expect(editor.take() == ["shouldBegin", "didBegin"])
    view.typeText("a\n")
    #expect(
      editor.take() == [
        "shouldChange 0+0 a", "selection", "didChange", "shouldChange 1+0 \n", "selection",
        "didChange",
      ])
    view.selectedRange = NSRange(location: 0, length: 1)
    #expect(editor.take() == ["selection"])
    view.typeText("bc")
    #expect(view.text == "bc\n" && view.selectedRange == NSRange(location: 2, length: 0))
    _ = editor.take()
    view.insertText("!")
    #expect(view.text == "bc!\n" && editor.take() == ["selection"])
    view.deleteBackward()
    #expect(view.text == "bc\n")
    view.isEditable = false
    view.typeText("d")
    #expect(view.text == "bc\n")
    view.isEditable = true
    view.removeFromSuperview()
    #expect(!view.isFirstResponder)
  }

  @Test("Typed text makes a field and a growing text view as wide and high as it needs")
  func layout() {
    let view = constrained(UITextView(), in: window)
    view.isScrollEnabled = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])
    window.performTurn()
    let before = view.frame.height
    view.becomeFirstResponder()
    view.typeText("one\ntwo")
    window.performTurn()
    #expect(view.frame.height > before)
  }
}
