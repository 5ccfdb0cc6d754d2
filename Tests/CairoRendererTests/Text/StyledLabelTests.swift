import Drawing
import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// `UILabel.attributedText`, in measuring and in pictures.
@MainActor @Suite struct StyledLabelTests {
  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    UIScreen.main.textMeasurer = PangoTextMeasurer.shared
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private var twoLines: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "Red\n",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red,
        .paragraphStyle: style,
      ])
    text.append(
      NSAttributedString(
        string: "blue",
        attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.blue]))
    return text
  }

  @Test func attributesAreMeasured() {
    let label = label(twoLines)
    let size = label.sizeThatFits(CGSize(width: 200, height: 0))
    let height =
      UIFont.boldSystemFont(ofSize: 30).lineHeight + UIFont.systemFont(ofSize: 12).lineHeight
    #expect(abs(size.height - height) <= 1)
    #expect(label.text == "Red\nblue")
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .red)
  }

  @Test func attributesAreDrawn() throws {
    let label = label(twoLines)
    label.backgroundColor = .white
    let picture = try ViewRenderer(scale: 1).image(of: label)
    func box(_ isInk: (UInt32) -> Bool) -> CGRect {
      var box = CGRect.null
      for y in 0..<picture.height {
        for x in 0..<picture.width where isInk(picture.pixels[y * picture.width + x]) {
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      return box
    }
    let red = box { $0 >> 16 & 0xFF > 200 && $0 >> 8 & 0xFF < 80 && $0 & 0xFF < 80 }
    let blue = box { $0 >> 16 & 0xFF < 80 && $0 & 0xFF > 200 }
    #expect(abs(red.midX - 100) <= 2 && red.height > 18)
    #expect(blue.minX < 4 && blue.height < 12 && blue.minY > red.maxY)
  }

  @Test func settersReachTheWholeText() throws {
    let label = label(twoLines)
    label.textColor = .green
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .right
    let text = try #require(label.attributedText)
    for index in [0, 5] {
      let values = text.attributes(at: index, effectiveRange: nil)
      #expect(values[.foregroundColor] as? UIColor == .green)
      #expect(values[.font] as? UIFont == .systemFont(ofSize: 15))
      #expect((values[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    }
    label.text = "plain"
    #expect(label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil)
  }

  @Test func oneLineIsShortened() {
    let label = label(twoLines)
    label.numberOfLines = 1
    let height = UIFont.boldSystemFont(ofSize: 30).lineHeight
    #expect(abs(label.intrinsicContentSize.height - height) <= 1)
    label.numberOfLines = 2
    label.attributedText = NSAttributedString(
      string: "one two three four five six seven eight nine ten",
      attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let size = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(abs(size.height - 2 * UIFont.systemFont(ofSize: 17).lineHeight) <= 1)
    #expect(size.width <= 100)
  }
}
