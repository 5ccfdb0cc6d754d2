import Foundation
import PortableUIKit
import Testing

/// Lines, places and points of a layout manager, by hand and against the measuring of strings.
@MainActor @Suite struct TextKitLayoutTests {
  private let font = UIFont.systemFont(ofSize: 20)
  /// Nothing but its owner keeps a storage.
  private final class Keeper { var storages: [NSTextStorage] = [] }
  private let keeper = Keeper()

  private func width(_ text: String) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: font]).width
  }

  private func make(
    _ text: String, width: CGFloat, height: CGFloat = 0
  ) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: height))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    keeper.storages.append(storage)
    return (storage, manager, container)
  }

  private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.02 }

  /// One line: the text between two paddings of 5.
  @Test func aLineIsItsTextAndThePaddings() {
    let (_, manager, container) = make("Plovers", width: 400)
    let used = manager.usedRect(for: container)
    #expect(used.minX == 0 && used.minY == 0)
    #expect(near(used.width, width("Plovers") + 10))
    #expect(near(used.height, font.lineHeight))
    var range = NSRange()
    #expect(manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: &range).width == 400)
    #expect(range == NSRange(location: 0, length: 7))
    #expect(near(manager.location(forGlyphAt: 0).y, font.ascender))
    #expect(manager.location(forGlyphAt: 0).x == 5)
  }

  /// Room for one word and a half: each word has a line, with the space after it.
  @Test func linesHaveTheirPartsOfTheText() {
    let (_, manager, container) = make("mmmm mmmm mmmm", width: width("mmmm") * 1.5 + 10)
    var lines: [String] = []
    var tops: [CGFloat] = []
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    manager.enumerateLineFragments(forGlyphRange: all) { rect, used, inside, range, _ in
      lines.append("\(range.location)+\(range.length)")
      tops.append(rect.minY)
      #expect(inside === container)
      #expect(near(used.width, width("mmmm") + 10))
    }
    #expect(lines == ["0+5", "5+5", "10+4"])
    for (index, top) in tops.enumerated() { #expect(near(top, CGFloat(index) * font.lineHeight)) }
    lines = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 6, length: 1)) {
      _, _, _, range, _ in lines.append("\(range.location)")
    }
    #expect(lines == ["5"])
  }

  @Test func aSeparatorAtTheEndBeginsALineWithoutCharacters() {
    let (_, manager, container) = make("ab\ncd\n", width: 400)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 6))
    #expect(near(manager.extraLineFragmentRect.minY, 2 * font.lineHeight))
    #expect(manager.extraLineFragmentTextContainer === container)
    #expect(near(manager.usedRect(for: container).height, 3 * font.lineHeight))
    let (_, other, _) = make("ab", width: 400)
    #expect(other.extraLineFragmentRect == .zero && other.extraLineFragmentTextContainer == nil)
  }

  /// A rectangle of characters reaches from the width of what is before them to that with them.
  @Test func charactersHaveTheirRectangles() {
    let (_, manager, container) = make("avocet", width: 400)
    let rect = manager.boundingRect(
      forGlyphRange: NSRange(location: 2, length: 3), in: container)
    #expect(near(rect.minX, 5 + width("av")))
    #expect(near(rect.maxX, 5 + width("avoce")))
    #expect(near(rect.height, font.lineHeight))
    // Over two lines the rectangle holds both.
    let (_, broken, room) = make("mmmm mm", width: width("mmmm") * 1.2 + 10)
    let both = broken.boundingRect(forGlyphRange: NSRange(location: 3, length: 4), in: room)
    #expect(near(both.minX, 5) && near(both.height, 2 * font.lineHeight))
  }

  /// Points: a quarter of a character, behind the end, below the last line.
  @Test func pointsHaveTheirCharacters() {
    let (_, manager, container) = make("mmmm", width: 400)
    // By what stands before: advances need not be equal, as a measurer may round the width of each text.
    let (start, end) = (width("mm"), width("mmm"))
    var fraction: CGFloat = 0
    let index = manager.glyphIndex(
      for: CGPoint(x: 5 + start + (end - start) / 4, y: 3), in: container,
      fractionOfDistanceThroughGlyph: &fraction)
    #expect(index == 2 && abs(fraction - 0.25) < 0.01)
    #expect(
      manager.characterIndex(
        for: CGPoint(x: 300, y: 900), in: container,
        fractionOfDistanceBetweenInsertionPoints: &fraction) == 3)
    #expect(fraction == 1)
    #expect(
      manager.glyphIndex(
        for: CGPoint(x: -50, y: -50), in: container, fractionOfDistanceThroughGlyph: &fraction) == 0
    )
    #expect(fraction == 0)
  }

  /// Characters of two units are not cut.
  @Test func charactersOfSeveralUnitsStayWhole() {
    let (_, manager, container) = make("a👍b", width: 400)
    #expect(manager.numberOfGlyphs == 4)
    var actual = NSRange()
    #expect(
      manager.glyphRange(
        forCharacterRange: NSRange(location: 2, length: 1), actualCharacterRange: &actual)
        == NSRange(location: 1, length: 2))
    #expect(actual == NSRange(location: 1, length: 2))
    let whole = manager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 4), in: container)
    #expect(near(whole.width, width("a👍b")))
  }

  /// Text that has no room in the first container goes on in the second.
  @Test func textGoesOnInTheNextContainer() {
    let (storage, manager, first) = make(
      "mmmm mmmm mmmm mmmm", width: width("mmmm") * 1.5 + 10, height: font.lineHeight * 2.5)
    let second = NSTextContainer(size: CGSize(width: 2000, height: 0))
    manager.addTextContainer(second)
    #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 10))
    #expect(manager.glyphRange(for: second) == NSRange(location: 10, length: 9))
    #expect(manager.textContainer(forGlyphAt: 12, effectiveRange: nil) === second)
    #expect(near(manager.usedRect(for: second).width, width("mmmm mmmm") + 10))
    // The layout follows the text and the room.
    storage.deleteCharacters(in: NSRange(location: 0, length: 10))
    #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 9))
    first.size.width = 2000
    #expect(near(manager.usedRect(for: first).height, font.lineHeight))
  }

  @Test func aContainerHasAtMostItsNumberOfLines() {
    let (_, manager, container) = make("mmmm mmmm mmmm", width: width("mmmm") * 1.5 + 10)
    container.maximumNumberOfLines = 2
    #expect(near(manager.usedRect(for: container).height, 2 * font.lineHeight))
    #expect(manager.glyphRange(for: container).length == 10)
    container.lineFragmentPadding = 0
    #expect(near(manager.usedRect(for: container).width, width("mmmm")))
    container.maximumNumberOfLines = -3
    #expect(near(manager.usedRect(for: container).height, 3 * font.lineHeight))
  }

  /// The recipe by which texts were measured before: container as wide as a label, no padding.
  @Test(arguments: [40.0, 77.5, 130, 260.25, 1000])
  func itMeasuresAsStringsDo(width: Double) {
    let text = "Ringed plovers feed on the shingle bank at low tide, mostly in pairs."
    let (storage, manager, container) = make(text, width: CGFloat(width))
    container.lineFragmentPadding = 0
    manager.ensureLayout(for: container)
    let measured = storage.boundingRect(
      with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin)
    let used = manager.usedRect(for: container)
    #expect(near(used.height, measured.height))
    #expect(near(used.width, measured.width))
  }

  @Test func rightToLeftTextBeginsAtTheRight() {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    style.alignment = .right
    let storage = NSTextStorage(string: "אבגד", attributes: [.font: font, .paragraphStyle: style])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    #expect(near(manager.location(forGlyphAt: 0).x, 195))
    #expect(manager.location(forGlyphAt: 2).x < 195)
    #expect(
      manager.glyphIndex(
        for: CGPoint(x: 194, y: 4), in: container, fractionOfDistanceThroughGlyph: nil) == 0)
  }

  @Test func nothingIsFoundInNothing() {
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: CGFloat.nan, height: -1))
    #expect(manager.usedRect(for: container) == .zero)
    manager.addTextContainer(container)
    #expect(manager.numberOfGlyphs == 0)
    #expect(manager.usedRect(for: container) == .zero)
    #expect(
      manager.glyphIndex(for: .zero, in: container, fractionOfDistanceThroughGlyph: nil) == 0)
    #expect(
      manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 9), in: container) == .zero)
    #expect(manager.lineFragmentRect(forGlyphAt: -1, effectiveRange: nil) == .zero)
  }
}
