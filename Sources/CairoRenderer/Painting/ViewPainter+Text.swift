import Foundation
import PortableUIKit

/// What is drawn of a text: its looks and how it fills its room.
struct TextStyle {
  var font: UIFont
  var color: PaintColor
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// The most lines; 0 for as many as fit.
  var numberOfLines = 1
  /// The smallest factor the font may be reduced by to make one line fit; 1 for not at all.
  var minimumScale = 1.0
  /// Where the lines stand in a room that is higher: 0 at its top, 0.5 in the middle, 1 at its
  /// bottom.
  var verticalPosition = 0.5
}

extension ViewPainter {
  // MARK: Views with text

  func paint(label: UILabel) {
    guard let text = label.text, !text.isEmpty else { return }
    if label.hasStyledText {
      texts.append(text)
      return draw(in: label.bounds.insetBy(dx: -2, dy: -2)) { label.drawStyledText(in: $0) }
    }
    var style = TextStyle(font: label.font, color: color(label.textColor, in: label))
    style.alignment = label.textAlignment
    style.lineBreakMode = label.lineBreakMode
    style.numberOfLines = label.numberOfLines
    if label.adjustsFontSizeToFitWidth {
      style.minimumScale = max(0.05, Double(label.minimumScaleFactor))
    }
    if !label.isEnabled { style.color = style.color.faded(to: 0.5) }
    paint(text, in: label.bounds, style, rightToLeft: isRightToLeft(label))
  }

  func paint(textField: UITextField) {
    let bounds = textField.bounds
    let line = color(.systemGray4, in: textField)
    switch textField.borderStyle {
    case .none:
      break
    case .line:
      context.addRectangle(bounds.insetBy(dx: 0.5, dy: 0.5))
      context.stroke(color(.label, in: textField), width: 1)
    case .bezel:
      context.addRectangle(bounds.insetBy(dx: 0.5, dy: 0.5))
      context.stroke(line, width: 1)
    case .roundedRect:
      context.addRoundedRectangle(bounds, radius: 5)
      context.fill(
        color(textField.backgroundColor ?? .systemBackground, in: textField))
      context.addRoundedRectangle(
        bounds.insetBy(dx: hairline, dy: hairline), radius: 5 - hairline)
      context.stroke(line, width: max(0.5, hairline))
    }
    let text = textField.text ?? ""
    let placeholder = textField.placeholder ?? ""
    guard !(text.isEmpty && placeholder.isEmpty) else { return }
    let inset = textField.borderStyle == .none ? 0.0 : 7.0
    let font = textField.font ?? .systemFont(ofSize: 17)
    let ink: UIColor = text.isEmpty ? .placeholderText : textField.textColor ?? .label
    var style = TextStyle(font: font, color: color(ink, in: textField))
    style.alignment = textField.textAlignment
    let shown =
      text.isEmpty
      ? placeholder
      : textField.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    paint(
      shown, in: bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0), style,
      rightToLeft: isRightToLeft(textField))
  }

  func paint(textView: UITextView) {
    guard let text = textView.text, !text.isEmpty else { return }
    if textView.hasStyledText {
      texts.append(text)
      return draw(in: textView.bounds) { textView.drawStyledText(in: $0) }
    }
    let inset = textView.textContainerInset
    // The padding of the text container, beside the insets that can be set.
    let padding = 5.0
    var rect = textView.bounds.inset(by: inset).insetBy(dx: padding, dy: 0)
    guard rect.width > 0 else { return }
    rect.size.height = 1e6
    var style = TextStyle(
      font: textView.font ?? .systemFont(ofSize: 12),
      color: color(textView.textColor ?? .label, in: textView))
    style.alignment = textView.textAlignment
    style.lineBreakMode = .byWordWrapping
    style.numberOfLines = 0
    style.verticalPosition = 0
    paint(text, in: rect, style, rightToLeft: isRightToLeft(textView))
  }

  // MARK: Text itself

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
    let rows = max(1, Int(((rect.height + hairline) / max(font.lineHeight, 0.1)).rounded(.down)))
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
