import Foundation

/// The size of a PDF's first page: its media box, or its crop box where it has one.
///
/// Pages are objects in plain text in all files that drawing programs write for asset catalogs. A file
/// whose objects are all packed into streams says no size here and is refused.
enum PDFBox {
  /// The width and height in points (ISO 32000-1, 14.11.2); nil where none is found.
  ///
  /// - Complexity: O(bytes).
  static func size(_ bytes: [UInt8]) -> CGSize? {
    box(named: "/CropBox", in: bytes) ?? box(named: "/MediaBox", in: bytes)
  }

  private static func box(named name: String, in bytes: [UInt8]) -> CGSize? {
    let pattern = Array(name.utf8)
    var index = 0
    while let start = position(of: pattern, in: bytes, from: index) {
      if let size = rectangle(bytes, start + pattern.count) { return size }
      index = start + pattern.count
    }
    return nil
  }

  private static func position(of pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= pattern.count, start <= bytes.count - pattern.count else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      var index = start
      while index <= buffer.count - pattern.count {
        if buffer[index] == pattern[0], buffer[index..<index + pattern.count].elementsEqual(pattern)
        {
          return index
        }
        index += 1
      }
      return nil
    }
  }

  /// The extent of a rectangle `[x1 y1 x2 y2]`.
  private static func rectangle(_ bytes: [UInt8], _ start: Int) -> CGSize? {
    let text = String(decoding: bytes[start..<min(bytes.count, start + 200)], as: UTF8.self)
    guard
      let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"), open < close,
      text[..<open].allSatisfy(\.isWhitespace)
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
      .map { Double($0) }
    guard numbers.count == 4 else { return nil }
    let values = numbers.compactMap { $0 }.filter(\.isFinite)
    guard values.count == 4 else { return nil }
    return CGSize(width: abs(values[2] - values[0]), height: abs(values[3] - values[1]))
  }
}
