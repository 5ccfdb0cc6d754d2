import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

@MainActor @Suite struct AttributedTextReadingTests {
  private func view(_ text: String, _ id: String) throws -> UIView? {
    try SampleDocument.read(SampleDocument.xib("<subviews>\(text)</subviews>")).scenes[0]
      .instantiate().viewsByID[id]
  }

  private static let fragments = """
    <attributedString key="attributedText">
      <fragment content="Red bold ">
        <attributes>
          <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
          <font key="NSFont" metaFont="systemBold" size="17"/>
          <real key="NSKern" value="1.5"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" \
    baseWritingDirection="natural" lineSpacing="3" minimumLineHeight="22"/>
        </attributes>
      </fragment>
      <fragment>
        <string key="content">first line
    </string>
        <attributes><font key="NSFont" metaFont="system"/></attributes>
      </fragment>
      <fragment content="second line">
        <attributes>
          <font key="NSFont" metaFont="system" size="12"/>
          <integer key="NSUnderline" value="1"/>
        </attributes>
      </fragment>
    </attributedString>
    """

  @Test func labelsKeepAttributes()
    throws
  {
    let label = try #require(
      view(
        """
        <label numberOfLines="0" textAlignment="right" id="l">
        <rect key="frame" width="300" height="80"/>\(Self.fragments)</label>
        """, "l") as? UILabel)
    let text = try #require(label.attributedText)
    #expect(text.string == "Red bold first line\nsecond line")
    let first = text.attributes(at: 0, effectiveRange: nil)
    #expect(first[.font] as? UIFont == .boldSystemFont(ofSize: 17))
    #expect((first[.foregroundColor] as? UIColor)?.components == UIColor.red.components)
    #expect(first[.kern] as? NSNumber == 1.5)
    let style = try #require(first[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .center && style.lineBreakMode == .byWordWrapping)
    #expect(style.lineSpacing == 3 && style.minimumLineHeight == 22)
    let last = text.attributes(at: text.length - 1, effectiveRange: nil)
    #expect(last[.underlineStyle] as? NSNumber == 1)
    #expect((last[.font] as? UIFont)?.pointSize == 12)
    #expect(label.sizeThatFits(CGSize(width: 300, height: 0)).height > 30)
  }

  @Test func textViewsKeepAttributes() throws {
    let view = try #require(
      view(
        """
        <textView id="t"><rect key="frame" width="300" height="80"/>\(Self.fragments)</textView>
        """, "t") as? UITextView)
    #expect(view.text == "Red bold first line\nsecond line")
    #expect(
      view.attributedText.attribute(.underlineStyle, at: 25, effectiveRange: nil) as? NSNumber
        == 1)
  }

  @Test(arguments: [
    (
      "left", "top", UIControl.ContentHorizontalAlignment.left,
      UIControl.ContentVerticalAlignment.top
    ),
    ("right", "bottom", .right, .bottom), ("leading", "fill", .leading, .fill),
    ("trailing", "center", .trailing, .center), ("fill", "center", .fill, .center),
    ("center", "center", .center, .center),
  ])
  func contentOfButtonsIsAligned(
    horizontal: String, vertical: String, x: UIControl.ContentHorizontalAlignment,
    y: UIControl.ContentVerticalAlignment
  ) throws {
    let button = try #require(
      view(
        """
        <button contentHorizontalAlignment="\(horizontal)" contentVerticalAlignment="\(vertical)" \
        id="b"><rect key="frame" width="90" height="30"/><state key="normal" title="a"/></button>
        """, "b") as? UIButton)
    #expect(button.contentHorizontalAlignment == x && button.contentVerticalAlignment == y)
  }
}
