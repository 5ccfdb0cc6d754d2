import Drawing
import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// String drawing (IM-10) and the attributes of text, in the installed fonts.
@Suite struct AttributedTextTests {
  init() { CairoGraphics.install() }

  private let font = UIFont.systemFont(ofSize: 20)
  private var plain: [NSAttributedString.Key: Any] { [.font: font] }

  /// A picture of 100 x 60 points at one pixel per point.
  private func drawn(_ draw: () -> Void) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 100, height: 60), format: format
    ).image { _ in draw() }
    return try #require(image.cgImage)
  }

  /// The box of all pixels with some opacity.
  private func ink(_ image: CGImage, where isInk: (UInt32) -> Bool = { $0 >> 24 > 40 }) -> CGRect {
    var box = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where isInk(image.pixels[y * image.width + x]) {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test("IM-10 sizes") func sizes() {
    let one = "Hxg".size(withAttributes: plain)
    #expect(one.width > 25 && one.width < 50)
    #expect(abs(one.height - font.lineHeight) < 1e-6)
    let two = "Hxg\nHxgHxg".size(withAttributes: plain)
    #expect(abs(two.height - 2 * font.lineHeight) < 1e-6 && two.width > 1.9 * one.width)
    #expect("".size(withAttributes: plain) == .zero)
    let words = "one two three four five six"
    let narrow = CGSize(width: 70, height: 0)
    let wrapped = words.boundingRect(
      with: narrow, options: .usesLineFragmentOrigin, attributes: plain, context: nil)
    #expect(wrapped.minY == 0 && wrapped.width <= 70 && wrapped.height > 2 * font.lineHeight)
    let single = words.boundingRect(with: narrow, attributes: plain, context: nil)
    #expect(single.width > 150 && abs(single.minY + font.ascender) < 1e-6)
    #expect(abs(single.height - font.lineHeight) < 1e-6)
  }

  @Test("IM-10 places of drawing") func placesOfDrawing() throws {
    let atPoint = ink(try drawn { "HH".draw(at: CGPoint(x: 10, y: 5), withAttributes: plain) })
    #expect(atPoint.minX >= 10 && atPoint.minX < 14)
    // Capitals stand on the baseline, an ascender below the top.
    #expect(abs(atPoint.maxY - (5 + font.ascender)) <= 1.5)
    #expect(abs(atPoint.height - font.capHeight) <= 2)
    let onBaseline = ink(
      try drawn {
        "HH".draw(
          with: CGRect(x: 10, y: 40, width: 0, height: 0), attributes: plain, context: nil)
      })
    #expect(abs(onBaseline.maxY - 40) <= 1.5)
    let cut = ink(
      try drawn {
        "Hlong Hlong Hlong".draw(
          in: CGRect(x: 10, y: 10, width: 60, height: 30), withAttributes: plain)
      })
    #expect(cut.maxY <= 40 && cut.maxX <= 70 && cut.minX >= 10 && cut.maxY > 35)
  }

  @Test func colourAndGround() throws {
    let image = try drawn {
      "H".draw(
        at: .zero,
        withAttributes: [
          .font: font, .foregroundColor: UIColor.red, .backgroundColor: UIColor.blue,
        ])
    }
    let ground = ink(image) { $0 == 0xFF00_00FF }
    #expect(abs(ground.height - font.lineHeight) <= 1)
    #expect(!ink(image) { $0 >> 16 & 0xFF > 200 && $0 & 0xFF < 60 }.isNull)
  }

  @Test func kernIsAddedAfterEachCharacter() {
    let width = "abcd".size(withAttributes: plain).width
    let spaced = "abcd".size(withAttributes: [.font: font, .kern: 3]).width
    // After the last one too, as probes of UIKit found.
    #expect(abs(spaced - width - 12) <= 0.1)
    let tight = "abcd".size(withAttributes: [.font: font, .kern: CGFloat(-1)]).width
    #expect(tight < width)
  }

  @Test func linesUnderAndThrough() throws {
    func box(_ key: NSAttributedString.Key, _ style: NSUnderlineStyle) throws -> CGRect {
      let colorKey: NSAttributedString.Key =
        key == .underlineStyle ? .underlineColor : .strikethroughColor
      return ink(
        try drawn {
          "HHH".draw(
            at: CGPoint(x: 0, y: 0),
            withAttributes: [.font: font, key: style.rawValue, colorKey: UIColor.red])
        }
      ) { $0 >> 16 & 0xFF > 100 && $0 & 0xFF < 60 }
    }
    let width = "HHH".size(withAttributes: plain).width
    let under = try box(.underlineStyle, .single)
    #expect(under.minY > font.ascender && under.maxY < font.lineHeight)
    #expect(abs(under.width - width) <= 1.5)
    let thick = try box(.underlineStyle, .thick)
    #expect(thick.height > under.height)
    let through = try box(.strikethroughStyle, .single)
    #expect(through.midY > font.ascender - font.capHeight && through.midY < font.ascender)
  }

  @Test func paragraphStyles() throws {
    func size(_ change: (NSMutableParagraphStyle) -> Void, _ text: String = "a\nb") -> CGSize {
      let style = NSMutableParagraphStyle()
      change(style)
      return text.size(withAttributes: [.font: font, .paragraphStyle: style])
    }
    let height = 2 * font.lineHeight
    #expect(abs(size { $0.lineSpacing = 7 }.height - height - 7) < 1e-6)
    #expect(abs(size { $0.paragraphSpacing = 9 }.height - height - 9) < 1e-6)
    #expect(abs(size { $0.paragraphSpacingBefore = 4 }.height - height - 4) < 1e-6)
    #expect(abs(size { $0.lineHeightMultiple = 1.5 }.height - height * 1.5) < 1e-6)
    #expect(abs(size { $0.minimumLineHeight = 40 }.height - 80) < 1e-6)
    #expect(abs(size { $0.maximumLineHeight = 15 }.height - 30) < 1e-6)
    let indented = size({ $0.firstLineHeadIndent = 12 }, "a").width
    #expect(abs(indented - "a".size(withAttributes: plain).width - 12) < 0.1)
  }

  @Test func alignments() throws {
    func box(_ alignment: NSTextAlignment) throws -> CGRect {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      return ink(
        try drawn {
          "HH".draw(
            in: CGRect(x: 0, y: 0, width: 100, height: 30),
            withAttributes: [.font: font, .paragraphStyle: style])
        })
    }
    let (left, middle, right) = (try box(.left), try box(.center), try box(.right))
    #expect(left.minX < 4 && abs(middle.midX - 50) <= 1 && right.maxX > 96)
    #expect(abs((left.width - right.width)) <= 1)
  }

  @Test func truncation() throws {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let text = NSAttributedString(
      string: "a text that is much too long",
      attributes: [.font: font, .paragraphStyle: style])
    let box = text.boundingRect(
      with: CGSize(width: 80, height: 0), options: .usesLineFragmentOrigin)
    #expect(box.width <= 80.01 && box.width > 50 && abs(box.height - font.lineHeight) < 1e-6)
  }

  @Test func baselineOffsetRaisesTextAndLine() throws {
    let raised = NSMutableAttributedString(string: "HH", attributes: plain)
    raised.addAttribute(
      .baselineOffset, value: 10, range: NSRange(location: 1, length: 1))
    #expect(abs(raised.size().height - font.lineHeight - 10) < 1e-6)
    let image = try drawn { raised.draw(at: .zero) }
    let half = Int("H".size(withAttributes: plain).width)
    func bottom(_ columns: Range<Int>) -> Int {
      (0..<image.height).last { y in
        columns.contains { image.pixels[y * image.width + $0] >> 24 > 128 }
      } ?? 0
    }
    #expect(bottom(0..<half - 2) - bottom(half + 2..<2 * half) == 10)
  }

  @Test func attachmentsStandInText() throws {
    let pixels = [UInt32](repeating: 0xFF00_FF00, count: 15 * 12)
    let green = try #require(CGImage(width: 15, height: 12, pixels: pixels))
    let attachment = NSTextAttachment(
      image: UIImage(cgImage: green, scale: 1, orientation: .up))
    let text = NSMutableAttributedString(string: "H", attributes: plain)
    text.append(NSAttributedString(attachment: attachment))
    let width = "H".size(withAttributes: plain).width
    #expect(abs(text.size().width - width - 15) < 0.5)
    let box = ink(try drawn { text.draw(at: .zero) }) { $0 >> 8 & 0xFF > 200 }
    #expect(abs(box.width - 15) <= 1 && abs(box.height - 12) <= 1)
    #expect(abs(box.maxY - font.ascender) <= 1, "its lower edge is on the baseline")
    attachment.bounds = CGRect(x: 0, y: -5, width: 30, height: 40)
    #expect(abs(text.size().height - 40) < 1e-6)
    #expect(abs(text.size().width - width - 30) < 0.5)
  }

  /// A kern is room after each character, the last before a picture included: two letters and two kerns from the left.
  @Test("A picture stands where the letters before it end", arguments: [0, 1, 2.5, 10, -3])
  func attachmentsAfterSpacedLetters(kern: Double) {
    let request = FontRequest(font)
    let line = PangoTextShaper().line(
      of: ShapingRequest(
        text: "HH\u{FFFC}I",
        spans: [
          ShapingRequest.Span(range: 0..<2, font: request, kern: kern),
          ShapingRequest.Span(range: 2..<5, font: request, attachmentWidth: 15),
          ShapingRequest.Span(range: 5..<6, font: request),
        ]))
    let letters = "HHHH".size(withAttributes: plain).width - "HH".size(withAttributes: plain).width
    #expect(abs(line.runs[1].x - letters - 2 * kern) < 0.01)
    #expect(abs(line.runs[2].x - line.runs[1].x - 15) < 0.01)
  }

  @Test func shadowsOfText() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 25)
    shadow.shadowColor = UIColor.red
    let image = try drawn {
      "HH".draw(at: .zero, withAttributes: [.font: font, .shadow: shadow])
    }
    let red = ink(image) { $0 >> 16 & 0xFF > 150 && $0 >> 24 > 150 }
    let black = ink(image) { $0 >> 24 > 150 && $0 >> 16 & 0xFF < 50 }
    #expect(abs(red.midY - black.midY - 25) <= 1)
  }

  /// Bytes that a C library would stumble over, and texts without an end of lines.
  @Test func strangeTexts() {
    for text in ["\0a\0", "\u{FFFC}", "\n\n\n", "\r\n", "\u{2028}\u{2029}", "👨‍👩‍👧", "\u{202E}abc"] {
      let size = text.size(withAttributes: plain)
      #expect(
        size.width.isFinite && size.height >= font.lineHeight - 1e-6, "\(text.debugDescription)")
    }
    #expect(abs("\n".size(withAttributes: plain).height - 2 * font.lineHeight) < 1e-6)
    let numbers: [NSAttributedString.Key: Any] = [
      .font: font, .kern: Double.nan, .baselineOffset: Double.infinity, .underlineStyle: 1e300,
    ]
    #expect("a".size(withAttributes: numbers).height == font.lineHeight)
  }
}
