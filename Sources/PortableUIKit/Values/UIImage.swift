import Foundation

/// An image known by name and size in points; its pixels are not modelled.
open class UIImage: NSObject, @unchecked Sendable {
  /// The name in the asset catalogue, or of the system symbol.
  public let name: String?
  /// Whether `name` names a system symbol.
  public let isSymbolImage: Bool
  /// The extent in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// Distances from the edges to the rectangle layout aligns.
  public let alignmentRectInsets: UIEdgeInsets

  public init(
    name: String?, size: CGSize, scale: CGFloat = 1, isSymbolImage: Bool = false,
    alignmentRectInsets: UIEdgeInsets = .zero
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.isSymbolImage = isSymbolImage
    self.alignmentRectInsets = alignmentRectInsets
    super.init()
  }

  /// The same image with other alignment insets.
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, isSymbolImage: isSymbolImage,
      alignmentRectInsets: insets)
  }
}
