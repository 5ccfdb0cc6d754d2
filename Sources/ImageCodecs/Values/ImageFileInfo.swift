/// The facts in the header of an image file.
public struct ImageFileInfo: Equatable, Sendable {
  public var format: ImageFileFormat
  /// In pixels, or in points for outlines.
  public var width: Double
  /// In pixels, or in points for outlines.
  public var height: Double

  public init(format: ImageFileFormat, width: Double, height: Double) {
    self.format = format
    self.width = width
    self.height = height
  }

  /// The most pixels of a picture that is decoded, of whatever format: 64 Mi, a quarter of a gigabyte
  /// at four bytes a pixel. A larger one is refused by its header, before anything is decoded.
  public static let largestPicture = 64 << 20
  /// The longest side of outlines in points.
  public static let longestSide = 100_000.0

  /// Reads the header with the format's own library.
  ///
  /// - Throws: ``ImageCodecError`` where the bytes are of none of the formats, give no size or one
  ///   beyond the limits, or where the library is not installed.
  /// - Complexity: O(header) for pixels, O(bytes) for outlines.
  public init(of bytes: [UInt8]) throws(ImageCodecError) {
    guard let format = ImageFileFormat(bytes) else { throw .unknownFormat }
    switch format {
    case .png: self = try PNGCodec.info(of: bytes)
    case .jpeg: self = try JPEGCodec.info(of: bytes)
    case .pdf: self = try PDFLibrary.installed().info(of: bytes)
    case .svg: self = try SVGLibrary.installed().info(of: bytes)
    }
    let longest = format.isOutline ? Self.longestSide : Double(Int32.max)
    guard width > 0, height > 0, width <= longest, height <= longest else {
      throw .invalidSize(width: width, height: height)
    }
    if !format.isOutline { try Self.checkPixels(width: Int(width), height: Int(height)) }
  }

  /// Fails for more pixels than are decoded.
  static func checkPixels(width: Int, height: Int) throws(ImageCodecError) {
    guard width > 0, height > 0 else {
      throw .invalidSize(width: Double(width), height: Double(height))
    }
    guard width <= largestPicture / height else {
      throw .tooManyPixels(width: width, height: height)
    }
  }
}
