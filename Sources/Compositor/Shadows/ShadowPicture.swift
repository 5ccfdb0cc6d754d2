import Drawing
import Foundation

/// A layer's shadow as pixels, at its place without the shadow's offset.
@MainActor struct ShadowPicture {
  /// All that a shadow's pixels depend on.
  struct Key: Equatable {
    var source: Source
    var sigma: CGFloat
    var scale: CGFloat
    var color: CGColor
  }

  /// The source of the shadow.
  enum Source: Equatable {
    case path(CGPath)
    /// An outline whose inside is painted with an opacity.
    case shape(LayerShape, opacity: CGFloat)
    /// The finished picture of the layer and those below it, as it was at a time.
    case picture(CGRect, time: UInt64)
  }

  let key: Key
  let image: CGImage
  /// Where the shadow lies, in the layer's coordinates.
  let rect: CGRect
  /// The pieces of the image and their places: nine where an outline has straight edges, for then one
  /// small picture does for all sizes.
  let parts: [ContentPart]
}
