import Foundation
import PortableUIKit
import Testing

/// Texts that were changed are compared by Core Foundation, which asks each value.
@Suite struct ComparedTextTests {
  private func text(_ key: NSAttributedString.Key, _ value: Any) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(string: "cd", attributes: [key: value]))
    return text
  }

  private func style(_ indent: CGFloat) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.headIndent = indent
    return style
  }

  private func shadow(_ radius: CGFloat) -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = radius
    return shadow
  }

  @Test(
    "Appended texts with equal fonts, colours, styles and shadows are equal, and others are not")
  func objects() {
    #expect(text(.paragraphStyle, style(3)) == text(.paragraphStyle, style(3)))
    #expect(text(.paragraphStyle, style(3)) != text(.paragraphStyle, style(4)))
    #expect(
      text(.font, UIFont.systemFont(ofSize: 9)) == text(.font, UIFont.systemFont(ofSize: 9)))
    #expect(
      text(.font, UIFont.systemFont(ofSize: 9)) != text(.font, UIFont.systemFont(ofSize: 8)))
    #expect(text(.foregroundColor, UIColor.red) == text(.foregroundColor, UIColor.red))
    #expect(text(.foregroundColor, UIColor.red) != text(.foregroundColor, UIColor.blue))
    #expect(text(.shadow, shadow(1)) == text(.shadow, shadow(1)))
    #expect(text(.shadow, shadow(1)) != text(.shadow, shadow(2)))
    let attachment = NSTextAttachment()
    #expect(text(.attachment, attachment) == text(.attachment, attachment))
    #expect(text(.attachment, attachment) != text(.attachment, NSTextAttachment()))
    // A value of another class.
    #expect(text(.font, UIFont.systemFont(ofSize: 9)) != text(.font, UIColor.red))
  }

  @Test("Lengths are numbers: by casts, and as attributes that are added one by one")
  func numbers() throws {
    #expect(NSNumber(value: 2.5) as Any as? CGFloat == 2.5)
    #expect(NSNumber(value: Int64.max) as Any as? CGFloat == nil)
    #expect(CGFloat(1.5) as Any as? NSNumber == 1.5 && CGFloat(2) as NSNumber == 2)
    func kerned() -> NSMutableAttributedString {
      let text = NSMutableAttributedString(string: "ab")
      text.addAttribute(.kern, value: CGFloat(1.5), range: NSRange(location: 0, length: 1))
      return text
    }
    #expect(kerned() == kerned())
    let kern = try #require(kerned().attribute(.kern, at: 0, effectiveRange: nil))
    #expect(kern as? CGFloat == 1.5 && kern as? Double == 1.5)
  }
}
