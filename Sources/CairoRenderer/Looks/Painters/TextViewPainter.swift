import Foundation
import PortableUIKit

/// The text of a view of several lines.
struct TextViewPainter: ContentPainter {
  let look: LookCanvas

  func paint(_ textView: UITextView) {
    guard let text = textView.text, !text.isEmpty else { return }
    if textView.hasStyledText {
      look.texts.append(text)
      return look.draw(in: textView.bounds) { textView.drawStyledText(in: $0) }
    }
    let inset = textView.textContainerInset
    var rect = textView.bounds.inset(by: inset)
      .insetBy(dx: textView.lineFragmentPadding, dy: 0)
    guard rect.width > 0 else { return }
    // Text goes on below the visible part; the edge may cut the last visible line.
    let font = textView.font ?? .systemFont(ofSize: 12)
    rect.size.height =
      textView.clipsToBounds
      ? max(0, textView.bounds.maxY - rect.minY) + font.lineHeight : Self.unclippedHeight
    var style = TextStyle(
      font: font, color: color(textView.textColor ?? .label, in: textView))
    style.alignment = textView.textAlignment
    style.lineBreakMode = textView.lastLineBreakMode
    style.numberOfLines = textView.maximumNumberOfLines
    style.verticalPosition = 0
    paint(text, in: rect, style, rightToLeft: isRightToLeft(textView))
  }

  /// How far text of a view that does not clip goes on below its top, in points: more than any screen shows.
  private static let unclippedHeight = 1e5
}
