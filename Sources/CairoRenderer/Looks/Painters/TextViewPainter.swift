import Foundation
import PortableUIKit

/// The text of a view of several lines.
struct TextViewPainter: ContentPainter {
  let look: LookCanvas

  func paint(_ textView: UITextView) {
    guard let text = textView.text, !text.isEmpty else { return }
    look.texts.append(text)
    context.draw { textView.drawStyledText(in: $0, shaper: look.measurer.shaper, scale: scale) }
  }
}
