import Foundation

/// Makes one colour of another, for a configuration.
@preconcurrency @MainActor public struct UIConfigurationColorTransformer {
  private let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey of the same brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    // The luma of ITU-R BT.601.
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
  /// The colour of the app instead of the user's; there is no such choice here, so that it is the colour itself.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// The tint of a sidebar in one colour; the colour itself here.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
