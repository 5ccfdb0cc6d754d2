import Drawing
import Foundation
import ImageCodecs
import Testing

@testable import CairoRenderer
@testable import PortableUIKit

/// Labels as PNG, as SVG through librsvg and as PDF through poppler: measured as painted, and equal in all three. Skipped,
/// visibly, if a program is missing.
@MainActor
@Suite(
  .enabled(
    if: DocumentJudge.readsText,
    "rsvg-convert, pdftocairo or the fonts of Noto are not installed"))
struct TextOutputTests {
  /// Pixels per point: ink is read in eighths of a point.
  nonisolated private static let scale = 8.0

  /// A box of ink in points.
  private struct Ink: CustomStringConvertible {
    var left: CGFloat
    var right: CGFloat
    var top: CGFloat
    var bottom: CGFloat

    var description: String { "\(left)...\(right) x \(top)...\(bottom)" }

    /// - Parameter columns: in points, to which ink is looked for.
    init?(_ width: Int, _ pixels: [UInt32], in columns: Range<CGFloat>?) {
      let scale = TextOutputTests.scale
      var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
      for (index, pixel) in pixels.enumerated() where pixel & 0xFF < 0x80 {
        let (x, y) = (index % width, index / width)
        if let columns, !columns.contains(CGFloat(x) / scale) { continue }
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
      guard right >= 0 else { return nil }
      self.left = CGFloat(left) / scale
      self.right = CGFloat(right + 1) / scale
      self.top = CGFloat(top) / scale
      self.bottom = CGFloat(bottom + 1) / scale
    }
  }

  /// The ink of a label in the three outputs, of some columns in points.
  private func inks(_ label: UILabel, in columns: Range<CGFloat>? = nil) throws -> [Ink] {
    let root = UIView(
      frame: CGRect(x: 0, y: 0, width: label.frame.maxX + 20, height: label.frame.maxY + 20))
    root.backgroundColor = .white
    root.addSubview(label)
    let renderer = ViewRenderer(scale: Self.scale)
    let image = try renderer.image(of: root)
    let svg = try DocumentJudge.picture(
      of: Data(renderer.picture(of: root, format: .svg).bytes), scale: Int(Self.scale))
    let pages = try DocumentJudge.pages(
      of: Data(renderer.picture(of: root, format: .pdf).bytes), scale: Int(Self.scale))
    let page = try #require(pages.first)
    return try [
      (image.width, image.pixels), (svg.width, svg.pixels), (page.width, page.pixels),
    ].map { try #require(Ink($0.0, $0.1, in: columns)) }
  }

  private func expectAgreement(
    _ label: UILabel, _ name: String, in columns: Range<CGFloat>? = nil,
    location: SourceLocation = #_sourceLocation
  ) throws -> [Ink] {
    let inks = try inks(label, in: columns)
    for (ink, output) in zip(inks, ["PNG", "SVG", "PDF"]) {
      func expect(_ differences: [CGFloat]) {
        let difference = differences.map(abs).max() ?? 0
        #expect(difference <= 0.5, "\(name) in \(output): \(inks)", sourceLocation: location)
      }
      expect([ink.left - inks[0].left, ink.right - inks[0].right])
      expect([ink.top - inks[0].top, ink.bottom - inks[0].bottom])
    }
    return inks
  }

  private func label(_ text: String, width: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: width, height: 24))
    label.font = .systemFont(ofSize: 17)
    label.textColor = .black
    label.text = text
    return label
  }

  /// The shortened line begins and ends at the edge that its alignment says; letters have bearings of up to 2 points here.
  @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func shortenedLinesAreAligned(mode: NSLineBreakMode) throws {
    let texts = ["HHHH nnnn HHHH nnnn HHHH HHHH", "מממממ ממממממ ממממממממ מממממממ מממ"]
    for text in texts {
      for alignment in [NSTextAlignment.left, .center, .right] {
        for isRightToLeft in [false, true] {
          let label = label(text, width: 107)
          label.lineBreakMode = mode
          label.textAlignment = alignment
          if isRightToLeft { label.semanticContentAttribute = .forceRightToLeft }
          let name = "\(text.prefix(4)) \(mode) \(alignment) \(isRightToLeft)"
          let ink = try expectAgreement(label, name)[0]
          switch alignment {
          case .left: #expect(abs(ink.left - 20) <= 2, "\(name): \(ink)")
          case .right: #expect(abs(ink.right - 127) <= 2, "\(name): \(ink)")
          default: #expect(abs((ink.left + ink.right) / 2 - 73.5) <= 1.5, "\(name): \(ink)")
          }
          #expect(ink.left >= 19 && ink.right <= 128)
        }
      }
    }
  }

