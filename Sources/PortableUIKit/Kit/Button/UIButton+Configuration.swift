import Foundation

extension UIButton {
  /// The look and content of a button, as one value.
  public struct Configuration: Hashable, Sendable {
    /// The ground behind the title.
    package enum Look: String, Hashable, Sendable {
      case plain
      case gray
      case tinted
      case filled
      case glass
      case clearGlass
      case prominentGlass
      case prominentClearGlass

      /// The glass behind the title; nil for other grounds.
      var glass: UIGlassEffect.Style? {
        switch self {
        case .glass, .prominentGlass: .regular
        case .clearGlass, .prominentClearGlass: .clear
        case .plain, .gray, .tinted, .filled: nil
        }
      }

      /// Whether the ground has the tint, and the title is white.
      var isProminent: Bool {
        self == .filled || self == .prominentGlass || self == .prominentClearGlass
      }
    }

    /// How round the corners of the background are.
    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    package let look: Look
    public var title: String? {
      didSet { if title != nil { attributedTitle = nil } }
    }
    /// The title with attributes; it comes before one without.
    public var attributedTitle: AttributedString?
    /// The second line.
    public var subtitle: String? {
      didSet { if subtitle != nil { attributedSubtitle = nil } }
    }
    /// The second line with attributes.
    public var attributedSubtitle: AttributedString?
    /// Makes the attributes of the title of those that it has.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Makes the attributes of the second line of those that it has.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var image: UIImage?
    /// Makes the colour of a symbol of that of the title.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// How a symbol is drawn as the image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The ground; its colour comes before ``baseBackgroundColor``.
    public var background = UIBackgroundConfiguration.clear().withoutColor
    /// Whether a turning indicator is shown in the place of the image.
    public var showsActivityIndicator = false
    /// Makes the colour of the turning indicator of that of the title.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The side of the texts at which the image stands; of several the first of leading, trailing, top and bottom.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance in points between the lines.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The size of the button, which the insets and the font follow.
    public var buttonSize = Size.medium {
      didSet { if buttonSize != oldValue { contentInsets = buttonSize.insets } }
    }
    /// Whether a selected button looks selected by itself; kept.
    public var automaticallyUpdateForSelection = true
    /// The mark of a button with a menu, at the trailing side of the rest.
    public var indicator = Indicator.automatic
    /// Makes the colour of that mark of the colour of the title.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// How the button looks on a Mac; kept.
    public var macIdiomStyle = MacIdiomStyle.automatic

    /// How large a button is (raw values as in UIKit).
    public enum Size: Int, Hashable, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3

      var titleStyle: UIFont.TextStyle {
        switch self {
        case .medium, .large: .body
        case .small, .mini: .subheadline
        }
      }

