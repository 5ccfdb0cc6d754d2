import Drawing
import Foundation
import Testing

@testable import CairoRenderer
@testable import PortableUIKit

/// Line breaking and shortening. The face is DejaVu Sans Mono, which every Debian system with Cairo's
/// fonts has: each of its characters is 1233/2048 em wide, so that widths follow from counting.
@Suite struct PlainTextTests {
  private let mono = UIFont(name: "DejaVu Sans Mono", size: 20) ?? .systemFont(ofSize: 20)
  /// The advance of any character in points.
  private let advance = 1233.0 / 2048 * 20

  private func text(
    _ text: String, columns: Double?, lines: Int = 0, mode: NSLineBreakMode = .byTruncatingTail
  ) -> PlainText {
    PlainText(
      text, font: mono, width: columns.map { $0 * advance } ?? .infinity, lines: lines, mode: mode)
  }

  /// Where characters are spaced, a text in a room of just its own width stays whole.
  @Test(arguments: ["AWAKE", "Title", "TYCHO MUSIC", "…"], [13.0, 17, 22, 34])
  func aTextFitsItsOwnWidth(text: String, size: Double) {
    for tracking in [0, -0.5, 0.8] {
      let font = UIFont.systemFont(ofSize: size)
      let natural = PlainText(text, font: font, tracking: tracking)
      let fitted = PlainText(text, font: font, width: natural.width, lines: 1, tracking: tracking)
      #expect(!fitted.layout.isTruncated && fitted.width == natural.width)
    }
  }

  @Test func widthGrowsWithTheNumberOfCharacters() {
    for characters in ["a", "abc", "iiiiWWWW"] {
      let width = text(characters, columns: nil).width
      #expect(abs(width - Double(characters.count) * advance) < 0.01)
    }
  }

  @Test func linesBreakBetweenWords() {
    // 12 columns hold "one two" (7) but not "one two three" (13).
    let lines = text("one two three four", columns: 12)
    #expect(lines.shown == ["one two", "three four"])
    // The space that ends the first line has no width.
    #expect(abs(lines.layout.lines[0].width - 7 * advance) < 0.01)
  }

  @Test func aWordWiderThanTheRoomBreaksInside() {
    #expect(text("abcdefghij", columns: 4.5).shown == ["abcd", "efgh", "ij"])
    #expect(text("ab cdefghij", columns: 4.5).shown == ["ab", "cdef", "ghij"])
  }

  @Test func charactersBreakAnywhere() {
    #expect(text("ab cdef", columns: 4.5, mode: .byCharWrapping).shown == ["ab c", "def"])
  }

  @Test func lineSeparatorsEndLinesWithoutARoom() {
    #expect(text("a\nb\n\nc", columns: nil).layout.lines.count == 4)
    #expect(text("a\u{2028}bc\u{0B}d", columns: nil).shown == ["a", "bc", "d"])
    #expect(text("a\u{2028}b", columns: 10).layout.lines.count == 2)
  }

  @Test func theLastLineEndsInAnEllipsis() {
    // 8.5 columns: "three f" and the dots.
    let block = text("one two three four five", columns: 8.5, lines: 2)
    #expect(block.layout.isTruncated)
    #expect(block.shown == ["one two", "three f…"])
    #expect(abs(block.layout.lines[1].width - 8 * advance) < 0.01)
  }

  @Test func whatFitsIsNotTruncated() {
    let block = text("one two", columns: 7.01, lines: 1)
    #expect(!block.layout.isTruncated)
    #expect(block.shown == ["one two"])
  }

  @Test func aParagraphLeftOutIsMarked() {
    let block = text("one\ntwo", columns: 10, lines: 1)
    #expect(block.layout.isTruncated)
    #expect(block.shown == ["one…"])
    #expect(text("one\ntwo", columns: 3, lines: 1).shown == ["on…"])
  }

  @Test func clippedTextIsNeitherBrokenNorMarked() {
    let block = text("one two three", columns: 4, lines: 1, mode: .byClipping)
    #expect(block.shown == ["one two three"])
    #expect(abs(block.width - 13 * advance) < 0.01)
  }

  @Test func wordWrappingDropsLaterLinesWithoutAMark() {
    let block = text("one two three", columns: 5, lines: 1, mode: .byWordWrapping)
    #expect(block.layout.isTruncated)
    #expect(block.shown == ["one"])
  }

