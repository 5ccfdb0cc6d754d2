import Foundation

/// The content of a row: an image, a text and a second text.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text is shown.
  public struct TextProperties: Hashable {
    /// Where a text stands (raw values as in UIKit).
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    /// How letters are changed (raw values as in UIKit).
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontForContentSizeCategory = true
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var transform = TextTransform.none

    @MainActor public func resolvedColor() -> UIColor { color }
  }

  /// How the image is shown.
  public struct ImageProperties: Hashable {
    public static let standardDimension: CGFloat = -1

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The most that the image takes in points; 0 for no bound.
    public var maximumSize = CGSize.zero
    /// The least room of the image in points; 0 for its own size.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The distances in points of the content from the edges. Until they are set, those at the sides are the row's, and
  /// those above and below of rows are the release's of the system.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownMargins ?? usualMargins }
    set { ownMargins = newValue }
  }
  private(set) var ownMargins: NSDirectionalEdgeInsets?
  private let usualMargins: NSDirectionalEdgeInsets
  /// Whether the content is that of a row, which is at least as high as rows are.
  private(set) var isRow = false
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// The margins above and below the titles of sections in points: of plain ones, and of those of groups towards the rows
  /// and away from them, which make a title of the usual size 38 high (UM-1612).
  private static let headerMargin: CGFloat = 7
  private static let groupMargin: CGFloat = 15

  private init(
    text: UIFont.TextStyle, secondary: UIFont.TextStyle, secondaryColor: UIColor = .secondaryLabel,
    top: CGFloat = headerMargin, bottom: CGFloat = headerMargin
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: text), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary), color: secondaryColor)
    usualMargins = NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16)
  }

  private static func row(
    secondary: UIFont.TextStyle, secondaryColor: UIColor = .secondaryLabel
  ) -> UIListContentConfiguration {
    let margin = UIScreen.main.measures.table.rowMargin
    var configuration = UIListContentConfiguration(
      text: .body, secondary: secondary, secondaryColor: secondaryColor, top: margin, bottom: margin
    )
    configuration.isRow = true
    return configuration
  }

  /// A row with a text, under which a second one stands small.
  public static func cell() -> UIListContentConfiguration {
    row(secondary: .caption1, secondaryColor: .label)
  }
  public static func subtitleCell() -> UIListContentConfiguration {
    row(secondary: .caption1)
  }
  /// A row with a second text at the end of the line.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = row(secondary: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: .headline, secondary: .footnote)
  }
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(text: .footnote, secondary: .footnote)
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      text: .footnote, secondary: .footnote, top: groupMargin)
    configuration.textProperties.color = .secondaryLabel
    if UIScreen.main.measures.capitalizesGroupTitles {
      configuration.textProperties.transform = .uppercase
    }
    return configuration
  }
  public static func groupedFooter() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      text: .footnote, secondary: .footnote, bottom: groupMargin)
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: .title3, secondary: .footnote)
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(text: .title2, secondary: .footnote)
  }
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }
  public static func header() -> UIListContentConfiguration { plainHeader() }
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// A disabled row has faded texts.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var copy = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    if isDisabled {
      copy.textProperties.color = .tertiaryLabel
      copy.secondaryTextProperties.color = .tertiaryLabel
    }
    return copy
  }
}

/// Directions of the screen (raw values as in UIKit).
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]
}