  /// As typed: Inter would draw arrows and a multiplication sign.
  @Test(arguments: [
    "A -> B", "x => y", "3x9", "a <- b", "1:2 (A) {B} [C] A@B 2+3=5", "-->", "A — B • C",
  ])
  func contextChangesNothing(text: String) throws {
    guard RecordedFonts.areInstalled else { return }
    let inks = try expectAgreement(label(text, width: 300), text)
    // Each character alone, with the spacing between: kerning changes little.
    let font = UIFont.systemFont(ofSize: 17)
    let single = text.map { PlainText(String($0), font: font).width }.reduce(0, +)
    let tracking = Typeface(
      FontRequest(family: .system, pointSize: 17), in: PangoTextShaper.shared.catalog
    ).tracking
    let width = PlainText(text, font: font).width
    #expect(abs(width - single - tracking * Double(text.count - 1)) < 1.2)
    #expect(inks[0].right - inks[0].left <= width + 1)
  }

  /// The same text in six languages, measured and painted within half a point in the three outputs; bearings let ink be smaller.
  @Test(arguments: [
    "Größenänderung übernehmen", "تغيير الحجم", "เปลี่ยนขนาด", "サイズを変更", "크기를 변경", "आकार बदलें",
    "Żółć", "Ελληνικά", "Изменить размер", "שינוי גודל", "fine 👍 ok", "👩‍👩‍👧🇩🇪", "नमस्ते 🙏 दुनिया",
  ])
  func languagesAreMeasuredAsPainted(text: String) throws {
    let label = label(text, width: 300)
    let inks = try expectAgreement(label, text)
    let width = PlainText(text, font: label.font).width
    for ink in inks {
      #expect(ink.right - ink.left <= width + 1)
      // Pictures of emoji have edges of a ninth of an em without ink.
      #expect(ink.right - ink.left >= width - 4.5, "\(text): \(ink), \(width)")
    }
  }

