import Foundation
import PortableUIKit

/// A field of text with its edge.
struct TextFieldPainter: ContentPainter {
  let look: LookCanvas

  func paint(_ textField: UITextField) {
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
}
