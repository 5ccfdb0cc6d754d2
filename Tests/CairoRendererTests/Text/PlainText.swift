import Drawing
import Foundation

@testable import CairoRenderer
@testable import PortableUIKit

/// A text in one look as views lay it out.
struct PlainText {
  let layout: AttributedTextLayout

  init(
    _ text: String, font: UIFont, width: CGFloat = .infinity, lines: Int = 0,
    mode: NSLineBreakMode = .byTruncatingTail, alignment: NSTextAlignment = .natural,
    tracking: CGFloat = 0, shaper: any TextShaper = PangoTextShaper.shared
  ) {
    var defaults = TextDefaults(font: font, color: .label)
    defaults.lineBreakMode = mode
    defaults.alignment = alignment
    defaults.truncatesLastLineOnly = true
    defaults.tracking = tracking
    layout = StyledText(text, defaults, shaper: shaper).layout(width: width, lines: lines)
  }

  var width: CGFloat { layout.size.width }

  /// The characters of each line as they are drawn.
  var shown: [String] {
    layout.lines.map { line in
      var parts: [(start: Int, text: String)] = []
      for glyphs in line.runs.compactMap(\.glyphs) {
        parts.append((glyphs.range.lowerBound, glyphs.characters))
      }
      return parts.sorted { $0.start < $1.start }.map(\.text).joined()
    }
  }
}
