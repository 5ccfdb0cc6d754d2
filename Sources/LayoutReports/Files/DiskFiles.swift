import CairoRenderer
import Foundation
import PortableUIKit

/// The files of this machine.
public struct DiskFiles: Sendable {
  /// The largest file that is read, in bytes.
  public static let sizeLimit = 64 << 20

  /// Makes the way to the files, paths relative to the working folder.
  public init() {}

  /// The contents of a file.
  ///
  /// - Throws: Why it cannot be read, in words.
  public func read(_ path: String) throws(FileError) -> Data {
    do throws(FileReadError) {
      return try RegularFile.bytes(at: path, limit: Self.sizeLimit)
    } catch {
      switch error {
      case .missing: throw FileError("there is no such file")
      case .denied: throw FileError("it may not be read")
      case .tooLarge: throw FileError("it has more than \(Self.sizeLimit >> 20) megabytes")
      case .noFile, .failed: throw FileError("\(error)")
      }
    }
  }

  /// Replaces the contents of a file as a whole.
  ///
  /// - Throws: Why it cannot be written, in words; nothing has been written then.
  public func write(_ data: Data, to path: String) throws(FileError) {
    do throws(FileWriteError) {
      try AtomicFile.write([UInt8](data), to: path)
    } catch {
      throw FileError(error.reason)
    }
  }

  /// The names in a folder; those of folders end in a slash, and the empty path is the working folder.
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
