import CCairo
import Drawing
import Foundation

/// One painting operation, taken apart into its source and its shape.
struct CairoStamp {
  /// Where it paints.
  var shape: CairoShape
  var blendMode: CGBlendMode
  /// Multiplies the opacity of the source.
  var alpha = 1.0
  /// Makes the paint the source of the context, for the pixels of a region at least; false where
  /// there is nothing to paint.
  var setSource: (OpaquePointer, PixelRect) -> Bool
}
