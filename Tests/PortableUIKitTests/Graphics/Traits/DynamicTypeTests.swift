import Foundation
import PortableUIKit
import PropertyTesting
import Testing

/// The text styles at the twelve preferred sizes of text, against Apple's published tables: Human Interface Guidelines,
/// Typography, "iOS, iPadOS Dynamic Type sizes" and "larger accessibility type sizes". Each row is a size, each cell a style's
/// size and leading in points, as they are printed there.
@MainActor @Suite struct DynamicTypeTests {
  nonisolated private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption1, .caption2,
  ]

  private static let published: [(category: UIContentSizeCategory, row: String)] = [
    (.extraSmall, "31/38 25/31 19/24 17/22 14/19 14/19 13/18 12/16 12/16 11/13 11/13"),
    (.small, "32/39 26/32 20/25 18/23 15/20 15/20 14/19 13/18 12/16 11/13 11/13"),
    (.medium, "33/40 27/33 21/26 19/24 16/21 16/21 15/20 14/19 12/16 11/13 11/13"),
    (.large, "34/41 28/34 22/28 20/25 17/22 17/22 16/21 15/20 13/18 12/16 11/13"),
    (.extraLarge, "36/43 30/37 24/30 22/28 19/24 19/24 18/23 17/22 15/20 14/19 13/18"),
    (.extraExtraLarge, "38/46 32/39 26/32 24/30 21/26 21/26 20/25 19/24 17/22 16/21 15/20"),
    (.extraExtraExtraLarge, "40/48 34/41 28/34 26/32 23/29 23/29 22/28 21/28 19/24 18/23 17/22"),
    (.accessibilityMedium, "44/52 38/46 34/41 31/38 28/34 28/34 26/32 25/31 23/29 22/29 20/25"),
    (.accessibilityLarge, "48/57 43/51 39/47 37/44 33/40 33/40 32/39 30/37 27/33 26/32 24/30"),
    (
      .accessibilityExtraLarge,
      "52/61 48/57 44/52 43/51 40/48 40/48 38/46 36/43 33/40 32/39 29/35"
    ),
    (
      .accessibilityExtraExtraLarge,
      "56/66 53/62 50/59 49/58 47/56 47/56 44/52 42/50 38/46 37/44 34/41"
    ),
    (
      .accessibilityExtraExtraExtraLarge,
      "60/70 58/68 56/66 55/65 53/62 53/62 51/60 49/58 44/52 43/51 40/48"
    ),
  ]

  /// The size and leading of a style at a category.
  private static func published(
    _ style: UIFont.TextStyle, _ row: String
  ) throws -> (size: CGFloat, leading: CGFloat) {
    let column = try #require(styles.firstIndex(of: style))
    let cell = row.split(separator: " ")[column].split(separator: "/").compactMap { Double($0) }
    return (CGFloat(cell[0]), CGFloat(cell[1]))
  }

  @Test("Fonts, lengths and a shown label follow the published table", arguments: styles)
  func style(style: UIFont.TextStyle) throws {
    let window = UIWindow(environment: .standard, frameClock: ManualFrameClock())
    let label = UILabel()
    label.text = "Settings"
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    _ = constrained(label, in: window)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    let usual = try Self.published(style, Self.published[3].row)
    #expect(Self.published.count == 12)
    // Not in the order of size: a label goes from any size to any other.
    var order = RandomSource(seed: 63)
    for (category, row) in Self.published.shuffled(using: &order) {
      let (size, leading) = try Self.published(style, row)
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize == size, "\(category.rawValue)")
      #expect(font.weight == (style == .headline ? .semibold : .regular))
      // Lengths grow as the leading does, so the leading itself becomes that of the category.
      let metrics = UIFontMetrics(forTextStyle: style)
      #expect(
        metrics.scaledValue(for: usual.leading, compatibleWith: traits) == leading,
        "\(category.rawValue)")
      window.traitOverrides.preferredContentSizeCategory = category
      window.layoutIfNeeded()
      #expect(label.font.pointSize == size, "\(category.rawValue)")
      // San Francisco's lines are 1.193359375 em high; the label's are rounded up to a third of a point or a half.
      let height = size * 1.193_359_375
      #expect(
        label.frame.height >= height - 1e-6 && label.frame.height < height + 0.5,
        "\(category.rawValue): \(label.frame)")
    }
  }
}
