import Foundation
import PortableUIKit
import Testing

/// Cutting, copying and pasting, as a user does it: the delegate is asked and told.
@MainActor @Suite(.serialized) struct TextCommandTests {
  private final class Editor: NSObject, UITextViewDelegate {
    var log: [String] = []
    var refuses = false
    func textViewDidChange(_ textView: UITextView) { log.append("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.append("ask \(range.location)+\(range.length) \(text)")
      return !refuses
    }
  }

  @Test func aTextViewCutsAndPastes() {
    UIPasteboard.general.items = []
    let view = UITextView()
    let editor = Editor()
    view.text = "grey plover"
    view.delegate = editor
    view.selectedRange = NSRange(location: 0, length: 5)
    #expect(view.canPerformAction("cut:", withSender: nil))
    #expect(!view.canPerformAction("paste:", withSender: nil))
    editor.log = []
    view.cut(nil)
    #expect(view.text == "plover" && UIPasteboard.general.string == "grey ")
    #expect(editor.log == ["ask 0+5 ", "selection", "change"])
    #expect(view.canPerformAction("paste:", withSender: nil))
    view.selectedRange = NSRange(location: 6, length: 0)
    view.paste(nil)
    #expect(view.text == "plovergrey ")
    editor.refuses = true
    view.paste(nil)
    #expect(view.text == "plovergrey ")
    view.isEditable = false
    #expect(!view.canPerformAction("paste:", withSender: nil))
  }

  @Test func aFieldPastesOneLine() {
    let field = UITextField()
    UIPasteboard.general.string = "grey\nplover"
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.paste(nil)
    #expect(field.text == "grey plover" && changes == 1)
    field.selectAll(nil)
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "grey plover")
    field.isSecureTextEntry = true
    UIPasteboard.general.items = []
    field.copy(nil)
    #expect(UIPasteboard.general.string == nil)
    #expect(!field.canPerformAction("copy:", withSender: nil))
  }

  @Test func typedTextHasTheTypingAttributes() throws {
    let view = UITextView()
    view.text = "ab"
    view.typingAttributes = [.kern: 3]
    view.insertText("c")
    view.insertText("d")
    let string = try #require(view.attributedText)
    #expect(string.string == "abcd")
    #expect(string.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 3)
    #expect(string.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 3)
    #expect(string.attribute(.kern, at: 1, effectiveRange: nil) == nil)
    view.selectedRange = NSRange(location: 1, length: 0)
    #expect(view.typingAttributes[.kern] == nil)
    view.insertText("x")
    #expect(view.attributedText.attribute(.kern, at: 1, effectiveRange: nil) == nil)
    #expect(view.attributedText.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 3)
  }

  @Test func aReplacedRangeKeepsItsAttributes() throws {
    let view = UITextView()
    let string = NSMutableAttributedString()
    string.append(NSAttributedString(string: "grey", attributes: [.kern: 2]))
    string.append(NSAttributedString(string: " plover"))
    view.attributedText = string
    let start = view.beginningOfDocument
    let end = try #require(view.position(from: start, offset: 4))
    view.replace(try #require(view.textRange(from: start, to: end)), withText: "ringed")
    #expect(view.text == "ringed plover")
    #expect(view.attributedText.attribute(.kern, at: 5, effectiveRange: nil) as? Int == 2)
    #expect(view.attributedText.attribute(.kern, at: 6, effectiveRange: nil) == nil)
  }

  @Test func boldIsTurnedOnAndOff() throws {
    let view = UITextView()
    view.text = "grey plover"
    view.selectedRange = NSRange(location: 5, length: 6)
    view.toggleBoldface(nil)
    #expect(!isBold(view, 6))
    view.allowsEditingTextAttributes = true
    view.toggleBoldface(nil)
    #expect(isBold(view, 6) && !isBold(view, 1))
    view.toggleBoldface(nil)
    #expect(!isBold(view, 6))
  }

  private func isBold(_ view: UITextView, _ index: Int) -> Bool {
    let font = view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
    return font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
  }
}
