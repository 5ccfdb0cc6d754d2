import Foundation

extension LookCanvas {
  /// Draws `text` in `rect`, cut at its edges.
  package func paint(_ text: String, in rect: CGRect, _ style: TextStyle, rightToLeft: Bool = false)
  {
    guard rect.width > 0, rect.height > 0, style.color.cgColor.alpha > 0 else { return }
    var defaults = TextDefaults(font: style.font, color: style.color)
    defaults.alignment = style.alignment
    defaults.lineBreakMode = style.lineBreakMode
    defaults.isRightToLeft = rightToLeft
    defaults.truncatesLastLineOnly = true
    StyledText(text, defaults, shaper: shaper).draw(
      in: rect, lines: style.numberOfLines, position: style.verticalPosition,
      minimumScale: style.minimumScale, scale: scale, context: context)
  }

  /// The width in points of `text` on one line.
  package func width(of text: String, font: UIFont) -> Double {
    Double(
      StyledText(text, font: font, shaper: shaper).measurement(width: .infinity, lines: 1).size
        .width)
  }
}
