import CPNG

/// PNG through libpng, in its simplified interface, which reports errors instead of jumping.
public enum PNGCodec {
  // Macros of png.h that Swift does not see.
  private static let version: UInt32 = 1
  private static let rgba: UInt32 = 3
  private static let rgb: UInt32 = 2
  private static let alphaFlag: UInt32 = 1
  private static let sixteenBitsAreSRGB: UInt32 = 4

  /// The size that the header says.
  static func info(of bytes: [UInt8]) throws(ImageCodecError) -> ImageFileInfo {
    try reading(bytes) { image throws(ImageCodecError) in
      ImageFileInfo(format: .png, width: Double(image.width), height: Double(image.height))
    }
  }

  /// The pixels of a PNG file of any kind as eight bits of red, green, blue and opacity.
  static func decode(_ bytes: [UInt8]) throws(ImageCodecError) -> RasterPicture {
    try reading(bytes) { image throws(ImageCodecError) in
      let (width, height) = (Int(image.width), Int(image.height))
      try ImageFileInfo.checkPixels(width: width, height: height)
      let hasAlpha = image.format & alphaFlag != 0
      image.format = rgba
      image.flags |= sixteenBitsAreSRGB
      var isRead = false
      let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
        isRead = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
        if isRead { count = width * height * 4 }
      }
      guard isRead else { throw .damaged(.png, message(of: image)) }
      return RasterPicture(width: width, height: height, bytes: pixels, hasAlpha: hasAlpha)
    }
  }

  /// A PNG file of `picture`, which says that its colours are sRGB; without opacity where all pixels
  /// are opaque.
  ///
  /// - Throws: ``ImageCodecError/cannotWrite(_:_:)``, where there is no memory.
  /// - Complexity: O(pixels).
  public static func encode(_ picture: RasterPicture) throws(ImageCodecError) -> [UInt8] {
    var image = png_image()
    image.version = version
    image.width = UInt32(picture.width)
    image.height = UInt32(picture.height)
    image.format = picture.hasAlpha ? rgba : rgb
    defer { png_image_free(&image) }
    let pixels = picture.hasAlpha ? picture.bytes : withoutAlpha(picture.bytes)
    var size = png_alloc_size_t(0)
    guard png_image_write_to_memory(&image, nil, &size, 0, pixels, 0, nil) != 0 else {
      throw .cannotWrite("PNG", message(of: image))
    }
    let capacity = size
    var isWritten = false
    let file = [UInt8](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
      isWritten =
        png_image_write_to_memory(&image, buffer.baseAddress, &size, 0, pixels, 0, nil) != 0
      if isWritten { count = Int(min(size, capacity)) }
    }
    guard isWritten else { throw .cannotWrite("PNG", message(of: image)) }
    return file
  }

  private static func withoutAlpha(_ bytes: [UInt8]) -> [UInt8] {
    let pixels = bytes.count / 4
    return [UInt8](unsafeUninitializedCapacity: pixels * 3) { buffer, count in
      bytes.withUnsafeBufferPointer { source in
        for pixel in 0..<pixels {
          buffer[3 * pixel] = source[4 * pixel]
          buffer[3 * pixel + 1] = source[4 * pixel + 1]
          buffer[3 * pixel + 2] = source[4 * pixel + 2]
        }
      }
      count = pixels * 3
    }
  }

  private static func reading<Result>(
    _ bytes: [UInt8], _ body: (inout png_image) throws(ImageCodecError) -> Result
  ) throws(ImageCodecError) -> Result {
    var image = png_image()
    image.version = version
    defer { png_image_free(&image) }
    // The library keeps the address while the image is open.
    let outcome: Swift.Result<Result, ImageCodecError> = bytes.withUnsafeBytes { buffer in
      guard png_image_begin_read_from_memory(&image, buffer.baseAddress, buffer.count) != 0 else {
        return .failure(.damaged(.png, message(of: image)))
      }
      do throws(ImageCodecError) {
        return .success(try body(&image))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
