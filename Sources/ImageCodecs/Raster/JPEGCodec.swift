import CTurboJPEG

/// JPEG through libjpeg-turbo, in its TurboJPEG interface, which reports errors instead of jumping.
public enum JPEGCodec {
  /// The size that the header says.
  static func info(of bytes: [UInt8]) throws(ImageCodecError) -> ImageFileInfo {
    try reading(bytes) { _, header throws(ImageCodecError) in
      ImageFileInfo(format: .jpeg, width: Double(header.width), height: Double(header.height))
    }
  }

  /// The pixels of a JPEG file, opaque; where the file breaks off, the part read so far, as browsers
  /// and Apple's decoders show it.
  static func decode(_ bytes: [UInt8]) throws(ImageCodecError) -> RasterPicture {
    try reading(bytes) { handle, header throws(ImageCodecError) in
      let (width, height) = (Int(header.width), Int(header.height))
      try ImageFileInfo.checkPixels(width: width, height: height)
      let isInk =
        header.colorSpace == TJCS_CMYK.rawValue || header.colorSpace == TJCS_YCCK.rawValue
      let format = isInk ? TJPF_CMYK : TJPF_RGBA
      var status: Int32 = 0
      var pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
        // A file that breaks off early leaves the rest as it was: opaque grey and not old memory.
        buffer.initialize(repeating: isInk ? 0 : 0x80)
        status = tjDecompress2(
          handle, bytes, UInt(bytes.count), buffer.baseAddress, header.width, 0, header.height,
          format.rawValue32, TJFLAG_LIMITSCANS)
        count = width * height * 4
      }
      if status != 0, tjGetErrorCode(handle) != TJERR_WARNING.rawValue32 {
        throw .damaged(.jpeg, message(of: handle))
      }
      if isInk { convertInk(&pixels) } else if status != 0 { makeOpaque(&pixels) }
      return RasterPicture(width: width, height: height, bytes: pixels, hasAlpha: false)
    }
  }

  /// A JPEG file of `picture`; transparent parts are laid on white.
  ///
  /// - Parameter quality: From 0, smallest, to 1, best.
  /// - Throws: ``ImageCodecError/cannotWrite(_:_:)`` for a side of more than 65,500 pixels.
  /// - Complexity: O(pixels).
  public static func encode(
    _ picture: RasterPicture, quality: Double
  ) throws(ImageCodecError) -> [UInt8] {
    guard let handle = tjInitCompress() else {
      throw .cannotWrite("JPEG", "there is no memory for the encoder")
    }
    defer { tjDestroy(handle) }
    let pixels = picture.hasAlpha ? onWhite(picture.bytes) : picture.bytes
    var file: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    defer { tjFree(file) }
    let quality = quality.isNaN ? 1 : min(max(quality, 0), 1)
    let sampling = quality >= 0.9 ? TJSAMP_444 : TJSAMP_420
    let status = tjCompress2(
      handle, pixels, Int32(picture.width), 0, Int32(picture.height), TJPF_RGBX.rawValue32, &file,
      &size, sampling.rawValue32, Int32((1 + quality * 99).rounded()), 0)
    guard status == 0, let file else { throw .cannotWrite("JPEG", message(of: handle)) }
    return Array(UnsafeBufferPointer(start: file, count: Int(size)))
  }

  // MARK: Pixels

  /// Adobe's files store ink inverted: the share of the paper's light that is left.
  private static func convertInk(_ pixels: inout [UInt8]) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for start in stride(from: 0, to: pixels.count, by: 4) {
        let black = UInt32(pixels[start + 3])
        for index in start..<start + 3 {
          pixels[index] = UInt8((UInt32(pixels[index]) * black + 127) / 255)
        }
        pixels[start + 3] = 255
      }
    }
  }

  private static func makeOpaque(_ pixels: inout [UInt8]) {
    for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
  }

  private static func onWhite(_ bytes: [UInt8]) -> [UInt8] {
    var pixels = bytes
    pixels.withUnsafeMutableBufferPointer { pixels in
      for start in stride(from: 0, to: pixels.count, by: 4) {
        let alpha = UInt32(pixels[start + 3])
        for index in start..<start + 3 {
          pixels[index] = UInt8((UInt32(pixels[index]) * alpha + 255 * (255 - alpha) + 127) / 255)
        }
      }
    }
    return pixels
  }

  // MARK: The library

  private struct Header {
    var width: Int32 = 0
    var height: Int32 = 0
    var colorSpace: UInt32 = 0
  }

  private static func reading<Result>(
    _ bytes: [UInt8], _ body: (tjhandle, Header) throws(ImageCodecError) -> Result
  ) throws(ImageCodecError) -> Result {
    guard let handle = tjInitDecompress() else {
      throw .damaged(.jpeg, "there is no memory for the decoder")
    }
    defer { tjDestroy(handle) }
    var header = Header()
    var (sampling, colorSpace): (Int32, Int32) = (0, 0)
    let status = tjDecompressHeader3(
      handle, bytes, UInt(bytes.count), &header.width, &header.height, &sampling, &colorSpace)
    guard status == 0 || header.width > 0 && header.height > 0 else {
      throw .damaged(.jpeg, message(of: handle))
    }
    header.colorSpace = UInt32(bitPattern: colorSpace)
    return try body(handle, header)
  }

  private static func message(of handle: tjhandle) -> String {
    tjGetErrorStr2(handle).map { String(cString: $0) } ?? "it is damaged"
  }
}

// C's enumerations are unsigned in Swift and signed as arguments.
extension TJPF { fileprivate var rawValue32: Int32 { Int32(rawValue) } }
extension TJSAMP { fileprivate var rawValue32: Int32 { Int32(bitPattern: rawValue) } }
extension TJERR { fileprivate var rawValue32: Int32 { Int32(bitPattern: rawValue) } }
