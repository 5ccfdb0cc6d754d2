import Foundation

/// A field of text with its edge.
@MainActor struct TextFieldLook: ViewLook {
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
      context.addRect(bounds.insetBy(dx: 0.5, dy: 0.5))
      context.stroke(color(.label, in: textField), width: 1)
    case .bezel:
      context.addRect(bounds.insetBy(dx: 0.5, dy: 0.5))
      context.stroke(line, width: 1)
    case .roundedRect:
      context.addRoundedRect(bounds, radius: 5)
      context.fill(
        color(textField.backgroundColor ?? .systemBackground, in: textField))
      context.addRoundedRect(
        bounds.insetBy(dx: hairline, dy: hairline), radius: 5 - hairline)
      context.stroke(line, width: max(0.5, hairline))
    }
  }

  private func paint(_ part: UITextField.Part, of textField: UITextField, in rect: CGRect) {
    let shown = textField.shownText(of: part)
    guard !shown.isEmpty else { return }
    textField.draw(part, in: rect, shaper: look.shaper, scale: scale, context: context)
  }
}
