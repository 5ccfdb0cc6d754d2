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
    if: DocumentJudge.hasRSVG && DocumentJudge.hasPoppler
      && PangoTextShaper.shared.catalog.families.contains("Noto Naskh Arabic"),
    "rsvg-convert, pdftocairo or the fonts of Noto are not installed"))
struct TextOutputTests {
  private static let scale = 4.0

  /// A box of ink in points.
  private struct Ink: CustomStringConvertible {
    var left: CGFloat
    var right: CGFloat
    var top: CGFloat
    var bottom: CGFloat

    var description: String { "\(left)...\(right) x \(top)...\(bottom)" }

    init?(_ width: Int, _ pixels: [UInt32], _ scale: CGFloat) {
      var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
      for (index, pixel) in pixels.enumerated() where pixel & 0xFF < 0x80 {
        let (x, y) = (index % width, index / width)
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

  /// The ink of a label in the three outputs.
  private func inks(_ label: UILabel) throws -> [Ink] {
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
    return [
      try #require(Ink(image.width, image.pixels, Self.scale)),
      try #require(Ink(svg.width, svg.pixels, Self.scale)),
      try #require(Ink(page.width, page.pixels, Self.scale)),
    ]
  }

  private func expectAgreement(
    _ label: UILabel, _ name: String, location: SourceLocation = #_sourceLocation
  ) throws -> [Ink] {
    let inks = try inks(label)
    for (ink, output) in zip(inks, ["PNG", "SVG", "PDF"]) {
      func expect(_ differences: [CGFloat]) {
        let difference = differences.map(abs).max() ?? 0
        #expect(difference <= 0.5, "\(name) in \(output): \(inks)", sourceLocation: location)
      }
      expect([ink.left - inks[0].left, ink.right - inks[0].right])
      let heights = [ink.top - inks[0].top, ink.bottom - inks[0].bottom]
      if output == "SVG", name.contains("👍") {
        withKnownIssue("librsvg 2.54 does not draw the coloured character") {
          expect(heights)
        }
      } else {
        expect(heights)
      }
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
    "Größenänderung übernehmen", "تغيير الحجم", "เปลี่ยนขนาด", "サイズを変更", "आकार बदलें", "Żółć",
    "Ελληνικά",
    "Изменить размер", "שינוי גודל", "fine 👍 ok",
  ])
  func languagesAreMeasuredAsPainted(text: String) throws {
    let label = label(text, width: 300)
    let inks = try expectAgreement(label, text)
    let width = PlainText(text, font: label.font).width
    for ink in inks {
      #expect(ink.right - ink.left <= width + 1)
      #expect(ink.right - ink.left >= width - 4, "\(text): \(ink), \(width)")
    }
  }

  @Test func justifiedLinesEndAtBothEdges() throws {
    let label = label("HHH HH HHHH HHH HH HHHHH HH HHH HHHH HH", width: 150)
    label.frame.size.height = 120
    label.numberOfLines = 0
    label.textAlignment = .justified
    let ink = try expectAgreement(label, "justified")[0]
    #expect(abs(ink.left - 20) <= 2 && abs(ink.right - 170) <= 2)
  }

  /// No font has shapes for private characters: a box stands for each, everywhere.
  @Test func boxesStandForMissingCharacters() throws {
    let ink = try expectAgreement(label("\u{F8FFF}\u{F8FFE}", width: 100), "boxes")[0]
    #expect(ink.right - ink.left > 10 && ink.bottom - ink.top > 8)
    _ = try expectAgreement(label("ab\u{F8FFF}cd", width: 100), "boxes within")
  }
}
