/// Why an image file cannot be read or written.
public enum ImageCodecError: Error, Equatable, Sendable {
  /// The bytes are in none of the known formats.
  case unknownFormat
  /// The library's own words for the fault of the bytes.
  case damaged(ImageFileFormat, String)
  /// The header gives a size that no image has; in pixels, or points for outlines.
  case invalidSize(width: Double, height: Double)
  /// More pixels than ``ImageFileInfo/largestPicture``.
  case tooManyPixels(width: Int, height: Int)
  /// The library for the format is not installed; the name of Debian's package.
  case libraryMissing(ImageFileFormat, package: String)
  /// The picture cannot be written in the format of that name; the library's own words.
  case cannotWrite(String, String)
}

extension ImageCodecError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownFormat: "it is no PNG, JPEG, PDF or SVG with a size"
    case .damaged(let format, let words): "its \(format.name) cannot be read: \(words)"
    case .invalidSize(let width, let height): "its size \(width) x \(height) is no image's"
    case .tooManyPixels(let width, let height):
      "its \(width) x \(height) pixels are more than \(ImageFileInfo.largestPicture), "
        + "the most that are read"
    case .libraryMissing(let format, let package):
      "\(format.name) is read by a library that is not installed: install \(package)"
    case .cannotWrite(let format, let words): "\(format) cannot be written: \(words)"
    }
  }
}

extension ImageFileFormat {
  /// The format's name in sentences.
  public var name: String { rawValue.uppercased() }
}
