import CairoRenderer
import Drawing
import Foundation
import PortableUIKit
import Testing

/// Core Text's typesetters, styles, delegates and numbers of faces, with the installed fonts.
@MainActor @Suite struct CoreTextLineTests {
  private func text(_ string: String, size: CGFloat = 20) -> NSAttributedString {
    CairoGraphics.install()
    return NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)])
  }

  private func width(_ line: CTLine) -> Double { CTLineGetTypographicBounds(line, nil, nil, nil) }

  @Test("A typesetter breaks between words, between characters, and at the end of a paragraph")
  func breaks() {
    let typesetter = CTTypesetterCreateWithAttributedString(text("one two three\nfour"))
    let room = width(CTLineCreateWithAttributedString(text("one two"))) + 1
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, room) == 8)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 8, 1_000) == 6)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 14, 1_000) == 4)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 18, 1_000) == 0)
    let letters = width(CTLineCreateWithAttributedString(text("on"))) + 0.5
    #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, letters) == 2)
    #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 0) == 1)
    let line = CTTypesetterCreateLine(typesetter, CFRangeMake(4, 3))
    #expect(CTLineGetStringRange(line) == CFRangeMake(4, 3))
    #expect(abs(width(line) - width(CTLineCreateWithAttributedString(text("two")))) < 1e-6)
  }

  @Test("A loop over all breaks covers the text, and ends")
  func loop() {
    let string = text("A text of several words, 👩‍👩‍👧‍👧 among them.\n\nAnd another paragraph.")
    let typesetter = CTTypesetterCreateWithAttributedString(string)
    for width in [0.0, 1, 50, 200] {
      var (start, lines) = (0, 0)
      while start < string.length, lines < 200 {
        let count = CTTypesetterSuggestLineBreak(typesetter, start, width)
        #expect(count > 0)
        start += max(1, count)
        lines += 1
      }
      #expect(start == string.length)
    }
  }

  @Test("Settings make a paragraph's style, which frames follow")
  func paragraphStyle() throws {
    var alignment = CTTextAlignment.right
    var spacing: CGFloat = 7
    var mode = CTLineBreakMode.byCharWrapping
    let style = withUnsafePointer(to: &alignment) { alignment in
      withUnsafePointer(to: &spacing) { spacing in
        withUnsafePointer(to: &mode) { mode in
          let settings = [
            CTParagraphStyleSetting(
              spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: alignment),
            CTParagraphStyleSetting(
              spec: .lineSpacingAdjustment, valueSize: MemoryLayout<CGFloat>.size, value: spacing),
            CTParagraphStyleSetting(
              spec: .lineBreakMode, valueSize: MemoryLayout<CTLineBreakMode>.size, value: mode),
            CTParagraphStyleSetting(spec: .headIndent, valueSize: 1, value: mode),
          ]
          return CTParagraphStyleCreate(settings, settings.count)
        }
      }
    }
    #expect(style.alignment == .right && style.lineSpacing == 7 && style.headIndent == 0)
    #expect(style.lineBreakMode == .byCharWrapping)
    var read: CGFloat = 0
    #expect(
      CTParagraphStyleGetValueForSpecifier(
        style, .lineSpacingAdjustment, MemoryLayout<CGFloat>.size, &read))
    #expect(read == 7)
    let string = NSMutableAttributedString(attributedString: text("a"))
    string.addAttribute(
      NSAttributedString.Key("\(kCTParagraphStyleAttributeName)"), value: style,
      range: NSRange(location: 0, length: 1))
    let frame = CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(string), CFRangeMake(0, 0),
      CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 100), transform: nil), nil)
    var origin = CGPoint.zero
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 1), &origin)
    let line = CTLineCreateWithAttributedString(text("a"))
    #expect(abs(Double(origin.x) + width(line) - 200) < 0.01)
  }

  @Test("A delegate says the room of a run, and is told when it goes")
  func runDelegate() {
    final class Room {
      var gone = 0
    }
    let room = Room()
    func make() -> CTRunDelegate? {
      var callbacks = CTRunDelegateCallbacks(
        version: kCTRunDelegateVersion1,
        dealloc: { Unmanaged<Room>.fromOpaque($0).takeUnretainedValue().gone += 1 },
        getAscent: { _ in 40 }, getDescent: { _ in 10 }, getWidth: { _ in 60 })
      return CTRunDelegateCreate(&callbacks, Unmanaged.passUnretained(room).toOpaque())
    }
    #expect(make() != nil)
    #expect(room.gone == 1)
    let string = NSMutableAttributedString(string: "\u{FFFC}")
    CFAttributedStringSetAttribute(
      string, CFRangeMake(0, 1), kCTRunDelegateAttributeName, make())
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let line = CTLineCreateWithAttributedString(string)
    #expect(CTLineGetTypographicBounds(line, &ascent, &descent, nil) == 60)
    #expect(ascent == 40 && descent == 10)
  }

  @Test("A justified line is as wide as asked, by its spaces")
  func justified() throws {
    let line = CTLineCreateWithAttributedString(text("a b c"))
    let wide = try #require(CTLineCreateJustifiedLine(line, 1, 200))
    #expect(abs(width(wide) - 200) < 0.1)
    let half = try #require(CTLineCreateJustifiedLine(line, 0.5, 200))
    #expect(abs(width(half) - (200 + width(line)) / 2) < 0.1)
    #expect(CTLineCreateJustifiedLine(line, 1, 5) == nil)
    #expect(CTLineCreateJustifiedLine(CTLineCreateWithAttributedString(text("a")), 1, 200) == nil)
  }

  @Test("Insertion points stand before and behind each character")
  func carets() {
    let line = CTLineCreateWithAttributedString(text("ab"))
    var found: [(Double, Int, Bool)] = []
    CTLineEnumerateCaretOffsets(line) { offset, index, leads, _ in
      found.append((offset, index, leads))
    }
    #expect(found.map(\.1) == [0, 0, 1, 1] && found.map(\.2) == [true, false, true, false])
    #expect(found[0].0 == 0 && abs(found[3].0 - width(line)) < 1e-6 && found[1].0 == found[2].0)
    var first = 0
    CTLineEnumerateCaretOffsets(line) { _, _, _, stop in
      first += 1
      stop.pointee = true
    }
    #expect(first == 1)
  }

  @Test("A face tells its numbers in its size; Inter's em has 2,048 or 2,816 units")
  func metrics() {
    CairoGraphics.install()
    let font = UIFont.systemFont(ofSize: 100)
    #expect([1_000, 2_048, 2_816].contains(CTFontGetUnitsPerEm(font)))
    #expect(CTFontGetGlyphCount(font) > 200)
    let box = CTFontGetBoundingBox(font)
    #expect(box.minY < -15 && box.maxY > 70 && box.width > 50)
    #expect(CTFontGetUnderlinePosition(font) < 0 && CTFontGetUnderlineThickness(font) > 1)
    #expect(CTFontGetSlantAngle(font) == 0)
  }

  @Test("Fonts and descriptors by traits, families and attributes")
  func descriptors() throws {
    CairoGraphics.install()
    let font = UIFont.systemFont(ofSize: 12)
    let bold = try #require(
      CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold))
    #expect(CTFontGetSymbolicTraits(bold).contains(.traitBold) && bold.pointSize == 12)
    let plain = try #require(CTFontCreateCopyWithSymbolicTraits(bold, 20, nil, [], .traitBold))
    #expect(!CTFontGetSymbolicTraits(plain).contains(.traitBold) && plain.pointSize == 20)
    let descriptor = CTFontDescriptorCreateWithAttributes(
      [kCTFontSizeAttribute: 30, kCTFontTraitsAttribute: [kCTFontWeightTrait: 0.4]] as CFDictionary)
    #expect(descriptor.pointSize == 30 && descriptor.symbolicTraits.contains(.traitBold))
    #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontSizeAttribute) as? CGFloat == 30)
    #expect(UIFont.familyNames.contains(font.familyName) || !UIFont.familyNames.isEmpty)
  }
}
