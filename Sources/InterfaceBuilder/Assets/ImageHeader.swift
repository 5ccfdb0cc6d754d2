import Foundation
import PortableUIKit

/// The format and size of an image file, read from its first bytes.
struct ImageHeader {
  let format: ImageRepresentation.Format
  /// Pixels, or points for outlines.
  let size: CGSize

  var isVector: Bool { format == .pdf || format == .svg }

  private static let largestFile = 64 << 20
  private static let largestSide = 100_000.0

  /// - Throws: when the file cannot be read, is of no known format or says no size.
  init(contentsOf url: URL, file: String, isSymbol: Bool) throws(InterfaceBuilderError) {
    let type = url.pathExtension.lowercased()
    let isOutline = type == "pdf" || type == "svg"
    // The size of pixels stands in the first bytes; that of outlines can stand anywhere.
    let data =
      isOutline
      ? try DocumentReader.bytes(of: url, file: file, limit: Self.largestFile)
      : try DocumentReader.firstBytes(of: url, file: file, count: 256 << 10)
    let bytes = [UInt8](data)
    guard let (format, size) = try Self.read(bytes, data, file: file, isSymbol: isSymbol) else {
      throw InterfaceBuilderError(
        file: file, reason: .invalidAsset("it is no PNG, JPEG, PDF or SVG with a size"))
    }
    guard
      size.width > 0, size.height > 0, Double(size.width) <= Self.largestSide,
      Double(size.height) <= Self.largestSide
    else {
      throw InterfaceBuilderError(
        file: file, reason: .invalidAsset("its size \(size.width) x \(size.height) is no image's"))
    }
    self.format = format
    self.size = size
  }

  private static func read(
    _ bytes: [UInt8], _ data: Data, file: String, isSymbol: Bool
  ) throws(InterfaceBuilderError) -> (ImageRepresentation.Format, CGSize)? {
    if let size = png(bytes) { return (.png, size) }
    if let size = jpeg(bytes) { return (.jpeg, size) }
    if bytes.starts(with: Array("%PDF".utf8)) { return PDFBox.size(bytes).map { (.pdf, $0) } }
    let start = bytes.prefix(512)
    guard start.contains(UInt8(ascii: "<")) else { return nil }
    return try SVGBox.size(data, file: file, isSymbol: isSymbol).map { (.svg, $0) }
  }

  /// The size in the header chunk of a PNG (W3C PNG, 11.2.2).
  private static func png(_ bytes: [UInt8]) -> CGSize? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature) else { return nil }
    // Xcode's own packer puts a chunk of its own before the header chunk.
    var index = 8
    while index + 24 <= bytes.count {
      let length = bigEndian(bytes, index, 4)
      if bytes[index + 4..<index + 8].elementsEqual(Array("IHDR".utf8)) {
        return CGSize(
          width: bigEndian(bytes, index + 8, 4), height: bigEndian(bytes, index + 12, 4))
      }
      guard length <= bytes.count else { return nil }
      index += 12 + length
    }
    return nil
  }

  /// The size in the frame header of a JPEG (ITU T.81, B.2.2).
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else {
        index += 1
        continue
      }
      let marker = bytes[index + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return CGSize(width: bigEndian(bytes, index + 7, 2), height: bigEndian(bytes, index + 5, 2))
      }
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD9).contains(marker) {
        index += marker == 0xFF ? 1 : 2
      } else {
        index += 2 + max(2, bigEndian(bytes, index + 2, 2))
      }
    }
    return nil
  }

  private static func bigEndian(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
