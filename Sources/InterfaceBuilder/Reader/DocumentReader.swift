import Foundation

/// Reads bytes into a tree of elements, refusing what could harm.
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

  /// Reads the file at `url`.
  ///
  /// - Throws: `InterfaceBuilderError` when it cannot be read, is too large or is not XML.
  package func read(contentsOf url: URL) throws(InterfaceBuilderError) -> DocumentElement {
    try read(try Self.bytes(of: url, file: file, limit: limits.bytes))
  }

  /// Returns the bytes of the file at `url` if they are at most `limit`.
  package static func bytes(
    of url: URL, file: String, limit: Int
  ) throws(InterfaceBuilderError) -> Data {
    do {
      let values = try url.resourceValues(forKeys: [.fileSizeKey, .isDirectoryKey])
      if values.isDirectory == true {
        throw InterfaceBuilderError(file: file, reason: .unreadable("it is a folder"))
      }
      if let size = values.fileSize, size > limit {
        throw InterfaceBuilderError(file: file, reason: .tooLarge(size: size, limit: limit))
      }
      // A device or pipe has no size to go by: never take more than the limit from it.
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      let data = try handle.read(upToCount: limit + 1) ?? Data()
      if data.count > limit {
        throw InterfaceBuilderError(file: file, reason: .tooLarge(size: data.count, limit: limit))
      }
      return data
    } catch let error as InterfaceBuilderError {
      throw error
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      throw InterfaceBuilderError(file: file, reason: .unreadable("no such file"))
    } catch let error as CocoaError where error.code == .fileReadNoPermission {
      throw InterfaceBuilderError(file: file, reason: .unreadable("permission denied"))
    } catch {
      throw InterfaceBuilderError(file: file, reason: .unreadable(error.localizedDescription))
    }
  }

  /// Returns the first `count` bytes of the file at `url`, or all it has.
  package static func firstBytes(
    of url: URL, file: String, count: Int
  ) throws(InterfaceBuilderError) -> Data {
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      return try handle.read(upToCount: count) ?? Data()
    } catch {
      let isThere = FileManager.default.fileExists(atPath: url.path)
      throw InterfaceBuilderError(
        file: file, reason: .unreadable(isThere ? error.localizedDescription : "no such file"))
    }
  }

  /// Parses an SVG image, which unlike documents may declare its type as long as it defines nothing.
  package func readImage(_ data: Data) throws(InterfaceBuilderError) -> DocumentElement {
    guard data.count <= limits.bytes else {
      throw InterfaceBuilderError(
        file: file, reason: .tooLarge(size: data.count, limit: limits.bytes))
    }
    let text = try Self.withoutDocumentType(data, file: file)
    try DocumentProlog(file: file).check(text)
    try DocumentProlog(file: file).checkText(text)
    try DocumentProlog(file: file).checkTags(text, limit: limits.attributes)
    return try tree(text)
  }

  /// The bytes with a declaration of the document type that only refers to one replaced by spaces.
  private static func withoutDocumentType(
    _ data: Data, file: String
  ) throws(InterfaceBuilderError) -> Data {
    var bytes = [UInt8](data)
    let pattern = Array("<!DOCTYPE".utf8)
    let head = bytes.prefix(4096)
    guard
      let start = head.indices.first(where: { head[$0...].starts(with: pattern) }),
      let end = bytes[start...].prefix(1024).firstIndex(of: UInt8(ascii: ">"))
    else { return data }
    if bytes[start...end].contains(UInt8(ascii: "[")) {
      throw InterfaceBuilderError(file: file, line: 1, reason: .documentTypeDeclaration)
    }
    for index in start...end where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
    return Data(bytes)
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
      // What a merge has left is told as such, not by what the parser stumbles over.
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
