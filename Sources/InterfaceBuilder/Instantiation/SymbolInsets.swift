import Foundation
import PortableUIKit

/// How far the rectangle that constraints align lies around the view of a system symbol.
///
/// A symbol is aligned as if it were as high as a line: by a constant of the symbol, its configuration and the scale,
/// whatever the size of the view. Documents hold the proportions of a symbol and not its size, so that the heights
/// stand here.
struct SymbolInsets {
  /// Pixels per point.
  let scale: Double

  /// The heights of symbols at 17 points in regular weight and medium scale, read off recorded frames.
  private static let heights: [String: Double] = [
    "arrow.right": 15, "chevron.right": 16.5, "chevron.down": 10.33, "folder": 17.5,
    "server.rack": 17.5, "photo.fill": 17.5, "ellipsis": 10, "link": 21, "bolt": 21.5,
    "key.fill": 22.67, "slider.horizontal.3": 16.5,
  ]
  /// The height of every symbol in a circle.
  private static let heightOfCircles = 19.0

  /// The height of the alignment rectangle at 17 points: a line's, rounded to pixels.
  private var alignedHeight: Double { scale == 3 ? 20.33 : 20 }

  /// The insets of a symbol, negative for a rectangle beyond the view; nil for a symbol of unknown height.
  ///
  /// - Parameter configuration: A `<preferredSymbolConfiguration>` element.
  func insets(of name: String, configuration: DocumentElement?) -> UIEdgeInsets? {
    guard let height = Self.height(of: name) else { return nil }
    let factor = SymbolSizeRule(configuration: configuration).pointSize / 17
    // The half pixel that is left over goes below.
    let sum = ((height - alignedHeight) * factor * scale).rounded()
    let top = (sum / 2).rounded(.up)
    return UIEdgeInsets(
      top: CGFloat(top / scale), left: 0, bottom: CGFloat((sum - top) / scale), right: 0)
  }

  private static func height(of name: String) -> Double? {
    if let height = heights[name] { return height }
    return name.hasSuffix(".circle") || name.hasSuffix(".circle.fill") ? heightOfCircles : nil
  }
}
