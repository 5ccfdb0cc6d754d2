import Foundation

/// The lines of a log, each made a string only when it is read.
struct LogLines {
  private let lines: [Substring.UTF8View]

  /// Words of which each line that tells of a conflict has one.
  private static let words = ["onstraint", "<private>", "Will attempt to recover by"].map {
    Array($0.utf8)
  }

  /// - Complexity: O(length of the text).
  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  var count: Int { lines.count }

  /// A line without the marks of a quotation.
  subscript(_ place: Int) -> String {
    var line = Substring(lines[place])
    if line.utf8.last == UInt8(ascii: "\r") { line = Substring(line.utf8.dropLast()) }
    return String(line.replacing(/^\s*(?:> )+/, with: ""))
  }

  /// Whether a line may tell of a conflict.
  ///
  /// - Complexity: O(length of the line), some nanoseconds for eight bytes.
  func isOfInterest(_ place: Int) -> Bool {
    lines[place].withContiguousStorageIfAvailable { bytes in
      Self.words.contains { word in
        guard let start = bytes.baseAddress else { return false }
        return memmem(start, bytes.count, word, word.count) != nil
      }
    } ?? true
  }
}
