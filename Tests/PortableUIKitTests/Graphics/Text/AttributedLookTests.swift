import Foundation
import PortableUIKit
import Testing

/// What the properties of a view tell of an attributed text: Apple's documentation of `attributedText` says of labels,
/// fields and text views that they take "the style information starting at location 0".
@MainActor @Suite struct AttributedLookTests {
  private let big = UIFont.systemFont(ofSize: 30)
  private let small = UIFont.boldSystemFont(ofSize: 9)

  /// "ab" with a font and colour for the first letter.
  private var half: NSAttributedString {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttributes(
      [.font: small, .foregroundColor: UIColor.red], range: NSRange(location: 0, length: 1))
    return text
  }

  @Test("A label's font and colour are those of its text's beginning, and stay")
  func label() throws {
    let label = UILabel()
    label.font = big
    label.textColor = .blue
    label.attributedText = half
    #expect(label.font == small)
    #expect(label.textColor == .red)
    // The second letter keeps what the label had.
    let text = try #require(label.attributedText)
    #expect(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == big)
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    label.text = "plain"
    #expect(label.font == small)
    #expect(label.textColor == .red)
  }

  @Test("A text without attributes, or with others, changes neither font nor colour")
  func others() {
    let label = UILabel()
    label.font = big
    label.attributedText = NSAttributedString(string: "a", attributes: [.kern: 2])
    #expect(label.font == big)
    label.attributedText = NSAttributedString(string: "a")
    #expect(label.font == big)
    label.attributedText = nil
    #expect(label.font == big)
    #expect(label.textColor == .label)
  }

  @Test("A text whose attributes hold for all of it comes back as it was given")
  func same() {
    let given = NSAttributedString(
      string: "ab", attributes: [.font: small, .foregroundColor: UIColor.red])
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    label.attributedText = given
    field.attributedText = given
    view.attributedText = given
    #expect(label.attributedText == given)
    #expect(field.attributedText == given)
    #expect(view.attributedText == given)
  }

  @Test("Fields and text views do the same")
  func input() {
    let (field, view) = (UITextField(), UITextView())
    field.attributedText = half
    view.attributedText = half
    #expect(field.font == small)
    #expect(field.textColor == .red)
    #expect(view.font == small)
    #expect(view.textColor == .red)
    field.text = "x"
    view.text = "x"
    #expect(field.font == small)
    #expect(view.font == small)
  }

  @Test("A text view has no font before its first text, and none after it was taken away")
  func textViewFont() {
    let view = UITextView()
    #expect(view.font == nil)
    let height = view.sizeThatFits(CGSize(width: 100, height: 100)).height
    view.text = "Testing"
    #expect(view.font?.pointSize == 12)
    view.font = big
    #expect(view.font == big)
    view.font = nil
    #expect(view.font == nil)
    // It is shown in the system's at 12 points nevertheless.
    #expect(view.sizeThatFits(CGSize(width: 100, height: 100)).height == height)
  }

  @Test("A table bounces whatever its rows, other scroll views do not")
  func bouncing() {
    #expect(UITableView().alwaysBounceVertical)
    #expect(UITableView(frame: .zero, style: .insetGrouped).alwaysBounceVertical)
    #expect(!UITableView().alwaysBounceHorizontal)
    #expect(!UIScrollView().alwaysBounceVertical)
    #expect(!UITextView().alwaysBounceVertical)
  }
}