  /// Ten columns with the dots: nine letters at one end, or four and five.
  @Test func anEllipsisTakesItsOwnWidthOnly() {
    let long = "abcdefghijklmnopqrstuvwxyz"
    for (mode, shown) in [
      (NSLineBreakMode.byTruncatingTail, "abcdefghi…"), (.byTruncatingHead, "…rstuvwxyz"),
      (.byTruncatingMiddle, "abcd…vwxyz"),
    ] {
      let block = text(long, columns: 10.4, lines: 1, mode: mode)
      #expect(block.shown == [shown])
      // No slack of Pango's at the dots.
      #expect(abs(block.layout.lines[0].width - 10 * advance) < 0.01)
    }
  }

  /// Nine columns beside the dots: "one " and " four", whose blank goes, so that one more letter has room before.
  @Test func theLastWordsFollowTheDotsAtOnce() {
    let block = text("one two three four", columns: 10.4, lines: 1, mode: .byTruncatingMiddle)
    #expect(block.shown == ["one t…four"])
  }

  @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func anEllipsisKeepsTextWithinItsRoom(mode: NSLineBreakMode) {
    for columns in 1...12 {
      let block = text(
        "a rather long sentence", columns: Double(columns) + 0.5, lines: 1, mode: mode)
      #expect(block.width <= (Double(columns) + 0.5) * advance)
      #expect(block.width > (Double(columns) - 0.01) * advance)
    }
  }

  /// A long text is shaped at its ends only.
  @Test func aLongTextIsShortenedToo() {
    let long = String(repeating: "word ", count: 20_000) + "end"
    #expect(text(long, columns: 8, lines: 1).shown == ["word wo…"])
    #expect(text(long, columns: 8, lines: 1, mode: .byTruncatingHead).shown == ["…ord end"])
  }

  @Test func emptyTextHasNoLine() {
    #expect(text("", columns: 10).layout.lines.isEmpty)
    #expect(text("", columns: 10).width == 0)
  }

  @Test func aNulDoesNotCutTheText() {
    #expect(text("ab\0cd", columns: nil).width >= 4 * advance - 0.01)
  }

  @Test func hugeAndTinyRoomsDoNotTrap() {
    #expect(!text("one two", columns: 1e12).layout.isTruncated)
    #expect(text("one two", columns: 0, lines: 1).layout.isTruncated)
    #expect(text("one", columns: -5, lines: 1).layout.lines.count == 1)
    #expect(text("one", columns: 0).layout.lines.count == 3)
  }

  // MARK: Spaces, tabs, hyphens

  /// The first line ends with "hello" at the edge: the three spaces behind it hang over.
  @Test func spacesHangOverTheEdge() {
    let lines = PlainText(
      "hello   world", font: mono, width: 6 * advance, alignment: .right
    ).layout.lines
    #expect(lines.count == 2)
    for line in lines {
      #expect(abs(line.x + line.width - 6 * advance) < 0.02)
      #expect(abs(line.width - 5 * advance) < 0.01)
    }
    // Even if only the word has room.
    #expect(text("hello   world", columns: 5).layout.lines.count == 2)
  }

  /// Standard stops lie 28 points apart: "a" is 12.04 wide, "ccc" 36.12.
  @Test func tabsLeadToTheStops() {
    #expect(abs(text("a\tb", columns: nil).width - (28 + advance)) < 0.01)
    #expect(abs(text("a\t\tb", columns: nil).width - (56 + advance)) < 0.01)
    #expect(abs(text("ccc\tb", columns: nil).width - (56 + advance)) < 0.01)
    // Each line of a paragraph counts from its own beginning: "aaaa bb" (84.3) and 112.
    let lines = text("xxxxxxx aaaa\tb", columns: 8).layout.lines
    #expect(lines.count == 2)
    #expect(abs(lines[1].width - (56 + advance)) < 0.01)
  }

  @Test func tabsAlignAtTheirStops() throws {
    func width(_ alignment: NSTextAlignment) throws -> [CGFloat] {
      let style = NSMutableParagraphStyle()
      style.tabStops = [NSTextTab(textAlignment: alignment, location: 100)]
      let string = NSAttributedString(
        string: "a\tbb", attributes: [.font: mono, .paragraphStyle: style])
      let layout = StyledText(
        string: string, defaults: .stringDrawing, shaper: PangoTextShaper.shared
      ).layout(width: .infinity, lines: 0)
      let run = try #require(layout.lines.first?.runs.last)
      return [run.x, run.x + run.width]
    }
    #expect(abs(try width(.left)[0] - 100) < 0.01)
    #expect(abs(try width(.right)[1] - 100) < 0.01)
    let middle = try width(.center)
    #expect(abs((middle[0] + middle[1]) / 2 - 100) < 0.01)
  }

