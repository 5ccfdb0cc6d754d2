internal import AutoLayout
import Foundation

/// How wide a column of text may be to read well (AL-72).
enum ReadableWidth {
  /// As measured at the default text size: up to 1008 points text fills the margins, beyond them it
  /// is 920 wide at most. Other text sizes were not measured; their columns are narrower or wider
  /// in the proportion in which they were documented for earlier releases.
  static func content(for category: UIContentSizeCategory) -> ReadableContent {
    let documented = documented(for: category)
    let measured = ReadableContent.measured
    let width = measured.width * documented / 672
    // On both sides a column leaves as much as the measured one does.
    return ReadableContent(
      width: width, minimumOwnerWidth: width + measured.minimumOwnerWidth - measured.width)
  }

  /// The greatest width in points of readable text as documented for releases before iOS 26.
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
