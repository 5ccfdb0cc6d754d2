import Foundation

extension UIImage {
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
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    self.init(symbol: name, configuration as? SymbolConfiguration)
  }

  /// A symbol of the system, filled as far as a value between 0 and 1 says; the part is not shown here.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  convenience init(symbol name: String, _ configuration: SymbolConfiguration?) {
    let side =
      (SymbolConfiguration.textSize(of: configuration) * UIImage.symbolExtent
      * (configuration?.scale.factor ?? 1) * 2).rounded() / 2
    let symbol = UIImage(
      name: name, size: CGSize(width: side, height: side), isSymbolImage: true, isTemplate: true)
    var look = symbol.look
    look.symbol = configuration
    if let color = configuration?.colors.first {
      look.tint = color
      look.renderingMode = .alwaysOriginal
    }
    self.init(symbol, look: look, alignmentRectInsets: .zero)
  }
}