  /// San Francisco raises the colon of a time to the middle of its digits; elsewhere a colon stands on the baseline. Digits are
  /// 0.727 em high in Inter, and a colon's dots reach from -0.01 to 0.53 em, raised from 0.09 to 0.59 em.
  @Test func colonsOfTimesAreRaised() throws {
    guard RecordedFonts.areInstalled else { return }
    func colon(_ text: String) throws -> Ink {
      let label = label(text, width: 100)
      let start = 20 + PlainText(String(text.prefix { $0 != ":" }), font: label.font).width
      let width = PlainText(":", font: label.font).width
      return try #require(try expectAgreement(label, text, in: start..<start + width).first)
    }
    let low = try colon("n:n")
    #expect(abs(low.bottom - low.top - 0.54 * 17) < 1)
    let difference = try low.bottom - colon("9:41").bottom
    #expect(difference > 0.05 * 17 && difference < 0.16 * 17, "\(difference)")
    for text in ["n:u", "u:1", "1: 2", ":5", "5:"] {
      #expect(try abs(colon(text).bottom - low.bottom) < 0.3, "\(text)")
    }
    // The times of one width: raised colons are as wide.
    #expect(
      abs(
        PlainText("9:41", font: .systemFont(ofSize: 17)).width
          - PlainText("9", font: .systemFont(ofSize: 17)).width
          - PlainText("41", font: .systemFont(ofSize: 17)).width
          - PlainText(":", font: .systemFont(ofSize: 17)).width) < 2)
  }

  /// A label keeps the lines of its font whatever draws the characters: Interface Builder recorded 20.5 points for a label of 17
  /// points that shows "🎉" (IGListKit, NibCell.xib), the lines of San Francisco (20.287) up to a half; Apple Color Emoji's own are
  /// 21.25 high.
  @Test(arguments: ["🎉", "サイズ", "ขนาดที่ตั้ง", "हिन्दी", "تغيير", "한국어", "g サ ที่ हि g"])
  func fallbackFontsKeepTheLines(text: String) throws {
    UIScreen.main.textMeasurer = PangoTextMeasurer.shared
    let line = 17 * 1.193_359_375
    for lines in 1...3 {
      let label = UILabel()
      label.font = .systemFont(ofSize: 17)
      label.numberOfLines = 0
      label.text = Array(repeating: text, count: lines).joined(separator: "\n")
      let size = label.sizeThatFits(CGSize(width: 300, height: 0))
      #expect(size.height >= CGFloat(lines) * line - 1e-6)
      #expect(size.height < CGFloat(lines) * line + 0.5)
    }
    // The letter beside it stands where it stands alone.
    let alone = try expectAgreement(label("H", width: 100), "H")[0]
    // The parts have different numbers of attributes, which Foundation on Linux asks for.
    let string = NSMutableAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.clear, .kern: 0,
      ])
    string.append(
      NSAttributedString(
        string: "H",
        attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black]))
    let beside = label("", width: 200)
    beside.attributedText = string
    if !text.contains("🎉") {
      #expect(abs(try #require(try inks(beside).first).bottom - alone.bottom) <= 0.25)
    }
  }

  /// Each style at the twelve preferred sizes of text is measured as painted.
  @Test(arguments: [
    UIFont.TextStyle.largeTitle, .title1, .title2, .title3, .headline, .body, .callout,
    .subheadline,
    .footnote, .caption1, .caption2,
  ])
  func preferredSizesAreMeasuredAsPainted(style: UIFont.TextStyle) throws {
    UIScreen.main.textMeasurer = PangoTextMeasurer.shared
    var top: CGFloat = 20
    let labels = UIContentSizeCategory.ordered.map { category in
      let label = UILabel()
      label.font = .preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      label.textColor = .black
      label.text = "HaH"
      let size = label.sizeThatFits(CGSize(width: 1_000, height: 0))
      label.frame = CGRect(origin: CGPoint(x: 20, y: top), size: size)
      top += size.height + 4
      return label
    }
    #expect(labels.count == 12)
    let page = try TextPage(labels)
    for (label, lines) in zip(labels, page.lines) {
      let line = try #require(lines.first)
      // Rounded up to pixels.
      #expect(label.frame.width - (line.right - line.left) < 0.51)
      #expect(line.left >= label.frame.minX - 1e-6, "\(line) \(label.frame)")
      #expect(line.right <= label.frame.maxX + 1e-6, "\(line) \(label.frame)")
      // The bearings of H are a twelfth of an em.
      let bearing = label.font.pointSize * 0.12 + 0.5
      for ink in line.inks {
        #expect(ink.minX >= line.left && ink.minX <= line.left + bearing, "\(line)")
        #expect(ink.maxX <= line.right + 0.5 && ink.maxX >= line.right - bearing, "\(line)")
      }
    }
  }

  /// All lines but the last end at both edges, be the text plain or attributed.
  @Test(arguments: [false, true]) func justifiedLinesEndAtBothEdges(isAttributed: Bool) throws {
    let label = label("HHH HH HHHH HHH HH HHHHH HH HHH HHHH HH", width: 150)
    label.frame.size.height = 120
    label.numberOfLines = 0
    label.textAlignment = .justified
    if isAttributed { label.attributedText = attributed(label) }
    let ink = try expectAgreement(label, "justified")[0]
    #expect(abs(ink.left - 20) <= 2 && abs(ink.right - 170) <= 2)
  }

  private func attributed(_ label: UILabel) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = label.textAlignment
    return NSAttributedString(
      string: label.text ?? "",
      attributes: [
        .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black,
        .paragraphStyle: style,
      ])
  }

  /// A tab leads to the stop 28 points on; H has bearings of 1.5 points.
  @Test(arguments: [("H\tH", 28.0), ("HHH\tH", 56), ("H\t\tH", 56)])
  func tabsLeadToStops(text: String, place: CGFloat) throws {
    for isAttributed in [false, true] {
      let label = label(text, width: 200)
      if isAttributed { label.attributedText = attributed(label) }
      let last = try expectAgreement(label, text, in: 20 + place - 4..<300)[0]
      #expect(abs(last.left - 20 - place) <= 2 && last.right - last.left < 14, "\(last)")
    }
  }

  /// At the break, and only there, a soft hyphen is one; three blanks at the end of a line hang over the edge.
  @Test func endsOfLinesShowWhatTheyShould() throws {
    guard RecordedFonts.areInstalled else { return }
    for isAttributed in [false, true] {
      func shown(_ text: String, width: CGFloat) throws -> Ink {
        let label = label(text, width: width)
        label.numberOfLines = 0
        label.textAlignment = .right
        label.frame.size.height = 50
        if isAttributed { label.attributedText = attributed(label) }
        return try expectAgreement(label, text)[0]
      }
      let (broken, whole) = (try shown("HHH\u{AD}HHH", width: 60), try shown("HHH-HHH", width: 60))
      #expect(abs(broken.left - whole.left) <= 0.5 && abs(broken.right - whole.right) <= 0.5)
      #expect(abs(broken.bottom - whole.bottom) <= 0.5)
      let unbroken = try shown("HHH\u{AD}HHH", width: 200)
      #expect(abs(unbroken.left - (try shown("HHHHHH", width: 200).left)) <= 0.5)
      #expect(try shown("hello   worldly", width: 60).right >= 78)
    }
  }

  /// Faces with the same words in Pango are told apart: Arabic that is slanted is drawn by one of them, whichever was used first.
  @Test func facesAreToldApart() throws {
    for family in ["DejaVu Sans", "DejaVu Sans Condensed", "DejaVu Sans Mono", "Inter"] {
      for isItalic in [false, true] {
        guard let plain = UIFont(name: family, size: 17) else { continue }
        let label = label("تغيير AVA", width: 200)
        label.font =
          isItalic
          ? plain.fontDescriptor.withSymbolicTraits(.traitItalic).map {
            UIFont(descriptor: $0, size: 17)
          } : plain
        _ = try expectAgreement(label, "\(family) \(isItalic)")
      }
    }
  }

  /// Letters that are joined stay joined where another font begins.
  @Test func joinedLettersOfTwoFontsAgree() throws {
    let label = label("", width: 200)
    let string = NSMutableAttributedString(
      string: "سل", attributes: [.font: UIFont.systemFont(ofSize: 24)])
    string.append(
      NSAttributedString(
        string: "ام",
        attributes: [.font: UIFont.systemFont(ofSize: 22), .foregroundColor: UIColor.black]))
    label.attributedText = string
    _ = try expectAgreement(label, "joined")
  }

  /// Between characters of text from the right there is space too, at the same places.
  @Test func spacedTextFromTheRightAgrees() throws {
    let label = label("", width: 200)
    for text in ["שלום", "שלום, ABC", "ab שלום"] {
      label.attributedText = NSAttributedString(
        string: text,
        attributes: [
          .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black, .kern: 4,
        ])
      _ = try expectAgreement(label, text)
    }
  }

  /// Space stands between syllables, not within them, and joined letters stay joined, the same in all outputs; a run of Arabic
  /// that is joined to one in another font is no exception.
  @Test(arguments: ["हिन्दी", "क्षत्रिय", "سلام", "الحجم", "ที่นี่"])
  func spacedSyllablesAgree(text: String) throws {
    let label = label("", width: 300)
    let string = NSMutableAttributedString(
      string: String(text.prefix(1)), attributes: [.font: UIFont.systemFont(ofSize: 18)])
    string.append(
      NSAttributedString(
        string: String(text.dropFirst()),
        attributes: [
          .font: UIFont.systemFont(ofSize: 26), .foregroundColor: UIColor.black, .kern: 6,
        ]))
    label.attributedText = string
    _ = try expectAgreement(label, text)
  }

  /// No font has shapes for private characters: a box stands for each, everywhere.
  @Test func boxesStandForMissingCharacters() throws {
    let ink = try expectAgreement(label("\u{F8FFF}\u{F8FFE}", width: 100), "boxes")[0]
    #expect(ink.right - ink.left > 10 && ink.bottom - ink.top > 8)
    _ = try expectAgreement(label("ab\u{F8FFF}cd", width: 100), "boxes within")
  }
}
