import Foundation

/// Writes a file so that a reader sees the old contents or the new, and never a part of them.
///
/// The bytes go to a new file in the same folder, which takes the place of the old one only after
/// all of them have been written. A name that stands for a device or a pipe is written to directly;
/// a symbolic link stays one, and what it points to is replaced.
public enum AtomicFile {
  /// Writes `bytes` to `path`.
  ///
  /// - Throws: ``FileWriteError/cannotCreate(path:reason:)`` where the file cannot be made there,
  ///   ``FileWriteError/cannotWrite(path:reason:)`` where writing fails midway, as on a full disk.
  ///   Either way what was at `path` is unchanged.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileWriteError) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var existing = stat()
    let exists = stat(target, &existing) == 0
    if exists, existing.st_mode & S_IFMT == S_IFDIR {
      throw .cannotCreate(path: path, reason: reason(EISDIR))
    }
    if exists, existing.st_mode & S_IFMT != S_IFREG {
      let file = open(target, O_WRONLY)
      guard file >= 0 else { throw .cannotCreate(path: path, reason: reason(errno)) }
      try finish(file, with: write(bytes, to: file), path: path)
      return
    }
    if exists, access(target, W_OK) != 0 {
      throw .cannotCreate(path: path, reason: reason(errno))
    }
    let temporary = "\(target).\(getpid()).partial"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard file >= 0 else { throw .cannotCreate(path: path, reason: reason(errno)) }
    if exists { fchmod(file, existing.st_mode & 0o7777) }
    do throws(FileWriteError) {
      try finish(file, with: write(bytes, to: file), path: path)
      guard rename(temporary, target) == 0 else {
        throw .cannotCreate(path: path, reason: reason(errno))
      }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes all of `bytes`; returns the error number of the first failure, 0 for none.
  private static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = Foundation.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = rest.dropFirst(written)
      }
      return 0
    }
  }

  /// Closes `file`; fails where writing did, or where closing finds that the bytes did not arrive.
  private static func finish(
    _ file: Int32, with status: Int32, path: String
  ) throws(FileWriteError) {
    let closing = close(file) == 0 ? 0 : errno
    let status = status != 0 ? status : closing
    guard status == 0 else { throw .cannotWrite(path: path, reason: reason(status)) }
  }

  private static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}
