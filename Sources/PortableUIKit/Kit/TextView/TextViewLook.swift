import Foundation

/// The text of a view of several lines.
@MainActor struct TextViewLook: ViewLook {
  let look: LookCanvas

  func paint(_ textView: UITextView) {
    guard let text = textView.text, !text.isEmpty else { return }
    textView.drawStyledText(in: context, shaper: look.shaper, scale: scale)
  }
}
