import Drawing
import Testing

@testable import CairoRenderer

/// Line breaking and shortening. The face is DejaVu Sans Mono, which every Debian system with Cairo's
/// fonts has: each of its characters is 1233/2048 em wide, so that widths follow from counting.
@Suite struct TextBlockTests {
  let typesetter = PangoTypesetter()
  let size = 20.0
  /// The advance of any character in points.
  var advance: Double { 1233 / 2048 * size }

  var mono: Typeface {
    Typeface(
      FontRequest(family: .named("DejaVu Sans Mono"), pointSize: size), in: typesetter.catalog)
  }

  func block(
    _ text: String, columns: Double?, limit: Int = 0,
    breaking: TextBlock.Breaking = .truncatingTail
  ) -> TextBlock {
    typesetter.block(
      text, typeface: mono, width: columns.map { $0 * advance }, limit: limit, breaking: breaking)
  }

  /// Where characters are spaced, a text in a room of just its own width stays whole.
  @Test(arguments: ["AWAKE", "Title", "TYCHO MUSIC", "…"], [13.0, 17, 22, 34])
  func aTextFitsItsOwnWidth(text: String, size: Double) {
    let system = Typeface(
      FontRequest(family: .system, pointSize: size), in: typesetter.catalog)
    for face in [system, system.tracked(by: -0.5), system.tracked(by: 0.8)] {
      let width = typesetter.block(
        text, typeface: face, width: nil, limit: 1, breaking: .truncatingTail
      ).width
      let fitted = typesetter.block(
        text, typeface: face, width: width, limit: 1, breaking: .truncatingTail)
      #expect(!fitted.isTruncated && fitted.width == width)
    }
  }

  @Test func widthGrowsWithTheNumberOfCharacters() {
    for text in ["a", "abc", "iiiiWWWW"] {
      let width = block(text, columns: nil).width
      #expect(abs(width - Double(text.count) * advance) < 0.01)
    }
  }

  @Test func widthIsProportionalToTheSize() {
    // Without hinting twice the size is twice the width, to Pango's unit of 1/1024 point a glyph.
    var large = FontRequest(family: .system, pointSize: 14)
    large.pointSize = 28
    let small = FontRequest(family: .named("DejaVu Sans"), pointSize: 14)
    large.family = small.family
    let text = "Quick brown fox"
    let widths = [small, large].map {
      typesetter.layout(text, typeface: Typeface($0, in: typesetter.catalog)).lines[0].width
    }
    #expect(abs(widths[1] - 2 * widths[0]) < 0.05)
  }

  @Test func linesBreakBetweenWords() {
    // 12 columns hold "one two" (7) but not "one two three" (13).
    let lines = block("one two three four", columns: 12).lines
    #expect(lines.count == 2)
    #expect(lines.map { lineText($0) } == ["one two ", "three four"])
    // The space that ends the first line has no width.
    #expect(abs(lines[0].width - 7 * advance) < 0.01)
  }

  @Test func aWordWiderThanTheRoomBreaksInside() {
    let lines = block("abcdefghij", columns: 4.5).lines
    #expect(lines.map { lineText($0) } == ["abcd", "efgh", "ij"])
  }

  @Test func charactersBreakAnywhere() {
    let lines = block("ab cdef", columns: 4.5, breaking: .characterWrapping).lines
    #expect(lines.map { lineText($0) } == ["ab c", "def"])
  }

  @Test func lineSeparatorsEndLinesWithoutARoom() {
    #expect(block("a\nb\n\nc", columns: nil).lines.count == 4)
  }

  @Test func theLastLineEndsInAnEllipsis() {
    let block = block("one two three four five", columns: 8.5, limit: 2)
    #expect(block.isTruncated)
    #expect(block.lines.count == 2)
    #expect(lineText(block.lines[0]) == "one two ")
    #expect(block.lines[1].layout.isEllipsized)
    #expect(block.lines[1].width <= 8.5 * advance)
  }

  @Test func whatFitsIsNotTruncated() {
    let block = block("one two", columns: 7.01, limit: 1)
    #expect(!block.isTruncated)
    #expect(!block.lines[0].layout.isEllipsized)
  }

  @Test func aParagraphLeftOutIsMarked() {
    let block = block("one\ntwo", columns: 10, limit: 1)
    #expect(block.isTruncated)
    #expect(block.lines.map { $0.layout.text } == ["one…"])
  }

  @Test func clippedTextIsNeitherBrokenNorMarked() {
    let block = block("one two three", columns: 4, limit: 1, breaking: .clipping)
    #expect(block.lines.count == 1)
    #expect(abs(block.width - 13 * advance) < 0.01)
  }

