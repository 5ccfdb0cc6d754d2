import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// Where text stands. The probes use "H", whose ink goes from the baseline to the capital height and
/// nearly fills its advance, in black on white.
@MainActor @Suite struct TextPaintingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let label = UILabel(frame: CGRect(x: 20, y: 10, width: 160, height: 80))
  let font = UIFont.systemFont(ofSize: 40)

  init() {
    root.backgroundColor = .white
    label.font = font
    label.text = "H"
    root.addSubview(label)
  }

  func ink() throws -> CGRect { try #require(try Raster(root, scale: 4).ink) }

  /// The line is 40·1.19336 = 47.73 high, its top at 10 + (80 - 47.73)/2 = 26.13 and its baseline
  /// 40·0.95215 = 38.09 below, at 64.22, on the pixel grid of quarters 64.25.
  @Test func theBaselineIsWhereTheFontSays() throws {
    let ink = try ink()
    #expect(abs(ink.maxY - 64.25) <= 0.25)
    // Capital letters are 0.70 to 0.73 em high in every face in use.
    #expect((27.5...30).contains(ink.height))
  }

  @Test func alignmentMovesTheLine() throws {
    let advance = Double(
      PangoTextMeasurer.shared.measure(
        "H", font: font, maximumWidth: .infinity, numberOfLines: 1
      ).size.width)
    // The letter's bearing is less than a tenth of an em.
    label.textAlignment = .left
    #expect((20...24).contains(try ink().minX))
    label.textAlignment = .right
    #expect((176...180).contains(try ink().maxX))
    label.textAlignment = .center
    #expect(abs(try ink().midX - 100) < 1.5)
    label.textAlignment = .natural
    #expect((20...24).contains(try ink().minX))
    label.semanticContentAttribute = .forceRightToLeft
    #expect(try ink().maxX > 180 - advance)
    #expect((176...180).contains(try ink().maxX))
  }

  @Test func linesFollowAtTheFontsLineHeight() throws {
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = 0
    label.text = "H"
    let single = try ink()
    label.text = "H\nH"
    let double = try ink()
    // Two lines of 23.87 around the same middle: the last baseline is half a line lower.
    #expect(abs(double.maxY - single.maxY - 23.87 / 2) <= 0.5)
    #expect(abs(double.height - single.height - 23.87) <= 0.5)
  }

  @Test func oneLineIsCutWithAnEllipsisInsideItsFrame() throws {
    label.text = "A rather long text for this width"
    let ink = try ink()
    #expect(ink.minX >= 19)
    #expect(ink.maxX <= 181)
    #expect(ink.height < 45)
  }

  @Test func aLabelShowsAsManyLinesAsFit() throws {
    label.numberOfLines = 0
    label.text = "one two three four five six seven eight nine ten"
    label.frame.size.height = 96
    root.bounds.size.height = 140
    // 96 / 47.73 = 2.01: two lines.
    let ink = try ink()
    #expect(ink.maxY <= 106)
    #expect(ink.height > 60)
  }

  @Test func textIsMadeSmallerWhereTheLabelAllows() throws {
    label.font = .systemFont(ofSize: 40)
    label.text = "HHHHHHHHHH"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    let ink = try ink()
    #expect(ink.minX >= 20)
    #expect(ink.maxX <= 180)
    #expect(ink.width > 140)
    #expect(ink.height < 25)
  }

  @Test func aDisabledLabelIsPaler() throws {
    label.isEnabled = false
    #expect(try Raster(root, scale: 4).ink == nil)
  }

  @Test func emptyAndMissingTextDrawNothing() throws {
    for text in ["", nil] {
      label.text = text
      #expect(try Raster(root, scale: 4).ink == nil)
    }
  }

  @Test func aTextFieldShowsItsPlaceholderPale() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 30, width: 160, height: 34))
    field.borderStyle = .roundedRect
    field.placeholder = "HHHH"
    label.removeFromSuperview()
    root.addSubview(field)
    #expect(try Raster(root, scale: 4).ink == nil)
    field.text = "H"
    let ink = try ink()
    #expect((27...29).contains(ink.minX))
    field.isSecureTextEntry = true
    #expect(try self.ink().height < 9)
  }

  @Test func aTextViewStartsAtItsInsets() throws {
    let view = UITextView(frame: CGRect(x: 20, y: 10, width: 160, height: 80))
    view.font = .systemFont(ofSize: 20)
    view.text = "HH HH HH HH HH HH HH HH HH HH HH HH HH HH HH HH HH HH HH HH"
    label.removeFromSuperview()
    root.addSubview(view)
    let ink = try ink()
    // Left: 20 + 0 + 5 and the bearing; the first baseline at 10 + 8 + 19.04 = 37.04.
    #expect((25...28).contains(ink.minX))
    #expect(abs(ink.minY - (37.04 - 14.5)) < 1)
    // Text below the frame is cut.
    #expect(ink.maxY <= 90)
  }
}
