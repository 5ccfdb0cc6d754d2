import Foundation
import PortableUIKit

extension LookCanvas {
  /// Draws `text` in `rect`, cut at its edges.
  func paint(_ text: String, in rect: CGRect, _ style: TextStyle, rightToLeft: Bool = false) {
    guard rect.width > 0, rect.height > 0, style.color.alpha > 0 else { return }
    texts.append(text)
    let (block, font) = fitted(text, in: rect, style)
    measurer.note(block)
    let lineHeight = Double(font.lineHeight)
    let height = lineHeight * Double(block.lines.count)
    let top = rect.minY + (rect.height - height) * style.verticalPosition
    context.saved {
      // Overhanging strokes of letters at the edges are not cut.
      context.addRectangle(rect.insetBy(dx: -1, dy: -1))
      context.clip()
      for (index, line) in block.lines.enumerated() {
        let width = line.width
        let x =
          rect.minX
          + (rect.width - width) * share(of: style.alignment, line: line, rightToLeft: rightToLeft)
        let baseline = pixel(top + lineHeight * Double(index) + Double(font.ascender))
        context.show(line, at: CGPoint(x: x, y: baseline), style.color)
      }
    }
  }

  /// The width in points of `text` on one line.
  func width(of text: String, font: UIFont) -> Double {
    Double(
      measurer.measure(text, font: font, maximumWidth: .infinity, numberOfLines: 1).size.width)
  }

  /// The part of the free width that stands left of a line.
  private func share(
    of alignment: NSTextAlignment, line: PangoTextLine, rightToLeft: Bool
  ) -> Double {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified: line.isRightToLeft ? 1 : 0
    case .natural: rightToLeft ? 1 : 0
    }
  }

  /// Breaks `text` to fit `rect`; one line that is too wide is set more tightly or smaller first,
  /// as far as `style` and the substitution of fonts allow.
  private func fitted(
    _ text: String, in rect: CGRect, _ style: TextStyle
  ) -> (block: TextBlock, font: UIFont) {
    let font = style.font
    let typeface = measurer.typeface(for: font)
    let rows = max(1, Int(clamping: (rect.height + hairline) / max(font.lineHeight, 0.1)))
    let limit = style.numberOfLines > 0 ? min(style.numberOfLines, rows) : rows
    // A room measured from this very text may be smaller by an error of rounding.
    let room = rect.width + 0.01
    let breaking = TextBlock.Breaking(style.lineBreakMode)
    func broken(_ typeface: Typeface) -> TextBlock {
      measurer.typesetter.block(
        text, typeface: typeface, width: room, limit: limit, breaking: breaking)
    }
    let block = broken(typeface)
    guard block.isTruncated, style.numberOfLines == 1 else { return (block, font) }
    let natural = measurer.typesetter.layout(text, typeface: typeface).lines[0].width
    let excess = natural - room
    let gaps = Double(max(1, text.count))
    if excess / gaps <= Self.tightening * typeface.pointSize {
      return (broken(typeface.tracked(by: -(excess / gaps + 0.01))), font)
    }
    guard style.minimumScale < 1 else { return (block, font) }
    let factor = max(style.minimumScale, room / natural * 0.995)
    let smaller = font.withSize(font.pointSize * factor)
    return (broken(measurer.typeface(for: smaller)), smaller)
  }

  /// How much closer than usual, per em, characters may be set before text is left out.
  private static let tightening = 0.04
}

extension TextBlock.Breaking {
  init(_ mode: NSLineBreakMode) {
    self =
      switch mode {
      case .byWordWrapping: .wordWrapping
      case .byCharWrapping: .characterWrapping
      case .byClipping: .clipping
      case .byTruncatingHead: .truncatingHead
      case .byTruncatingTail: .truncatingTail
      case .byTruncatingMiddle: .truncatingMiddle
      }
  }
}
