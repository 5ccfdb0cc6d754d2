import Foundation
import Testing

@testable import PortableUIKit

/// Sizes and places of configured buttons, derived by hand from insets, paddings, image and text.
///
/// The text's own size is that of a label with the font, which has nothing to do with buttons.
@MainActor @Suite struct ConfiguredButtonTests {
  private static let image = CGSize(width: 30, height: 24)
  private static let imagePadding: CGFloat = 6
  private static let titlePadding: CGFloat = 3

  /// A case of the table.
  struct Row: Sendable, CustomTestStringConvertible {
    var placement: NSDirectionalRectEdge
    var size: UIButton.Configuration.Size
    var category: UIContentSizeCategory
    var hasSubtitle: Bool
    var isRightToLeft: Bool
    /// The mark of a pop-up button.
    var hasMark = false
    var style = "filled"

    var testDescription: String {
      "\(placement.rawValue) \(size) \(category.rawValue) \(hasSubtitle) \(isRightToLeft) \(hasMark) \(style)"
    }
  }

  /// Four placements, four sizes, three text sizes, with and without a second line, in both directions: 192 rows. Styles take
  /// turns, half of the rows have the mark of a pop-up button.
  nonisolated static var rows: [Row] {
    let placements: [NSDirectionalRectEdge] = [.leading, .trailing, .top, .bottom]
    let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
    let categories: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityLarge]
    return placements.flatMap { placement in
      sizes.flatMap { size in
        categories.flatMap { category in
          [false, true].flatMap { hasSubtitle in
            [false, true].map {
              Row(
                placement: placement, size: size, category: category, hasSubtitle: hasSubtitle,
                isRightToLeft: $0)
            }
          }
        }
      }
    }.enumerated().map { index, row in
      var row = row
      row.style = styles[index % styles.count]
      row.hasMark = index / 2 % 2 == 0
      return row
    }
  }

  /// All of the styles that documents name; a number of them that shares no divisor with those of the rows.
  nonisolated private static let styles = [
    "plain", "gray", "tinted", "filled", "glass", "clearGlass", "prominentGlass",
    "prominentClearGlass", "bordered", "borderless", "borderedProminent",
  ]

  /// Top and bottom, leading and trailing, and the style of the title.
  private static func measures(
    of size: UIButton.Configuration.Size
  ) -> (vertical: CGFloat, horizontal: CGFloat, style: UIFont.TextStyle) {
    switch size {
    case .mini, .small: (5, 10, .subheadline)
    case .medium: (7, 12, .body)
    case .large: (15, 20, .body)
    }
  }

  private func window(_ row: Row) -> UIWindow {
    let window = makeWindow()
    window.traitOverrides.preferredContentSizeCategory = row.category
    window.traitOverrides.layoutDirection = row.isRightToLeft ? .rightToLeft : .leftToRight
    window.updateTraitsIfNeeded()
    return window
  }

  private func textSize(
    _ text: String, _ style: UIFont.TextStyle, in window: UIWindow
  ) -> CGSize {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style, compatibleWith: window.traitCollection)
    label.text = text
    window.addSubview(label)
    defer { label.removeFromSuperview() }
    return label.intrinsicContentSize
  }

  private func button(_ row: Row) -> UIButton {
    var configuration =
      UIButton.Configuration(interfaceBuilderStyle: row.style) ?? .plain()
    configuration.indicator = row.hasMark ? .popup : .none
    configuration.title = "Title"
    if row.hasSubtitle { configuration.subtitle = "A longer second line" }
    configuration.image = UIImage(name: nil, size: Self.image)
    configuration.imagePadding = Self.imagePadding
    configuration.titlePadding = Self.titlePadding
    configuration.imagePlacement = row.placement
    configuration.buttonSize = row.size
    return UIButton(configuration: configuration)
  }

  @Test(arguments: ConfiguredButtonTests.rows)
  func sizesAndPlaces(_ row: Row) {
    let window = window(row)
    let button = button(row)
    window.addSubview(button)
    let (vertical, horizontal, style) = Self.measures(of: row.size)
    let title = textSize("Title", style, in: window)
    let second =
      row.hasSubtitle ? textSize("A longer second line", .footnote, in: window) : .zero
    let padding = row.hasSubtitle ? Self.titlePadding : 0
    let text = CGSize(
      width: max(title.width, second.width), height: title.height + padding + second.height)
    let isStacked = row.placement == .top || row.placement == .bottom
    let content =
      isStacked
      ? CGSize(
        width: max(Self.image.width, text.width),
        height: Self.image.height + Self.imagePadding + text.height)
      : CGSize(
        width: Self.image.width + Self.imagePadding + text.width,
        height: max(Self.image.height, text.height))
    // Arrows as high as capital letters, three quarters as wide, 4 points behind the rest.
    let capitals = UIFont.preferredFont(
      forTextStyle: style, compatibleWith: window.traitCollection
    ).capHeight.rounded(.up)
    let mark = row.hasMark ? (capitals * 0.75).rounded(.up) + 4 : 0
    let size = CGSize(
      width: content.width + mark + 2 * horizontal, height: content.height + 2 * vertical)
    #expect(abs(button.intrinsicContentSize.width - size.width) < 1e-9)
    #expect(abs(button.intrinsicContentSize.height - size.height) < 1e-9)

    // In its own size each part touches the inset of its side, mirrored from right to left.
    button.frame = CGRect(origin: .zero, size: size)
    button.layoutIfNeeded()
    let places = button.partPlaces
    #expect(button.imageView?.frame == places.image && button.titleLabel?.frame == places.title)
    let isLeft = (row.placement == .leading) != row.isRightToLeft
    let middle = (size.width + (row.isRightToLeft ? mark : -mark)) / 2
    if row.hasMark {
      let edge =
        row.isRightToLeft ? places.indicator.minX : size.width - places.indicator.maxX
      #expect(abs(edge - horizontal) < 1e-9)
      #expect(abs(places.indicator.midY - size.height / 2) < 1e-9)
    }
    switch row.placement {
    case .top:
      #expect(abs(places.image.minY - vertical) < 1e-9)
      #expect(abs(places.title.minY - (vertical + Self.image.height + Self.imagePadding)) < 1e-9)
      #expect(abs(places.title.midX - middle) < 1e-9)
    case .bottom:
      #expect(abs(places.image.maxY - (size.height - vertical)) < 1e-9)
      #expect(abs(places.title.minY - vertical) < 1e-9)
      #expect(abs(places.image.midX - middle) < 1e-9)
    default:
      // The mark is between the trailing part and its inset.
      let isTrailing = row.placement == .trailing
      #expect(
        abs(
          (isLeft ? places.image.minX : size.width - places.image.maxX)
            - (isTrailing ? horizontal + mark : horizontal)) < 1e-9)
      let gap =
        isLeft ? places.title.minX - places.image.maxX : places.image.minX - places.title.maxX
      // The lines stand towards the image.
      #expect(abs(gap - Self.imagePadding) < 1e-9)
    }
    if row.hasSubtitle {
      #expect(abs(places.subtitle.minY - places.title.maxY - Self.titlePadding) < 1e-9)
      #expect(abs(places.subtitle.width - second.width) < 1e-9)
    }
  }

  /// A width that leaves room for less than the title: it breaks, and the button grows by whole lines.
  @Test(arguments: [NSDirectionalRectEdge.leading, .top])
  func titlesBreak(placement: NSDirectionalRectEdge) {
    let row = Row(
      placement: placement, size: .medium, category: .large, hasSubtitle: false,
      isRightToLeft: false)
    let window = window(row)
    let button = button(row)
    button.configuration?.title = "One two three four five six"
    window.addSubview(button)
    let line = textSize("One", .body, in: window)
    let beside = placement == .top ? 0 : Self.image.width + Self.imagePadding
    let above = placement == .top ? Self.image.height + Self.imagePadding : 0
    // Room for "three four" and not for "One two three".
    let room = textSize("three four", .body, in: window).width + 1
    let width = room + beside + 24
    let height = button.sizeThatFits(CGSize(width: width, height: 0)).height
    // "One two", "three four", "five six", and the insets of 7.
    #expect(abs(height - (3 * line.height + above + 14)) < 2)
    #expect(button.fitsTexts(in: CGSize(width: width, height: height), share: 1, slack: 0.5))
    #expect(!button.fitsTexts(in: CGSize(width: width, height: line.height), share: 1, slack: 0.5))
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(
      abs(
        button.sizeThatFits(CGSize(width: width, height: 0)).height
          - button.intrinsicContentSize.height) < 1e-9)
    #expect(!button.fitsTexts(in: CGSize(width: width, height: height), share: 1, slack: 0.5))
  }

  @Test func insetsAndPaddingsAreThoseOfTheConfiguration() {
    let row = Row(
      placement: .leading, size: .medium, category: .large, hasSubtitle: true, isRightToLeft: true)
    let window = window(row)
    let button = button(row)
    window.addSubview(button)
    let before = button.intrinsicContentSize
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 40, bottom: 2, trailing: 3)
    let size = button.intrinsicContentSize
    #expect(abs(size.width - (before.width - 24 + 43)) < 1e-9)
    #expect(abs(size.height - (before.height - 14 + 3)) < 1e-9)
    button.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    button.layoutIfNeeded()
    // Leading is right.
    #expect(abs(button.partPlaces.image.maxX - (size.width - 40)) < 1e-9)
  }

  /// A mode that wraps gives a button without a configuration as many lines as its title needs.
  @Test(arguments: [
    (NSLineBreakMode.byWordWrapping, true), (.byCharWrapping, true), (.byTruncatingMiddle, false),
    (.byTruncatingTail, false), (.byClipping, false),
  ])
  func oldButtons(mode: NSLineBreakMode, wraps: Bool) {
    let window = makeWindow()
    let button = UIButton(type: .system)
    button.setTitle("A title of forty characters for a button", for: .normal)
    button.titleLabel?.lineBreakMode = mode
    window.addSubview(button)
    let line = UIFont.systemFont(ofSize: 15).lineHeight
    let height = button.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(wraps ? height > 2 * line + 11 : abs(height - line - 12) < 1)
    #expect(
      button.fitsTexts(in: CGSize(width: 120, height: height), share: 1, slack: 0.5) == wraps)
  }

  // MARK: Menus

  private func popUp() -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    button.menu = UIMenu(
      children: ["One", "Another one"].map { title in UIAction(title: title) { _ in } })
    return button
  }

  /// A button that shows what was chosen in its menu has the mark of one by itself; a pull-down button and a toggle have not.
  @Test func popUpButtonsHaveAMark() {
    let window = makeWindow()
    let button = popUp()
    window.addSubview(button)
    let width = button.intrinsicContentSize.width
    button.showsMenuAsPrimaryAction = true
    #expect(button.intrinsicContentSize.width == width)
    button.showsMenuAsPrimaryAction = false
    button.changesSelectionAsPrimaryAction = true
    #expect(button.intrinsicContentSize.width == width && button.configuration?.title == "Title")
    button.showsMenuAsPrimaryAction = true
    #expect(button.configuration?.title == "One" && button.currentTitle == "One")
    let marked = button.intrinsicContentSize.width
    button.configuration?.indicator = .none
    // 17 points of text have capitals of 11.98 points.
    #expect(abs(marked - button.intrinsicContentSize.width - (4 + 9)) < 1e-9)
    button.configuration?.indicator = .popup
    button.changesSelectionAsPrimaryAction = false
    #expect(button.intrinsicContentSize.width == marked)
  }

  /// Glass has round ends by itself.
  @Test func glassIsRound() {
    #expect(UIButton.Configuration.glass().cornerStyle == .capsule)
    #expect(UIButton.Configuration.prominentClearGlass().cornerStyle == .capsule)
    #expect(UIButton.Configuration.filled().cornerStyle == .dynamic)
    #expect(UIButton.Configuration(interfaceBuilderStyle: "frosted") == nil)
  }
}
