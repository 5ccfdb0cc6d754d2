import Testing
import UIKit

/// Core Text for lines and frames. Expected sizes are those of the same text drawn by UIKit; numbers of places are worked
/// out in the comments.
@MainActor @Suite struct CoreTextTests {
  private func text(_ string: String, size: CGFloat = 20) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)])
  }

  @Test("A line is as wide as its text, and ends and begins where indices say")
  func lines() {
    let line = CTLineCreateWithAttributedString(text("Hello"))
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(abs(width - Double(text("Hello").size().width)) < 0.5)
    #expect(ascent > descent && descent > 0)
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    #expect(Double(CTLineGetOffsetForStringIndex(line, 5, nil)) == width)
    let middle = CTLineGetOffsetForStringIndex(line, 3, nil)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: middle, y: 0)) == 3)
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, 5))
    // Half of the room that is left.
    #expect(CTLineGetPenOffsetForFlush(line, 0.5, width + 10) == 5)
    let spaced = CTLineCreateWithAttributedString(text("Hello  "))
    #expect(CTLineGetTrailingWhitespaceWidth(spaced) > 0)
  }

  @Test("A separator of lines has no room in a line")
  func separators() {
    let line = CTLineCreateWithAttributedString(text("ab\ncd"))
    let plain = CTLineCreateWithAttributedString(text("abcd"))
    let difference =
      CTLineGetTypographicBounds(line, nil, nil, nil)
      - CTLineGetTypographicBounds(plain, nil, nil, nil)
    #expect(abs(difference) < 1.5)
  }

  @Test("A line that is too long is cut where asked, with the token")
  func truncation() throws {
    let line = CTLineCreateWithAttributedString(text("A long line of words"))
    let token = CTLineCreateWithAttributedString(text("\u{2026}"))
    for type in [CTLineTruncationType.start, .middle, .end] {
      let cut = try #require(CTLineCreateTruncatedLine(line, 100, type, token))
      #expect(CTLineGetTypographicBounds(cut, nil, nil, nil) <= 100)
    }
    #expect(CTLineCreateTruncatedLine(line, 1, .end, token) == nil)
    #expect(CTLineCreateTruncatedLine(line, 1000, .end, token) === line)
  }

  @Test("Runs have the attributes of their parts")
  func runs() throws {
    let string = NSMutableAttributedString(attributedString: text("red"))
    string.append(
      NSAttributedString(
        string: "blue",
        attributes: [
          .font: UIFont.systemFont(ofSize: 20),
          NSAttributedString.Key(kCTForegroundColorAttributeName as String): UIColor.blue.cgColor,
        ]))
    let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(string)) as! [CTRun]
    #expect(runs.map(CTRunGetStringRange) == [CFRangeMake(0, 3), CFRangeMake(3, 4)])
    let attributes = CTRunGetAttributes(runs[1]) as NSDictionary
    #expect(attributes[kCTForegroundColorAttributeName as String] != nil)
    #expect(CTRunGetTypographicBounds(runs[0], CFRangeMake(0, 0), nil, nil, nil) > 0)
  }

  @Test("A frame holds the lines that have room, from the top down")
  func frames() {
    let setter = CTFramesetterCreateWithAttributedString(
      text("One\nTwo\nThree") as CFAttributedString)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
      nil)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: size.height), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    let lines = CTFrameGetLines(frame) as! [CTLine]
    #expect(lines.count == 3)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(origins[0].y > origins[1].y && origins[1].y > origins[2].y && origins[2].y > 0)
    #expect(abs((origins[0].y - origins[1].y) - (origins[1].y - origins[2].y)) < 0.01)
    #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 13))
    let low = CGPath(
      rect: CGRect(x: 0, y: 0, width: 100, height: size.height / 2), transform: nil)
    let part = CTFramesetterCreateFrame(setter, CFRangeMake(4, 0), low, nil)
    #expect(CTFrameGetVisibleStringRange(part) == CFRangeMake(4, 4))
  }

  @Test("Fonts of Core Text are UIKit's, features have their numbers")
  func fonts() {
    let font = CTFontCreateWithName("Helvetica" as CFString, 14, nil)
    #expect(CTFontGetSize(font) == 14 && CTFontGetAscent(font) == font.ascender)
    #expect(CTFontGetDescent(font) == -font.descender)
    #expect(kNumberSpacingType == 6 && kMonospacedNumbersSelector == 0)
  }
}
