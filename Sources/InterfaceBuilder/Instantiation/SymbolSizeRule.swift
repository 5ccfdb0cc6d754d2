import Foundation
import PortableUIKit

/// The size of a system symbol under a configuration.
///
/// Documents record a symbol's outline scaled so that its longer side has 128 points: its proportions
/// are known, its size is not. Most symbols are about 1.2 times as large as the font's point size.
struct SymbolSizeRule {
  /// The point size of the text that the symbol goes with, times the scale's factor.
  let pointSize: Double

  /// - Parameter configuration: A `<preferredSymbolConfiguration>` element; without one the symbol
  ///   goes with text of 17 points.
  init(configuration: DocumentElement?) {
    var size = 17.0
    if let text = configuration?.attributes["pointSize"], let number = Double(text),
      number.isFinite
    {
      size = number
    }
    let font = configuration?.child(key: "fontDescription")?.attributes["pointSize"]
    if let number = font.flatMap({ Double($0) }), number.isFinite { size = number }
    let factor =
      switch configuration?.attributes["scale"] {
      case "small": 0.78
      case "large": 1.28
      default: 1.0
      }
    pointSize = min(max(size, 1), 1000) * factor
  }

  /// The size in points of a symbol with the recorded outline; a square without one.
  func size(_ recorded: CGSize?) -> CGSize {
    let side = (pointSize * Double(UIImage.symbolExtent) * 2).rounded() / 2
    guard let recorded, recorded.width > 0, recorded.height > 0 else {
      return CGSize(width: side, height: side)
    }
    let factor = side / Double(max(recorded.width, recorded.height))
    return CGSize(
      width: (Double(recorded.width) * factor * 2).rounded() / 2,
      height: (Double(recorded.height) * factor * 2).rounded() / 2)
  }
}
