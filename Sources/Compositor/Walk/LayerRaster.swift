import Drawing
import Foundation

/// The picture of a layer and those below it at its rasterisation scale.
struct LayerRaster {
  let image: CGImage
  /// Where it lies, in the layer's coordinates.
  let rect: CGRect
}
