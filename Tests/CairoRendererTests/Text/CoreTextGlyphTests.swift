import Drawing
import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// Core Text's glyphs and registered fonts, with the installed fonts. The ink of Pango's lines judges Cairo's outlines.
@MainActor @Suite(.serialized) struct CoreTextGlyphTests {
  private func line(_ string: String, size: CGFloat = 100) -> CTLine {
    CairoGraphics.install()
    let font = UIFont.systemFont(ofSize: size)
    return CTLineCreateWithAttributedString(
      NSAttributedString(string: string, attributes: [.font: font]))
  }

  @Test(
    "The outlines of the glyphs of a run, at their places, are the ink of the line",
    arguments: ["Ag", "fi"])
  func outlines(string: String) throws {
    let line = line(string)
    let runs = CTLineGetGlyphRuns(line)
    #expect(CFArrayGetCount(runs) == 1)
    let run = unsafeBitCast(CFArrayGetValueAtIndex(runs, 0), to: CTRun.self)
    let count = CTRunGetGlyphCount(run)
    var glyphs = [CGGlyph](repeating: 0, count: count)
    var places = [CGPoint](repeating: .zero, count: count)
    var advances = [CGSize](repeating: .zero, count: count)
    CTRunGetGlyphs(run, CFRangeMake(0, 0), &glyphs)
    CTRunGetPositions(run, CFRangeMake(0, count), &places)
    CTRunGetAdvances(run, CFRangeMake(0, 0), &advances)
    let font = try #require(
      (CTRunGetAttributes(run) as NSDictionary)[kCTFontAttributeName as String] as? CTFont)
    var ink = CGRect.null
    for (glyph, place) in zip(glyphs, places) {
      let path = try #require(CTFontCreatePathForGlyph(font, glyph, nil))
      ink = ink.union(path.boundingBoxOfPath.offsetBy(dx: place.x, dy: place.y))
    }
    // Pango's rectangle holds the ink with some room.
    let expected = CTLineGetImageBounds(line, nil)
    #expect(expected.insetBy(dx: -0.5, dy: -0.5).contains(ink))
    // Inter's capitals are 0.727 of the size high, its f 0.756, and its g reaches 0.205 below the line.
    #expect(abs(ink.maxY - (string == "Ag" ? 72.7 : 75.6)) < 3)
    #expect(abs(ink.minY - (string == "Ag" ? -20.5 : 0)) < 3)
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(abs(Double(advances.reduce(0) { $0 + $1.width }) - width) < 0.1)
  }

  @Test("Glyphs of characters, how far they lead, and what they draw")
  func characters() throws {
    CairoGraphics.install()
    let font = UIFont.systemFont(ofSize: 50)
    let units = Array("Ab\u{1F600}".utf16)
    var glyphs = [CGGlyph](repeating: 9, count: units.count)
    CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
    #expect(glyphs[0] != 0 && glyphs[1] != 0 && glyphs[0] != glyphs[1] && glyphs[3] == 0)
    let width = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, nil, 2)
    #expect(abs(width - CTLineGetTypographicBounds(line("Ab", size: 50), nil, nil, nil)) < 2)
    var rects = [CGRect](repeating: .null, count: 2)
    let all = CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, &rects, 2)
    // The bowl of b is round and goes a little below the line; A stands on it.
    #expect(abs(rects[0].minY) < 0.5 && all.contains(rects[1]))
  }

  @Test("Runs behind others begin where those end, and count characters from the beginning")
  func places() {
    CairoGraphics.install()
    let font = UIFont.systemFont(ofSize: 20)
    let string = NSMutableAttributedString(string: "\u{1F600}ab", attributes: [.font: font])
    string.append(
      NSAttributedString(
        string: "cd", attributes: [.font: font, .foregroundColor: UIColor.red]))
    let line = CTLineCreateWithAttributedString(string)
    let runs = CTLineGetGlyphRuns(line) as! [CTRun]
    var place = CGPoint.zero
    var indices = [0, 0]
    CTRunGetPositions(runs[1], CFRangeMake(0, 1), &place)
    CTRunGetStringIndices(runs[1], CFRangeMake(0, 0), &indices)
    #expect(abs(place.x - CTLineGetOffsetForStringIndex(line, 4, nil)) < 0.01)
    #expect(indices == [4, 5])
    #expect(CTRunGetStatus(runs[1]).isEmpty && CTRunGetGlyphsPtr(runs[1]) == nil)
  }

  /// An installed font under a name that no font has.
  private nonisolated static func foreignFont() throws -> Data {
    let file = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    let narrow = Array("DejaVu".utf8)
    let wide: [UInt8] = narrow.flatMap { (byte: UInt8) -> [UInt8] in [0, byte] }
    for name in [narrow, wide] {
      var index = 0
      while index + name.count <= bytes.count {
        if bytes[index..<index + name.count].elementsEqual(name) {
          bytes[name[0] == 0 ? index + 1 : index] = UInt8(ascii: "Q")
        }
        index += 1
      }
    }
    return Data(bytes)
  }

  @Test("UM-1623: a font of bytes is usable from its registration to its end")
  func registration() async {
    // In a process of its own: other tests may not find the font.
    await #expect(processExitsWith: .success) { try await Self.registerAndRemove() }
  }

  private static func registerAndRemove() throws {
    CairoGraphics.install()
    func face() throws -> String {
      let font = try #require(UIFont(name: "QejaVuSans-Bold", size: 20))
      let line = Platform.current.shaper.line(
        of: ShapingRequest(text: "n", spans: [.init(range: 0..<1, font: FontRequest(font))]))
      return line.runs[0].glyphs?.face ?? ""
    }
    let provider = try #require(CGDataProvider(data: try Self.foreignFont()))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "QejaVuSans-Bold" as CFString)
    #expect(try !face().contains("QejaVu"))
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(font, &error) && error == nil)
    #expect(try face().contains("QejaVu"))
    let names = CTFontManagerCopyAvailablePostScriptNames() as! [String]
    #expect(names.contains("QejaVuSans-Bold"))
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    let second = try #require(error).takeRetainedValue()
    #expect(second.code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
    #expect(!CTFontManagerUnregisterGraphicsFont(font, nil))
    #expect(try !face().contains("QejaVu"))
  }

  @Test("What is no font is refused with the reason")
  func noFonts() throws {
    CairoGraphics.install()
    #expect(CGFont(try #require(CGDataProvider(data: Data("no font".utf8)))) == nil)
    var error: Unmanaged<CFError>?
    let url = URL(fileURLWithPath: "/nowhere/a.ttf") as CFURL
    #expect(!CTFontManagerRegisterFontsForURL(url, .process, &error))
    let reason = try #require(error).takeRetainedValue()
    #expect(reason.code == CTFontManagerError.fileNotFound.rawValue)
    #expect((CFErrorCopyDescription(reason) as String).contains("/nowhere/a.ttf"))
    #expect(CTFontManagerCreateFontDescriptorsFromURL(url) == nil)
  }
}
