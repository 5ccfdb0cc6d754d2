import Drawing
import Foundation

extension UIFontDescriptor {
  /// What names a feature of a font in its settings.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A kind of feature, by its number.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let featureIdentifier = type
    /// The feature among those of its kind, by its number.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let typeIdentifier = selector
  }

  /// A font of a face whose size is that of the map's height; fonts are not slanted or turned by it.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(name: fontName, size: abs(matrix.d))
  }
}
