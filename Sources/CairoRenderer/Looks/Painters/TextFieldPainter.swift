import Foundation
import PortableUIKit

/// A field of text with its edge.
struct TextFieldPainter: ContentPainter {
  let look: LookCanvas

  func paint(_ textField: UITextField) {
    if let (part, rect) = textField.drawnPart { return paint(part, of: textField, in: rect) }
    paintEdge(of: textField)
    textField.drawContent()
    guard textField.showsClearButton else { return }
    let ink = color(.tertiaryLabel, in: textField)
    paintSymbol(
      "xmark.circle.fill", in: textField.clearButtonRect(forBounds: textField.bounds), ink,
      hole: color(textField.backgroundColor ?? .systemBackground, in: textField))
  }

  private func paintEdge(of textField: UITextField) {
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
  }

  private func paint(_ part: UITextField.Part, of textField: UITextField, in rect: CGRect) {
    let shown = textField.shownText(of: part)
    guard !shown.isEmpty else { return }
    look.texts.append(shown)
    context.draw {
      textField.draw(part, in: rect, shaper: look.measurer.shaper, scale: scale, context: $0)
    }
  }
}
