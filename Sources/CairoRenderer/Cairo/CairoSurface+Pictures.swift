import CCairo
import ImageCodecs

extension CairoSurface {
  /// The pixels of `picture`; nil where a side is longer than Cairo takes.
  ///
  /// - Complexity: O(pixels).
  convenience init?(_ picture: RasterPicture) {
    let (width, height) = (picture.width, picture.height)
    guard max(width, height) <= PixelSize.longestSide else { return nil }
    let format = picture.hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
    self.init(checking: cairo_image_surface_create(format, Int32(width), Int32(height)))
    guard let data = cairo_image_surface_get_data(pointer) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    picture.bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<height {
        let row = UnsafeMutableRawPointer(data + y * stride)
        var source = 4 * y * width
        for x in 0..<width {
          let alpha = UInt32(bytes[source + 3])
          var pixel = alpha << 24
          if alpha == 255 {
            pixel |=
              UInt32(bytes[source]) << 16 | UInt32(bytes[source + 1]) << 8
              | UInt32(bytes[source + 2])
          } else if alpha > 0 {
            for index in 0..<3 {
              let product = UInt32(bytes[source + index]) * alpha
              pixel |= (product + 127) / 255 << UInt32(16 - 8 * index)
            }
          }
          row.storeBytes(of: pixel, toByteOffset: 4 * x, as: UInt32.self)
          source += 4
        }
      }
    }
    cairo_surface_mark_dirty(pointer)
  }

  /// A picture that `draw` draws; nil where Cairo cannot.
  ///
  /// - Throws: What `draw` throws.
  static func drawn<Failure: Error>(
    width: Int, height: Int, draw: (OpaquePointer) throws(Failure) -> Void
  ) throws(Failure) -> CairoSurface? {
    let pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    guard
      let surface = CairoSurface(checking: pointer), let context = cairo_create(surface.pointer)
    else { return nil }
    defer { cairo_destroy(context) }
    try draw(context)
    return cairo_status(context) == CAIRO_STATUS_SUCCESS ? surface : nil
  }

  /// The memory that the pixels of an image surface take.
  var byteCount: Int {
    Int(cairo_image_surface_get_stride(pointer)) * Int(cairo_image_surface_get_height(pointer))
  }

  /// The extent in pixels of an image surface.
  var extent: (width: Int, height: Int) {
    (Int(cairo_image_surface_get_width(pointer)), Int(cairo_image_surface_get_height(pointer)))
  }
}
