import Foundation
import PortableUIKit
import Testing

/// A text view and its storage, layout manager and container.
@MainActor @Suite struct TextViewKitTests {
  final class NoteView: UITextView {
    var made = 0
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      made += 1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func theViewFollowsItsStorage() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 20)
    view.text = "one two"
    #expect(view.textStorage.string == "one two")
    view.selectedRange = NSRange(location: 2, length: 2)
    view.textStorage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "three")
    #expect(view.text == "one three")
    #expect(view.selectedRange == NSRange(location: 2, length: 2))
    view.textStorage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    #expect(
      view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
        == .red
    )
    view.text = "four"
    #expect(view.textStorage.string == "four" && view.layoutManager.numberOfGlyphs == 4)
  }

  /// 200 less the insets; lines are five points from both sides.
  @Test func theContainerHasTheRoomOfTheView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 20)
    view.text = "shore"
    view.textContainerInset = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
    #expect(view.textContainer.size.width == 170)
    #expect(view.textContainer.widthTracksTextView)
    #expect(view.layoutManager.textStorage === view.textStorage)
    #expect(view.textContainer.layoutManager === view.layoutManager)
    let fitting = view.sizeThatFits(CGSize(width: 200, height: 0))
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(abs(fitting.height - (used.height + 10)) < 1)
    view.frame.size.width = 100
    #expect(view.textContainer.size.width == 70)
  }

  @Test func theContainerSaysHowManyLinesThereAre() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let font = UIFont.systemFont(ofSize: 20)
    view.font = font
    view.text = "mmmm mmmm mmmm mmmm mmmm mmmm"
    let all = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    view.textContainer.maximumNumberOfLines = 2
    let two = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(abs(two - (2 * font.lineHeight + 16)) < 1)
    #expect(two < all)
    view.textContainer.lineFragmentPadding = 0
    #expect(view.lineFragmentPadding == 0)
  }

  @Test func aViewMayBeMadeForAContainer() {
    let storage = NSTextStorage(
      string: "let x = 1", attributes: [.font: UIFont.systemFont(ofSize: 14)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = NoteView(frame: CGRect(x: 0, y: 0, width: 320, height: 80), textContainer: container)
    #expect(view.made == 1)
    #expect(view.text == "let x = 1")
    #expect(view.textStorage === storage && view.layoutManager === manager)
    #expect(view.textContainer.size.width == 300)
    view.text = "let y = 2"
    #expect(storage.string == "let y = 2")
  }

  @Test func keyboardsAreSaidAsApplesDo() {
    let field = UITextField()
    #expect(field.autocapitalizationType == .sentences && field.returnKeyType == .default)
    field.keyboardType = .emailAddress
    field.textContentType = .username
    #expect(field.keyboardType.rawValue == 7 && field.textContentType.rawValue == "username")
    let search: any UITextInputTraits = UISearchBar()
    #expect(search.returnKeyType == .search && search.enablesReturnKeyAutomatically)
  }
}
