import Foundation
import LayoutReports
import PortableUIKit

/// The lines of a document, to tell where on its line an element begins.
///
/// A parser of XML reports where a start tag ends; Interface Builder writes one element a line.
struct DocumentText {
  private let lines: [Substring.UTF8View]

  /// Reads the document at `path`; there are no lines where that fails.
  init(path: String) {
    let data = (try? RegularFile.bytes(at: path, limit: DiskFiles.sizeLimit)) ?? Data()
    self.init(String(decoding: data, as: UTF8.self))
  }

  /// The lines of a document's text.
  init(_ text: String) {
    // A line ends as for the parser: with a line feed, a carriage return before it or not.
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// The column from 1 at which the tag on a line begins; none where no tag begins it.
  func column(ofTagOn line: Int) -> Int? {
    guard lines.indices.contains(line - 1) else { return nil }
    let indent = lines[line - 1].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .count
    guard lines[line - 1].dropFirst(indent).first == UInt8(ascii: "<") else { return nil }
    return indent + 1
  }
}
