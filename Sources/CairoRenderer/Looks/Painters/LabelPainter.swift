import Foundation
import PortableUIKit

/// The text of a label.
struct LabelPainter: ContentPainter {
  let look: LookCanvas

  func paint(_ label: UILabel) {
    guard let text = label.text, !text.isEmpty else { return }
    let area = label.textArea ?? label.bounds
    if label.hasStyledText {
      look.texts.append(text)
      return look.draw(in: area.insetBy(dx: -2, dy: -2)) { label.drawStyledText(in: $0) }
    }
    var style = TextStyle(font: label.font, color: color(label.textColor, in: label))
    style.alignment = label.textAlignment
    style.lineBreakMode = label.lineBreakMode
    style.numberOfLines = label.numberOfLines
    if label.adjustsFontSizeToFitWidth {
      style.minimumScale = max(0.05, Double(label.minimumScaleFactor))
    }
    if !label.isEnabled { style.color = style.color.faded(to: 0.5) }
    paint(text, in: area, style, rightToLeft: isRightToLeft(label))
  }
}
