import Foundation
import PortableUIKit
import Testing

/// Positions and ranges of text fields and text views count UTF-16 units.
@MainActor @Suite struct TextInputTests {
  private let window = makeWindow()

  private func range(_ input: any UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
    let first = try #require(input.position(from: input.beginningOfDocument, offset: start))
    let last = try #require(input.position(from: input.beginningOfDocument, offset: end))
    return try #require(input.textRange(from: first, to: last))
  }

  private func offsets(_ input: any UITextInput, _ range: UITextRange?) -> [Int] {
    guard let range else { return [] }
    return [range.start, range.end].map {
      input.offset(from: input.beginningOfDocument, to: $0)
    }
  }

  @Test func positionsCount() throws {
    for input: any UITextInput in [UITextField(), UITextView()] {
      input.insertText("grey plover")
      #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 11)
      #expect(input.position(from: input.beginningOfDocument, offset: 12) == nil)
      #expect(input.position(from: input.beginningOfDocument, offset: -1) == nil)
      #expect(input.text(in: try range(input, 5, 11)) == "plover")
      #expect(offsets(input, input.selectedTextRange) == [11, 11])
      #expect(
        input.compare(input.beginningOfDocument, to: input.endOfDocument) == .orderedAscending)
      #expect(input.compare(input.endOfDocument, to: input.endOfDocument) == .orderedSame)
      input.replace(try range(input, 0, 4), withText: "golden")
      #expect(input.text(in: try range(input, 0, 13)) == "golden plover")
      #expect(offsets(input, input.selectedTextRange) == [6, 6])
    }
  }

  @Test func theSelectionIsOne() throws {
    let view = UITextView()
    view.text = "grey plover"
    view.selectedTextRange = try range(view, 5, 11)
    #expect(view.selectedRange == NSRange(location: 5, length: 6))
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(offsets(view, view.selectedTextRange) == [1, 3])
    view.insertText("o")
    #expect(view.text == "goy plover" && offsets(view, view.selectedTextRange) == [2, 2])
  }

  @Test func provisionalTextIsReplaced() {
    for input: any UITextInput in [UITextField(), UITextView()] {
      input.insertText("a ")
      input.setMarkedText("kan", selectedRange: NSRange(location: 3, length: 0))
      #expect(offsets(input, input.markedTextRange) == [2, 5])
      input.setMarkedText("かん", selectedRange: NSRange(location: 1, length: 0))
      #expect(offsets(input, input.markedTextRange) == [2, 4])
      #expect(offsets(input, input.selectedTextRange) == [3, 3])
      input.unmarkText()
      #expect(input.markedTextRange == nil && input.hasText)
      input.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
      input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
      #expect(input.markedTextRange == nil)
    }
  }

  /// "ab": a is 0.56 em and b 0.56 em wide, at 10 points 5.6 each; the text begins 5 points from the left of the container.
  @Test func carets() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 10)
    window.addSubview(view)
    view.text = "ab\nab"
    let height = UIFont.systemFont(ofSize: 10).lineHeight
    func caret(_ offset: Int) throws -> CGRect {
      view.caretRect(
        for: try #require(view.position(from: view.beginningOfDocument, offset: offset)))
    }
    for (offset, x, line) in [(0, 5, 0), (1, 10.6, 0), (2, 16.2, 0), (3, 5, 1), (5, 16.2, 1)] {
      let rect = try caret(offset)
      #expect(abs(rect.minX - x) < 0.01 && rect.width == 2)
      #expect(abs(rect.minY - (8 + height * CGFloat(line))) < 0.01)
      #expect(abs(rect.height - height) < 0.01)
    }
    let rects = view.selectionRects(for: try range(view, 1, 4))
    #expect(rects.count == 2 && rects[0].containsStart && rects[1].containsEnd)
    #expect(abs(rects[0].rect.minX - 10.6) < 0.01 && abs(rects[0].rect.width - 5.6) < 0.01)
    #expect(abs(rects[1].rect.minX - 5) < 0.01 && abs(rects[1].rect.width - 5.6) < 0.01)
    let near = try #require(view.closestPosition(to: CGPoint(x: 15, y: 8 + height * 1.5)))
    #expect(view.offset(from: view.beginningOfDocument, to: near) == 5)
    #expect(offsets(view, view.characterRange(at: CGPoint(x: 7, y: 10))) == [0, 1])
    #expect(view.characterRange(at: CGPoint(x: 100, y: 10)) == nil)
    view.text = ""
    #expect(try caret(0).origin == CGPoint(x: 5, y: 8))
  }

  @Test func caretsOfAField() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.font = .systemFont(ofSize: 10)
    field.text = "ab"
    window.addSubview(field)
    let end = field.caretRect(for: field.endOfDocument)
    #expect(abs(end.minX - 11.2) < 0.01 && abs(end.midY - 15) < 0.01)
    field.textAlignment = .right
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - 100) < 0.01)
    #expect(abs(field.caretRect(for: field.beginningOfDocument).minX - 88.8) < 0.01)
    let near = try #require(field.closestPosition(to: CGPoint(x: 95, y: 0)))
    #expect(field.offset(from: field.beginningOfDocument, to: near) == 1)
  }

  @Test func wordsAndSentences() throws {
    let view = UITextView()
    view.text = "It's grey. A plover!"
    let tokenizer = view.tokenizer
    func unit(_ offset: Int, _ granularity: UITextGranularity, back: Bool = false) throws -> [Int] {
      let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      return offsets(
        view,
        tokenizer.rangeEnclosingPosition(
          place, with: granularity, inDirection: .storage(back ? .backward : .forward)))
    }
    #expect(try unit(1, .word) == [0, 4])
    #expect(try unit(4, .word) == [])
    #expect(try unit(4, .word, back: true) == [0, 4])
    #expect(try unit(12, .sentence) == [11, 20])
    #expect(try unit(12, .document) == [0, 20])
    let place = try #require(view.position(from: view.beginningOfDocument, offset: 6))
    let next = tokenizer.position(
      from: place, toBoundary: .word, inDirection: .storage(.forward))
    #expect(view.offset(from: view.beginningOfDocument, to: try #require(next)) == 9)
    view.selectedRange = NSRange(location: 14, length: 0)
    view.select(nil)
    #expect(view.selectedRange == NSRange(location: 13, length: 6))
  }

  @Test func aKeyboardOfOnesOwnEditsTheFirstResponder() {
    let keyboard = UIInputViewController()
    let field = UITextField()
    window.addSubview(field)
    window.makeKey()
    field.text = "grey plover"
    field.becomeFirstResponder()
    let document = keyboard.textDocumentProxy
    #expect(document.documentContextBeforeInput == "grey plover")
    document.adjustTextPosition(byCharacterOffset: -7)
    #expect(document.documentContextAfterInput == " plover")
    document.deleteBackward()
    document.insertText("at")
    #expect(field.text == "great plover")
    keyboard.dismissKeyboard()
    #expect(!field.isFirstResponder)
  }
}
