import Foundation
import PortableUIKit

/// Reads bytes into a tree of elements, refusing harmful ones.
///
/// Size is checked before anything is read, encoding and document type declarations before anything
/// is parsed, depth and number of elements while parsing.
package struct DocumentReader {
  /// The name used in errors.
  package let file: String
  package let limits: DocumentLimits

  package init(file: String, limits: DocumentLimits = DocumentLimits()) {
    self.file = file
    self.limits = limits
  }

  /// Returns the bytes of the regular file at `url` if they are at most `limit`.
  package static func bytes(
    of url: URL, file: String, limit: Int
  ) throws(InterfaceBuilderError) -> Data {
    do throws(FileReadError) {
      return try RegularFile.bytes(at: url.path, limit: limit)
    } catch {
      throw InterfaceBuilderError(error, file: file)
    }
  }

  /// Returns the first `count` bytes of the regular file at `url`, or all it has.
  package static func firstBytes(
    of url: URL, file: String, count: Int
  ) throws(InterfaceBuilderError) -> Data {
    do throws(FileReadError) {
      return try RegularFile.firstBytes(at: url.path, count: count)
    } catch {
      throw InterfaceBuilderError(error, file: file)
    }
  }

  /// Parses `data`.
  ///
  /// - Throws: `InterfaceBuilderError` with line and column where the parser stopped.
  package func read(_ data: Data) throws(InterfaceBuilderError) -> DocumentElement {
    guard data.count <= limits.bytes else {
      throw InterfaceBuilderError(
        file: file, reason: .tooLarge(size: data.count, limit: limits.bytes))
    }
    do throws(InterfaceBuilderError) {
      let prolog = DocumentProlog(file: file)
      try prolog.check(data)
      try prolog.checkText(data)
      try prolog.checkTags(data, limit: limits.attributes)
      return try tree(data)
    } catch {
      // The traces of a merge are told as such, not as the mistake that the parser stumbles over.
      guard case .malformed = error.reason, let line = Self.lineOfMergeMarker(in: data) else {
        throw error
      }
      throw InterfaceBuilderError(file: file, line: line, reason: .mergeConflict)
    }
  }

  /// The line of the first marker of a merge with conflicts.
  private static func lineOfMergeMarker(in data: Data) -> Int? {
    data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).firstIndex { line in
      line.starts(with: "<<<<<<< ".utf8) || line.starts(with: ">>>>>>> ".utf8)
    }.map { $0 + 1 }
  }

  private func tree(_ data: Data) throws(InterfaceBuilderError) -> DocumentElement {
    try DocumentTreeParser(file: file, limits: limits).parse(data)
  }
}
