import Foundation

/// How a font follows the user's preferred size of text: by a text style, or by the metrics of one.
struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  /// The size in points at the category large that metrics scale; nil for the style's own sizes.
  var designSize: CGFloat?
  /// The size in points that metrics do not exceed; 0 for none.
  var maximumPointSize: CGFloat = 0

  /// The size in points at a category.
  func pointSize(at category: UIContentSizeCategory) -> CGFloat {
    guard let designSize else { return DynamicType.pointSize(of: style, category: category) }
    let size = DynamicType.scaledFontSize(designSize, style: style, category: category)
    return maximumPointSize > 0 ? min(size, maximumPointSize) : size
  }
}
