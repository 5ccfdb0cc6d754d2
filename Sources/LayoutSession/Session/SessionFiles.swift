import Foundation
import LayoutReports

/// Where a session reads and writes files.
public protocol SessionFiles: Sendable {
  /// The contents of a file.
  ///
  /// - Throws: Why it cannot be read, in words.
  func read(_ path: String) throws(FileError) -> Data

  /// Replaces the contents of a file as a whole.
  ///
  /// - Throws: Why it cannot be written, in words; nothing has been written then.
  func write(_ data: Data, to path: String) throws(FileError)

  /// The names in a folder, for completion; those of folders end in a slash, and the empty path is the
  /// working folder.
  func entries(of folder: String) -> [String]
}

extension SessionFiles {
  /// No names: files can be read and written without being listed.
  public func entries(of folder: String) -> [String] { [] }
}

extension DiskFiles: SessionFiles {}
