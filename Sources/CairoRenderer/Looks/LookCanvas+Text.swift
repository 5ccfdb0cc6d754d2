import Foundation
import PortableUIKit

extension LookCanvas {
  /// Draws `text` in `rect`, cut at its edges.
  func paint(_ text: String, in rect: CGRect, _ style: TextStyle, rightToLeft: Bool = false) {
    guard rect.width > 0, rect.height > 0, style.color.alpha > 0 else { return }
    texts.append(text)
    var defaults = TextDefaults(font: style.font, color: UIColor(style.color))
    defaults.alignment = style.alignment
    defaults.lineBreakMode = style.lineBreakMode
    defaults.isRightToLeft = rightToLeft
    defaults.truncatesLastLineOnly = true
    context.draw {
      StyledText(text, defaults, shaper: measurer.shaper).draw(
        in: rect, lines: style.numberOfLines, position: style.verticalPosition,
        minimumScale: style.minimumScale, scale: scale, context: $0)
    }
  }

  /// The width in points of `text` on one line.
  func width(of text: String, font: UIFont) -> Double {
    Double(
      measurer.measure(text, font: font, maximumWidth: .infinity, numberOfLines: 1).size.width)
  }
}