  @Test func wordWrappingDropsLaterLinesWithoutAMark() {
    let block = block("one two three", columns: 5, limit: 1, breaking: .wordWrapping)
    #expect(block.isTruncated)
    #expect(block.lines.map { lineText($0) } == ["one "])
    #expect(!block.lines[0].layout.isEllipsized)
  }

  @Test(arguments: [TextBlock.Breaking.truncatingHead, .truncatingMiddle, .truncatingTail])
  func anEllipsisKeepsTextWithinItsRoom(breaking: TextBlock.Breaking) {
    for columns in 3...12 {
      let block = block(
        "a rather long sentence", columns: Double(columns) + 0.5, limit: 1, breaking: breaking)
      #expect(block.width <= (Double(columns) + 0.5) * advance)
    }
  }

  @Test func emptyTextIsOneLineOfNoWidth() {
    let block = block("", columns: 10)
    #expect(block.lines.count == 1)
    #expect(block.width == 0)
  }

  @Test func aNulDoesNotCutTheText() {
    #expect(abs(block("ab\0cd", columns: nil).width - 4 * advance) < 0.01)
  }

  @Test func hugeAndTinyRoomsDoNotTrap() {
    #expect(!block("one two", columns: 1e12).isTruncated)
    #expect(block("one two", columns: 0, limit: 1).isTruncated)
    #expect(block("one", columns: -5, limit: 1).lines.count == 1)
  }

  @Test func rightToLeftTextIsRecognised() {
    #expect(block("שלום", columns: nil).lines[0].isRightToLeft)
    #expect(!block("hello", columns: nil).lines[0].isRightToLeft)
  }

  private func lineText(_ line: PangoTextLine) -> String {
    let bytes = Array(line.layout.text.utf8)[line.byteRange]
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Long texts

  /// Texts of several scripts and shapes, each of more pieces than one.
  private static let longTexts: [String] = {
    func many(_ text: String) -> String {
      String(repeating: text, count: 6000 / text.utf8.count + 1)
    }
    return [
      many("W"), many("Lorem ipsum dolor sit amet, "), many("word "), many("日本語の文章"),
      many("שלום עולם "), many("abc שלום 123 "), many("مرحبا بالعالم "), many("a\n"),
      many("some words\r\nand more\u{2029}and אבג\n\n"), many("👩‍👩‍👧"), many("e\u{301}"), many(" "),
      many("שלום latin words go on \n second paragraph "), "אבג " + many("latin "),
      "x\n" + many("ש"),
      many("very-long-"), many("a b\u{2028}"),
    ]
  }()

  /// Broken piece by piece, a text has the lines that Pango makes of it as a whole.
  @Test(arguments: longTexts.indices, [20.0, 137, 900])
  func piecesOfATextHaveTheLinesOfTheWhole(index: Int, width: Double) {
    let text = Self.longTexts[index]
    for breaking in [LineBreaking.words, .characters] {
      let whole = typesetter.layout(text, typeface: mono, width: width, breaking: breaking).lines
      let lines = typesetter.lines(
        of: text, typeface: mono, width: width, breaking: breaking, limit: 0)
      #expect(lines.map(\.start) == whole.map(\.byteRange.lowerBound))
      // Between two scripts a space has the font of the word before it, which may be in another piece.
      let tolerance = index == 12 ? advance : 0
      let isSame = zip(lines, whole).allSatisfy { abs($0.line.width - $1.width) <= tolerance }
      #expect(isSame)
      #expect(lines.map(\.line.isRightToLeft) == whole.map(\.isRightToLeft))
    }
  }

  /// Pango looks for each line at all that is left of a text; twenty thousand letters of which eight are shown
  /// must not cost twenty thousand times as many.
  @Test(arguments: [1, 8, 0])
  func breakingALongTextIsLinear(limit: Int) {
    var visits: [Int] = []
    for count in [5_000, 20_000] {
      let typesetter = PangoTypesetter()
      let text = String(repeating: "W", count: count)
      let block = typesetter.block(
        text, typeface: mono, width: 1.5 * advance, limit: limit, breaking: .truncatingTail)
      #expect(block.lines.count == (limit == 0 ? count : limit))
      visits.append(typesetter.lettersVisited)
    }
    // All lines of four times the text are four times the work; a few are as much as before.
    #expect(visits[0] > 0 && visits[1] <= 5 * visits[0])
    #expect(visits[1] < 20_000 * 3_000)
    if limit > 0 { #expect(visits[1] == visits[0]) }
  }
}
