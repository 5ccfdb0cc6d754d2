import CairoRenderer
import Foundation
import PortableUIKit

/// Where a session reads and writes files.
public protocol SessionFiles: Sendable {
  /// The contents of a file.
  ///
  /// - Throws: Why it cannot be read, in words.
  func read(_ path: String) throws(SessionFileError) -> Data

  /// Replaces the contents of a file as a whole.
  ///
  /// - Throws: Why it cannot be written, in words; nothing has been written then.
  func write(_ data: Data, to path: String) throws(SessionFileError)

  /// The names in a folder, for completion; those of folders end in a slash, and the empty path is the
  /// working folder.
  func entries(of folder: String) -> [String]
}

extension SessionFiles {
  /// No names: files can be read and written without being listed.
  public func entries(of folder: String) -> [String] { [] }
}

/// Why a file cannot be read or written.
public struct SessionFileError: Error, Equatable, Sendable {
  /// The reason in words: `there is no such file`.
  public var reason: String

  /// Makes an error.
  public init(_ reason: String) {
    self.reason = reason
  }
}

extension SessionFileError: CustomStringConvertible {
  public var description: String { reason }
}

/// The files of this machine.
public struct DiskFiles: SessionFiles {
  /// The largest file that is read, in bytes.
  public static let sizeLimit = 64 << 20

  /// Makes the way to the files, paths relative to the working folder.
  public init() {}

  public func read(_ path: String) throws(SessionFileError) -> Data {
    do throws(FileReadError) {
      return try RegularFile.bytes(at: path, limit: Self.sizeLimit)
    } catch {
      switch error {
      case .missing: throw SessionFileError("there is no such file")
      case .denied: throw SessionFileError("it may not be read")
      case .tooLarge: throw SessionFileError("it has more than \(Self.sizeLimit >> 20) megabytes")
      case .noFile, .failed: throw SessionFileError("\(error)")
      }
    }
  }

  public func write(_ data: Data, to path: String) throws(SessionFileError) {
    do throws(FileWriteError) {
      try AtomicFile.write([UInt8](data), to: path)
    } catch {
      throw SessionFileError(error.reason)
    }
  }

  public func entries(of folder: String) -> [String] {
    let path = folder.isEmpty ? "." : folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.map { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder + name, isDirectory: &isFolder)
      return isFolder.boolValue ? name + "/" : name
    }
  }
}
