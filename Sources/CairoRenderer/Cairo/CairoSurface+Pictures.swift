import CCairo

extension CairoSurface {
  /// The largest number of pixels of a picture that is read.
  private static let largestPicture = 64 << 20

  /// The picture of a PNG file; nil where the bytes are none.
  convenience init?(png bytes: [UInt8]) {
    var source = bytes[...]
    let pointer = withUnsafeMutablePointer(to: &source) { source in
      cairo_image_surface_create_from_png_stream(
        { closure, target, length in
          guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
          let source = closure.assumingMemoryBound(to: ArraySlice<UInt8>.self)
          guard source.pointee.count >= Int(length) else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(length) {
            target[index] = source.pointee[source.pointee.startIndex + index]
          }
          source.pointee.removeFirst(Int(length))
          return CAIRO_STATUS_SUCCESS
        }, source)
    }
    self.init(checking: pointer)
  }

  /// A picture whose pixels are `pixel` (0xAARRGGBB, premultiplied); nil where it is too large.
  convenience init?(width: Int, height: Int, pixel: (Int, Int) -> UInt32) {
    guard width > 0, height > 0, width <= Self.largestPicture / height else { return nil }
    let pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    self.init(checking: pointer)
    guard let data = cairo_image_surface_get_data(self.pointer) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(self.pointer))
    for y in 0..<height {
      let row = UnsafeMutableRawPointer(data + y * stride)
      for x in 0..<width { row.storeBytes(of: pixel(x, y), toByteOffset: 4 * x, as: UInt32.self) }
    }
    cairo_surface_mark_dirty(self.pointer)
  }

  /// A picture that `draw` draws; nil where it says that it could not.
  static func drawn(
    width: Int, height: Int, draw: (OpaquePointer) -> Bool
  ) -> CairoSurface? {
    guard width > 0, height > 0, width <= largestPicture / height else { return nil }
    let pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    guard
      let surface = CairoSurface(checking: pointer), let context = cairo_create(surface.pointer)
    else { return nil }
    defer { cairo_destroy(context) }
    return draw(context) && cairo_status(context) == CAIRO_STATUS_SUCCESS ? surface : nil
  }

  /// The extent in pixels of an image surface.
  var extent: (width: Int, height: Int) {
    (Int(cairo_image_surface_get_width(pointer)), Int(cairo_image_surface_get_height(pointer)))
  }
}
