import Foundation

extension UIImage {
  /// How a symbol is drawn: as large and as bold as text of a size.
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    /// The size of a symbol beside that of text (raw values as in UIKit).
    public typealias Scale = UIImage.SymbolScale
    /// The size in points of the text that the symbol stands beside; 0 where none was given.
    public let pointSize: CGFloat
    public let weight: UIImage.SymbolWeight
    public let scale: UIImage.SymbolScale
    let textStyle: UIFont.TextStyle?

    public init(
      pointSize: CGFloat = 0, weight: UIImage.SymbolWeight = .unspecified,
      scale: UIImage.SymbolScale = .default
    ) {
      self.pointSize = pointSize.isFinite ? max(0, pointSize) : 0
      self.weight = weight
      self.scale = scale
      textStyle = nil
      super.init()
    }

    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(pointSize: 0, weight: weight)
    }

    public convenience init(scale: UIImage.SymbolScale) {
      self.init(pointSize: 0, scale: scale)
    }

    public init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale = .default) {
      pointSize = 0
      weight = .unspecified
      self.scale = scale
      self.textStyle = textStyle
      super.init()
    }

    public convenience init(font: UIFont, scale: UIImage.SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }
  }

  /// The size of a symbol beside text (raw values as in UIKit).
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    /// In parts of the medium one.
    var factor: CGFloat {
      switch self {
      case .small: 0.785
      case .large: 1.285
      default: 1
      }
    }
  }

  /// How bold a symbol is (raw values as in UIKit).
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A symbol of the system beside body text.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol of the system; nil for an empty name. Whether the name has a symbol is known when it is
  /// drawn.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard !name.isEmpty else { return nil }
    var size = configuration?.pointSize ?? 0
    if let style = configuration?.textStyle {
      size = MainActor.assumeIsolated { UIFont.preferredFont(forTextStyle: style).pointSize }
    }
    if size <= 0 { size = 17 }
    let side =
      (size * UIImage.symbolExtent * (configuration?.scale.factor ?? 1) * 2).rounded() / 2
    self.init(
      name: name, size: CGSize(width: side, height: side), isSymbolImage: true, isTemplate: true)
  }
}
