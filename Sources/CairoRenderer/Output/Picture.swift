public import PortableUIKit

/// A finished picture in memory.
public struct Picture: Equatable, Sendable {
  /// The format of ``bytes``.
  public let format: PictureFormat
  /// The file's contents.
  public let bytes: [UInt8]
  /// The width in pixels; in points for SVG and PDF, which have no pixels.
  public let width: Int
  /// The height in pixels; in points for SVG and PDF, which have no pixels.
  public let height: Int
  /// The fonts that stood in for others, in order.
  public let substitutions: [FontSubstitution]
  /// The parts that a placeholder stands for, and why, such as an image whose file is damaged or
  /// needs a library that is not installed; a sentence each.
  public let notes: [String]
  /// The characters of which no installed font has a shape, in order; boxes stand for them.
  public let missingCharacters: [Character]
  /// The system symbols that are drawn with another sign, in order.
  public let symbols: [SymbolSubstitution]

  /// Writes the picture to `path`: whole, or not at all.
  ///
  /// - Throws: ``FileWriteError``; the file at `path` is then unchanged.
  public func write(to path: String) throws(FileWriteError) {
    try AtomicFile.write(bytes, to: path)
  }
}
