import Foundation
import PortableUIKit

/// Writes a file so that a reader sees the old contents or the new, and never a part of them.
///
/// The bytes go to a new file in the same folder, which takes the place of the old one only after all of them
/// have been written. Until then the new file has no name, where the file system can do that, so that nothing is
/// left of it if the program is stopped. A name that stands for a device or a pipe is written to directly; a
/// symbolic link stays one, and the file it points to is made or replaced.
public enum AtomicFile {
  /// Writes `bytes` to `path`.
  ///
  /// - Throws: ``FileWriteError/cannotCreate(path:reason:)`` where the file cannot be made there,
  ///   ``FileWriteError/cannotWrite(path:reason:)`` where writing fails midway, as on a full disk. Either way
  ///   the file at `path` is unchanged.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileWriteError) {
    let target = try target(of: path)
    var existing = stat()
    let exists = stat(target, &existing) == 0
    if exists, existing.st_mode & S_IFMT == S_IFDIR {
      throw .cannotCreate(path: path, reason: reason(EISDIR))
    }
    if exists, existing.st_mode & S_IFMT != S_IFREG {
      let file = open(target, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw .cannotCreate(path: path, reason: reason(errno)) }
      let status = write(bytes, to: file)
      let closing = close(file) == 0 ? 0 : errno
      try check(status != 0 ? status : closing, path)
      return
    }
    if exists, access(target, W_OK) != 0 {
      throw .cannotCreate(path: path, reason: reason(errno))
    }
    let mode = exists ? existing.st_mode & 0o7777 : nil
    if try writeNameless(bytes, to: target, mode: mode, path: path) { return }
    try writeNamed(bytes, to: target, mode: mode, path: path)
  }

  // MARK: Two ways to a new file

  /// Writes a file that gets its name at the end; false where the file system has none without a name.
  private static func writeNameless(
    _ bytes: [UInt8], to target: String, mode: mode_t?, path: String
  ) throws(FileWriteError) -> Bool {
    #if os(Linux)
      // O_TMPFILE, a macro that Swift does not import.
      let nameless = 0o20_000_000 | O_DIRECTORY
      let file = open(folder(of: target), O_WRONLY | nameless | O_CLOEXEC, 0o666)
      guard file >= 0 else { return false }
      defer { close(file) }
      if let mode { fchmod(file, mode) }
      try check(write(bytes, to: file), path)
      try check(arrival(of: file), path)
      let source = "/proc/self/fd/\(file)"
      if linkat(AT_FDCWD, source, AT_FDCWD, target, AT_SYMLINK_FOLLOW) == 0 { return true }
      // An existing file can only be replaced by a file with a name.
      guard errno == EEXIST else { return false }
      let temporary = temporary(for: target)
      guard linkat(AT_FDCWD, source, AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) == 0 else {
        return false
      }
      try put(temporary, in: target, path: path)
      return true
    #else
      return false
    #endif
  }

  /// Writes a file with a name of its own, which is exchanged at the end.
  private static func writeNamed(
    _ bytes: [UInt8], to target: String, mode: mode_t?, path: String
  ) throws(FileWriteError) {
    let temporary = temporary(for: target)
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .cannotCreate(path: path, reason: reason(errno)) }
    if let mode { fchmod(file, mode) }
    let status = write(bytes, to: file)
    let closing = close(file) == 0 ? 0 : errno
    do throws(FileWriteError) {
      try check(status != 0 ? status : closing, path)
    } catch {
      unlink(temporary)
      throw error
    }
    try put(temporary, in: target, path: path)
  }

  /// Gives a file the name of another one, whose place it takes.
  private static func put(
    _ temporary: String, in target: String, path: String
  ) throws(FileWriteError) {
    guard rename(temporary, target) != 0 else { return }
    let number = errno
    unlink(temporary)
    throw .cannotCreate(path: path, reason: reason(number))
  }

  // MARK: Names

  /// How many symbolic links lead to a file at most, as on Linux.
  private static let linkLimit = 40

  /// The file that `path` stands for: behind symbolic links, also where nothing is there yet.
  private static func target(of path: String) throws(FileWriteError) -> String {
    var target = path
    for _ in 0..<linkLimit {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else {
        return target
      }
      target = next.hasPrefix("/") ? next : "\(folder(of: target))/\(next)"
    }
    throw .cannotCreate(path: path, reason: reason(ELOOP))
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func temporary(for target: String) -> String { "\(target).\(getpid()).partial" }

  // MARK: Bytes

  /// Writes all of `bytes`; returns the error number of the first failure, 0 for none.
  private static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { DescriptorOutput.write($0, to: file) }
  }

  /// Whether all bytes have arrived, as closing a file tells; the file stays open.
  private static func arrival(of file: Int32) -> Int32 {
    let copy = dup(file)
    return copy >= 0 && close(copy) == 0 ? 0 : errno
  }

  private static func check(_ number: Int32, _ path: String) throws(FileWriteError) {
    guard number == 0 else { throw .cannotWrite(path: path, reason: reason(number)) }
  }

  private static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}
