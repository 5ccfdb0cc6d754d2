internal import AutoLayout
import Foundation

/// How wide a column of text may be to read well (AL-72).
enum ReadableWidth {
  /// The rule of a release at a text size.
  ///
  /// - Parameter isMeasured: Whether the release has the rule that was measured on iOS 26 at the default text size:
  ///   up to 1008 points text fills the margins, beyond them it is 920 wide at most. Its columns at other text sizes were
  ///   not measured; they are narrower or wider in the proportion of the widths before.
  static func content(
    for category: UIContentSizeCategory, isMeasured: Bool
  ) -> ReadableContent {
    let documented = documented(for: category)
    guard isMeasured else { return ReadableContent(width: documented) }
    let measured = ReadableContent.measured
    let width = measured.width * documented / ReadableContent().width
    // On both sides a column leaves as much as the measured one does.
    return ReadableContent(
      width: width, minimumOwnerWidth: width + measured.minimumOwnerWidth - measured.width)
  }

  /// The greatest width in points of readable text before iOS 26: 672 at the default text size.
  static func documented(for category: UIContentSizeCategory) -> Double {
    switch category {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .large, .unspecified: 672
    case .extraLarge: 744
    case .extraExtraLarge: 824
    default: 896
    }
  }
}
