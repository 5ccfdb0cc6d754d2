/// The formats of image files that are read.
public enum ImageFileFormat: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics: pixels.
  case png
  /// JPEG, baseline or progressive: pixels.
  case jpeg
  /// A page of the Portable Document Format: outlines.
  case pdf
  /// Scalable Vector Graphics: outlines.
  case svg

  /// Whether the file holds outlines, which can be drawn with any number of pixels.
  public var isOutline: Bool { self == .pdf || self == .svg }

  /// The format that the first bytes tell; nil where they are of none of these.
  ///
  /// - Complexity: O(1): at most 1,024 bytes are looked at.
  public init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "%PDF".utf8) {
      self = .pdf
    } else if bytes.prefix(1_024).contains(UInt8(ascii: "<")) {
      self = .svg
    } else {
      return nil
    }
  }
}
