import CCairo
import Drawing

/// Combines a painted stamp with the pixels below it.
enum CairoCompositor {
  /// Paints `stamp` into `frame`; outside of `region` nothing changes.
  static func paint(_ stamp: CairoStamp, in region: PixelRect, of frame: CairoFrame) {
    switch CairoBlend(stamp.blendMode) {
    case .direct(CAIRO_OPERATOR_SOURCE) where stamp.alpha < 1:
      // Cairo would mix with the pixels below instead of making the source more transparent.
      layThrough(stamp, region, frame) { below in
        paintAll(stamp, region, below, CAIRO_OPERATOR_CLEAR)
        paintAll(stamp, region, below, CAIRO_OPERATOR_OVER)
      }
    case .direct(let operation):
      frame.draw { context in
        cairo_set_operator(context, operation)
        guard stamp.setSource(context, region) else { return }
        frame.lay(stamp.shape, alpha: stamp.alpha, in: region)
      }
    case .aside(let operation):
      layThrough(stamp, region, frame) { below in paintAll(stamp, region, below, operation) }
    case .pixels:
      layThrough(stamp, region, frame) { below in
        guard let source = CairoFrame(region, isOpaque: false) else { return }
        paintAll(stamp, region, source, CAIRO_OPERATOR_OVER)
        mix(source, into: below, stamp.blendMode)
      }
    }
  }

  /// Changes a copy of the pixels below by `change`, and lays the result through the stamp's shape.
  private static func layThrough(
    _ stamp: CairoStamp, _ region: PixelRect, _ frame: CairoFrame,
    _ change: (CairoFrame) -> Void
  ) {
    guard let below = CairoFrame(region, isOpaque: frame.isOpaque) else { return }
    below.copy(region, from: frame)
    change(below)
    frame.draw { context in
      below.setAsSource(of: context)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      frame.lay(stamp.shape, alpha: 1, in: region)
    }
  }

  /// Paints the stamp's source everywhere.
  private static func paintAll(
    _ stamp: CairoStamp, _ region: PixelRect, _ frame: CairoFrame, _ operation: cairo_operator_t
  ) {
    frame.draw { context in
      guard stamp.setSource(context, region) else { return }
      cairo_set_operator(context, operation)
      cairo_paint_with_alpha(context, stamp.alpha)
    }
  }

  private static func mix(_ source: CairoFrame, into below: CairoFrame, _ mode: CGBlendMode) {
    let opaque: UInt32 = below.isOpaque ? 0xFF00_0000 : 0
    var last: (source: UInt32, old: UInt32, mixed: UInt32) = (0, 0, 0)
    source.withPixels { sourcePixels, sourceStride in
      below.withPixels { pixels, stride in
        for y in 0..<below.place.height {
          for x in 0..<below.place.width {
            let index = y * stride + x
            let (source, old) = (sourcePixels[y * sourceStride + x], pixels[index] | opaque)
            // Neighbours are mostly alike.
            if source != last.source || old != last.old {
              let mixed = mode.blend(
                PremultipliedColor(pixel: source), over: PremultipliedColor(pixel: old))
              last = (source, old, mixed.pixel)
            }
            pixels[index] = last.mixed
          }
        }
      }
    }
  }
}
