import Foundation
import Synchronization

/// An image known by name and size in points; its pixels stay in files that a renderer reads.
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

  /// Whether the image is drawn in the tint colour, its own colours left aside.
  public let isTemplate: Bool
  private let files: (@Sendable (UITraitCollection) -> ImageRepresentation?)?

  /// - Parameter files: The file to draw under given traits, where there are files.
  public init(
    name: String?, size: CGSize, scale: CGFloat = 1, isSymbolImage: Bool = false,
    isTemplate: Bool = false, alignmentRectInsets: UIEdgeInsets = .zero,
    files: (@Sendable (UITraitCollection) -> ImageRepresentation?)? = nil
  ) {
    self.isTemplate = isTemplate
    self.files = files
    self.name = name
    self.size = size
    self.scale = scale
    self.isSymbolImage = isSymbolImage
    self.alignmentRectInsets = alignmentRectInsets
    super.init()
  }

  /// The image of that name in an asset catalog of `bundle` (UINib's loader reads it), or nil.
  @MainActor public convenience init?(named name: String, in bundle: Bundle? = nil) {
    guard let found = UINib.loader?.image(named: name, in: bundle ?? .main) else { return nil }
    self.init(
      name: found.name, size: found.size, scale: found.scale, isSymbolImage: found.isSymbolImage,
      isTemplate: found.isTemplate, alignmentRectInsets: found.alignmentRectInsets,
      files: found.files)
  }

  private let asset = Mutex<UIImageAsset?>(nil)

  /// The asset that has this image and its variants for other traits; nil where there are none.
  open var imageAsset: UIImageAsset? { asset.withLock { $0 } }

  func setAsset(_ newAsset: UIImageAsset) { asset.withLock { $0 = newAsset } }

  /// The file to draw under `traits`, where the image has files.
  public func representation(for traits: UITraitCollection) -> ImageRepresentation? {
    files?(traits)
  }

  /// The same image with other alignment insets.
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, isSymbolImage: isSymbolImage, isTemplate: isTemplate,
      alignmentRectInsets: insets, files: files)
  }
}
