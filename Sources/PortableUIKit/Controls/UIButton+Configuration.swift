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
    public var title: String?
    public var image: UIImage?
    /// The distance in points between image and title.
    public var imagePadding: CGFloat = 0
    /// Distances in points from the edges to image and title.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic

    init(look: Look) { self.look = look }

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

    /// The configuration that Interface Builder calls `style`; none for a style it does not know.
    public init?(interfaceBuilderStyle style: String) {
      switch style {
      case "plain", "borderless": self.init(look: .plain)
      case "gray", "bordered": self.init(look: .gray)
      case "tinted", "borderedTinted": self.init(look: .tinted)
      case "filled", "borderedProminent": self.init(look: .filled)
      default: return nil
      }
    }
  }

  /// The size in points of `configuration`: image and title side by side, and the insets.
  func intrinsicContentSize(of configuration: Configuration) -> CGSize {
    let title = configuration.title ?? currentTitle ?? ""
    let text = title.isEmpty ? .zero : singleLineSize(of: title, font: configuredTitleFont)
    let image = (configuration.image ?? currentImage)?.size ?? .zero
    let insets = configuration.contentInsets
    let gap = title.isEmpty || image == .zero ? 0 : configuration.imagePadding
    return CGSize(
      width: text.width + gap + image.width + insets.leading + insets.trailing,
      height: max(text.height, image.height) + insets.top + insets.bottom)
  }
}
