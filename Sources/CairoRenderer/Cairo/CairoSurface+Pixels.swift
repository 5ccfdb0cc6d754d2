import CCairo
import Drawing

extension CairoSurface {
  /// An image of the pixels of `bitmap`, which has that size.
  convenience init(_ size: PixelSize, of bitmap: any BitmapSink) throws(RenderError) {
    try self.init(image: size)
    let (width, height) = (size.width, size.height)
    let pixels = bitmap.readPixels(x: 0, y: 0, width: width, height: height)
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else {
      throw .cairo(cairoMessage(CAIRO_STATUS_NO_MEMORY))
    }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    pixels.withUnsafeBytes { source in
      guard let start = source.baseAddress else { return }
      for row in 0..<height {
        (UnsafeMutableRawPointer(data) + row * stride)
          .copyMemory(from: start + row * width * 4, byteCount: width * 4)
      }
    }
    cairo_surface_mark_dirty(pointer)
  }
}
