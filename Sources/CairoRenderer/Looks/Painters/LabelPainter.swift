import Foundation
import PortableUIKit

/// The text of a label.
struct LabelPainter: ContentPainter {
  let look: LookCanvas

  func paint(_ label: UILabel) {
    guard let text = label.text, !text.isEmpty else { return }
    look.texts.append(text)
    context.draw { label.drawStyledText(in: $0, shaper: look.measurer.shaper, scale: scale) }
  }
}