  /// A hyphen stands at a soft hyphen at which a line was broken, and nowhere else.
  @Test func softHyphensShowAtTheEndOfLines() {
    #expect(text("auto\u{AD}mobile", columns: 8).shown == ["auto-", "mobile"])
    #expect(abs(text("auto\u{AD}mobile", columns: nil).width - 10 * advance) < 0.01)
    // "auto-" needs five columns.
    #expect(text("auto\u{AD}mo", columns: 4.5).shown.first?.hasSuffix("-") == false)
    // A word that is broken because it is too long gets none.
    #expect(text("automobile", columns: 5).shown == ["autom", "obile"])
  }

  /// A room that is just as wide as the widest line breaks the text alike: spaces behind last characters and hyphens count as
  /// they do when the line is measured.
  @Test(arguments: [
    "AVATAR\ti\tŻółć-office internationalisation",
    "Άλφα co\u{AD}op\u{AD}er\u{AD}a\u{AD}tion AVATAR-office  Άλφα i",
    "TYCHO MUSIC Types of Water AWAY", "ที่นี่ เปลี่ยนขนาด ที่นี่", "サイズを変更 日本語",
  ])
  func linesHaveRoomInTheirOwnWidth(text: String) {
    for size in [11.0, 13, 17, 21, 25, 34] {
      for width in stride(from: 60.0, to: 400, by: 17) {
        let font = UIFont.systemFont(ofSize: size, weight: .semibold)
        let lines = PlainText(text, font: font, width: width).layout
        let again = PlainText(text, font: font, width: min(width, lines.size.width)).layout
        #expect(again.lines.map(\.range) == lines.lines.map(\.range), "\(size), \(width)")
      }
    }
  }

  /// Space stands behind characters, and none between a letter and its marks: four characters of Thai, of which two have marks,
  /// two syllables of Hindi, and four letters of Hebrew with points.
  @Test(arguments: [("ลี่ยนที่", 4), ("हिन्दी", 2), ("שָׁלוֹם", 4)])
  func marksAreNotSpaced(text: String, characters: Int) {
    #expect(text.count == characters)
    func width(_ kern: CGFloat) -> CGFloat {
      StyledText(
        string: NSAttributedString(
          string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .kern: kern]),
        defaults: .stringDrawing, shaper: PangoTextShaper.shared
      ).measurement(width: .infinity, lines: 1).size.width
    }
    #expect(abs(width(10) - width(0) - 10 * CGFloat(characters)) < 0.1)
  }

  @Test func justifiedLinesFillTheRoom() {
    let lines = PlainText(
      "aa bb cc dddddd ee", font: mono, width: 10 * advance, alignment: .justified
    ).layout.lines
    #expect(lines.count == 2)
    #expect(abs(lines[0].width - 10 * advance) < 0.01)
    // The last glyph of the first line ends at the edge, the second line is as it is.
    #expect(abs((lines[0].runs.last.map { $0.x + $0.width } ?? 0) - 10 * advance) < 0.01)
    #expect(abs(lines[1].width - 9 * advance) < 0.01)
  }

  // MARK: Long texts

  /// Twenty thousand letters of which eight are shown must not cost twenty thousand times as many.
  @Test(arguments: [1, 8])
  func breakingALongTextIsAsLongAsItsLines(limit: Int) {
    var shaped: [Int] = []
    for count in [5_000, 20_000] {
      let shaper = CountingShaper()
      let layout = PlainText(
        String(repeating: "W", count: count), font: mono, width: 1.5 * advance, lines: limit,
        shaper: shaper
      ).layout
      #expect(layout.lines.count == limit)
      shaped.append(shaper.count)
    }
    #expect(shaped[0] > 0 && shaped[1] == shaped[0])
  }

  @Test func breakingALongTextIsLinear() {
    var shaped: [Int] = []
    for count in [1_000, 4_000] {
      let shaper = CountingShaper()
      let text = String(repeating: "lorem ipsum ", count: count)
      let layout = PlainText(text, font: mono, width: 20 * advance, shaper: shaper).layout
      #expect(layout.lines.count > count / 2)
      shaped.append(shaper.count)
    }
    #expect(shaped[1] <= 5 * shaped[0])
  }

  /// Counts the bytes that are shaped.
  private final class CountingShaper: TextShaper, @unchecked Sendable {
    var count = 0

    func line(of request: ShapingRequest) -> ShapedLine {
      count += request.text.utf8.count
      return PangoTextShaper.shared.line(of: request)
    }
  }
}
