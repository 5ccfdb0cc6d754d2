import CCairo
import Drawing
import Foundation

/// Drawing through a mask: each operation is done upon a copy of the pixels below, and the result
/// laid through the mask.
///
/// So blend modes see the pixels below, and marks on marks add up as they do in a clip with soft
/// edges.
final class CairoMask {
  /// The copy; nil where nothing shows.
  let frame: CairoFrame?
  private let below: CairoFrame?
  private let shape: CairoShape

  init(_ operation: MaskOperation, below: CairoFrame?) {
    self.below = below
    let square = CGRect(x: 0, y: 0, width: 1, height: 1).applying(operation.transform)
    shape = CairoShape(
      bounds: square, isSteady: operation.transform.b == 0 && operation.transform.c == 0,
      paint: { context, _ in CairoCoverage.mask(operation, on: context) })
    guard let below, operation.transform.isInvertible,
      let frame = CairoFrame(
        PixelRect(around: square).intersection(below.visible), isOpaque: below.isOpaque)
    else {
      frame = nil
      return
    }
    frame.copy(frame.place, from: below)
    self.frame = frame
  }

  /// Lays the pixels of `region` through the mask, and begins anew from the result.
  func settle(_ region: PixelRect) {
    guard let frame, let below else { return }
    let region = region.intersection(frame.place)
    guard !region.isEmpty else { return }
    below.draw { context in
      cairo_rectangle(
        context, Double(region.x), Double(region.y), Double(region.width), Double(region.height))
      cairo_clip(context)
      frame.setAsSource(of: context)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      below.lay(shape, alpha: 1, in: region)
    }
    frame.copy(region, from: below)
  }
}
