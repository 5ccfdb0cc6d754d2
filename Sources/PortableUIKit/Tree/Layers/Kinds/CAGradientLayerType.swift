/// How the colours of a gradient layer lie.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point to an ellipse around it.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Once around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
