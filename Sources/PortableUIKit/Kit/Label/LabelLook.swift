import Foundation

/// The text of a label.
@MainActor struct LabelLook: ViewLook {
  let look: LookCanvas

  func paint(_ label: UILabel) {
    guard let text = label.text, !text.isEmpty else { return }
    label.drawStyledText(in: context, shaper: look.shaper, scale: scale)
  }
}
