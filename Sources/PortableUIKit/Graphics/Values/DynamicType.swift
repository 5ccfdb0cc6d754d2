import Foundation

/// Sizes in points of the text styles for each content size category.
enum DynamicType {
  /// Apple's published table (Human Interface Guidelines, Typography), columns as in
  /// `UIContentSizeCategory.ordered`.
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// Apple's published line heights, columns as above.
  private static let leadings: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    .caption1: [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51],
    .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]

  /// The column of the category large, which also stands in for an unknown category.
  private static let largeColumn = 3

  /// The size of `style`; unknown styles are set like body, unknown categories like large.
  static func pointSize(of style: UIFont.TextStyle, category: UIContentSizeCategory) -> CGFloat {
    entry(sizes, style, column(of: category))
  }

  /// The line height of `style` that Apple publishes.
  static func leading(of style: UIFont.TextStyle, category: UIContentSizeCategory) -> CGFloat {
    entry(leadings, style, column(of: category))
  }

  /// A length in points that grows with the lines of `style`, to a third of a point.
  static func scaledValue(
    _ value: CGFloat, style: UIFont.TextStyle, category: UIContentSizeCategory
  ) -> CGFloat {
    let factor = growth(of: style, category: category)
    return factor == 1 ? value : (value * factor * 3 + 0.5).rounded(.down) / 3
  }

  /// A size of a font in points that grows with the lines of `style`, to a whole point.
  static func scaledFontSize(
    _ size: CGFloat, style: UIFont.TextStyle, category: UIContentSizeCategory
  ) -> CGFloat {
    let factor = growth(of: style, category: category)
    return factor == 1 ? size : (size * factor + 0.5).rounded(.down)
  }

  /// The line height of `style` over that at the category large.
  private static func growth(
    of style: UIFont.TextStyle, category: UIContentSizeCategory
  ) -> CGFloat {
    entry(leadings, style, column(of: category)) / entry(leadings, style, largeColumn)
  }

  private static func column(of category: UIContentSizeCategory) -> Int {
    UIContentSizeCategory.ordered.firstIndex(of: category) ?? largeColumn
  }

  private static func entry(
    _ table: [UIFont.TextStyle: [CGFloat]], _ style: UIFont.TextStyle, _ column: Int
  ) -> CGFloat {
    (table[style] ?? table[.body])?[column] ?? 0
  }
}