      /// The distances in points from the edges to the content, not measured for sizes but the usual one.
      var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }
    }

    /// How lines of a button stand to each other: by itself towards an image beside them, else as the content does (raw values as in UIKit).
    public enum TitleAlignment: Int, Hashable, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// How a button looks on a Mac (raw values as in UIKit).
    public enum MacIdiomStyle: Int, Hashable, Sendable {
      case automatic = 0
      case bordered = 1
      case borderless = 2
      case borderlessTinted = 3
    }

    /// The mark of a button with a menu (raw values as in UIKit).
    public enum Indicator: Int, Hashable, Sendable {
      /// That of a button which shows what was chosen in its menu last.
      case automatic = 0
      case none = 1
      /// One arrow up and one down.
      case popup = 2
    }

    static let activityIndicatorSize = CGSize(width: 20, height: 20)

    /// The characters of the title; nil where there is none.
    var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }

    /// The title with attributes; nil where nothing asks for attributes.
    func shownAttributedTitle(_ font: UIFont) -> NSAttributedString? {
      attributed(attributedTitle, title, titleTextAttributesTransformer, font)
    }

    /// The characters of the second line; nil for none.
    var shownSubtitle: String? {
      attributedSubtitle.map { String($0.characters) } ?? subtitle
    }

    /// The second line with attributes; nil if nothing asks for attributes.
    func shownAttributedSubtitle(_ font: UIFont) -> NSAttributedString? {
      attributed(attributedSubtitle, subtitle, subtitleTextAttributesTransformer, font)
    }

    private func attributed(
      _ attributed: AttributedString?, _ plain: String?,
      _ transformer: UIConfigurationTextAttributesTransformer?, _ font: UIFont
    ) -> NSAttributedString? {
      guard var text = attributed ?? plain.map({ AttributedString($0) }) else { return nil }
      guard attributed != nil || transformer != nil else { return nil }
      if let transformer {
        var base = AttributeContainer()
        base.font = font
        base.foregroundColor = baseForegroundColor
        text.mergeAttributes(transformer(base), mergePolicy: .keepCurrent)
      }
      return NSAttributedString(text)
    }

    /// The configuration for a button's state: a copy of it.
    public func updated(for button: UIButton) -> Configuration { self }

    @MainActor func shownImage(of button: UIButton) -> UIImage? {
      guard let image = image ?? button.currentImage else { return nil }
      guard image.isSymbolImage, let preferredSymbolConfigurationForImage else { return image }
      return image.applying(beneath: preferredSymbolConfigurationForImage)
    }
    /// The distance in points between image and title.
    public var imagePadding: CGFloat = 0
    /// Distances in points from the edges to image and title.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic

    init(look: Look) {
      self.look = look
      if look.glass != nil { cornerStyle = .capsule }
    }

    /// Tinted text without a background.
    public static func plain() -> Configuration { Configuration(look: .plain) }
    /// Tinted text on grey.
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// Tinted text on a pale tint.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// White text on the tint.
    public static func filled() -> Configuration { Configuration(look: .filled) }
    /// As ``plain()``.
    public static func borderless() -> Configuration { Configuration(look: .plain) }
    /// As ``gray()``.
    public static func bordered() -> Configuration { Configuration(look: .gray) }
    /// As ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
    /// As ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(look: .filled) }
    /// Text on glass with round ends. Its sizes are those of the other configurations; Apple's were not measured.
    public static func glass() -> Configuration { Configuration(look: .glass) }
    /// Text on glass that shows more of what is behind.
    public static func clearGlass() -> Configuration { Configuration(look: .clearGlass) }
    /// White text on glass with the tint.
    public static func prominentGlass() -> Configuration { Configuration(look: .prominentGlass) }
    /// White text on clear glass with the tint.
    public static func prominentClearGlass() -> Configuration {
      Configuration(look: .prominentClearGlass)
    }

    /// The configuration that Interface Builder calls `style`; none for a style it does not know.
    public init?(interfaceBuilderStyle style: String) {
      switch style {
      case "borderless": self.init(look: .plain)
      case "bordered": self.init(look: .gray)
      case "borderedTinted": self.init(look: .tinted)
      case "borderedProminent": self.init(look: .filled)
      default:
        guard let look = Look(rawValue: style) else { return nil }
        self.init(look: look)
      }
    }
  }

  /// The size of the image of `configuration`, or of the turning indicator in its place.
  func configuredImageSize(of configuration: Configuration) -> CGSize {
    configuration.showsActivityIndicator
      ? Configuration.activityIndicatorSize : configuration.shownImage(of: self)?.size ?? .zero
  }

  /// Whether the mark of a menu is shown.
  private func showsIndicator(of configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .automatic:
      menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
    case .none: false
    case .popup: true
    }
  }

  /// The size of the mark of a menu: two arrows as high as capital letters together, so that it grows with the text; zero for
  /// none. Apple's was not measured.
  func indicatorSize(of configuration: Configuration) -> CGSize {
    guard showsIndicator(of: configuration) else { return .zero }
    let height = configuredTitleFont.capHeight.rounded(.up)
    return CGSize(width: (height * 0.75).rounded(.up), height: height)
  }
}

extension NSLineBreakMode {
  /// Whether text goes on in another line where it is too long.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension NSDirectionalRectEdge {
  /// The one side that an image stands at.
  var side: NSDirectionalRectEdge {
    [.leading, .trailing, .top, .bottom].first { contains($0) } ?? .leading
  }
}
