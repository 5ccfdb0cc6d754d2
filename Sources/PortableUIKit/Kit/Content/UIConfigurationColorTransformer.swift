import Foundation

/// Makes a colour of another, such as a paler one. Two are equal where one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  private final class Identity {}

  public let transform: (UIColor) -> UIColor
  private let identity = Identity()

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public static func == (
    a: UIConfigurationColorTransformer, b: UIConfigurationColorTransformer
  ) -> Bool { a.identity === b.identity }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

  /// The grey that is as light.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (white, alpha): (CGFloat, CGFloat) = (0, 1)
    return color.getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha) : color
  }
  /// The tint colour where the view is.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// The tint colour where the view is, in the system's single colour mode.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
