import Foundation

/// Multiplies drawing by a mask, until the matching pop; nothing shows outside the mask.
public struct MaskOperation: Hashable, Sendable {
  public var mask: CoverageImage
  /// The unit square, (0,0) the mask's top left, to the space of the operations.
  public var transform: CGAffineTransform
  public var interpolation: CGInterpolationQuality

  public init(
    mask: CoverageImage, transform: CGAffineTransform,
    interpolation: CGInterpolationQuality = .default
  ) {
    self.mask = mask
    self.transform = transform
    self.interpolation = interpolation
  }
}
