import Foundation

/// Draws a picture, or its shape in one colour.
public struct ImageOperation: Hashable, Sendable {
  public var image: CGImage
  /// The part of the image that is drawn, in pixels from the top left. Pixels beside it never show:
  /// at its edges the outermost ones are repeated (CS-9).
  public var source: CGRect
  /// The unit square, (0,0) the top left of the part and (1,1) its bottom right, to the space of the
  /// operations.
  public var transform: CGAffineTransform
  public var interpolation: CGInterpolationQuality
  /// Where given, the image's opacity is painted with this in place of its own colours.
  public var tint: Paint?
  public var compositing: Compositing

  public init(
    image: CGImage, source: CGRect? = nil, transform: CGAffineTransform,
    interpolation: CGInterpolationQuality = .default, tint: Paint? = nil,
    compositing: Compositing = Compositing()
  ) {
    self.image = image
    self.source = source ?? CGRect(x: 0, y: 0, width: image.width, height: image.height)
    self.transform = transform
    self.interpolation = interpolation
    self.tint = tint
    self.compositing = compositing
  }
}
