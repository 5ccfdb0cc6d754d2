import Foundation

/// Reads files that a user names or a document refers to.
///
/// Only regular files are read: a named pipe keeps a reader waiting for a writer, and a device may have no
/// end. Symbolic links are followed. The check looks at the opened file, so that nothing can take the
/// file's place in between.
package enum RegularFile {
  /// All bytes of the file at `path`.
  ///
  /// - Parameter limit: The most bytes that a file may have.
  /// - Throws: ``FileReadError``.
  package static func bytes(at path: String, limit: Int) throws(FileReadError) -> Data {
    let (file, size) = try open(path)
    defer { close(file) }
    guard size <= limit else { throw .tooLarge(size: size, limit: limit) }
    // One more than allowed: files of the system say that they have no bytes, and others may grow.
    let data = try read(file, upTo: limit + 1, expected: size)
    guard data.count <= limit else { throw .tooLarge(size: data.count, limit: limit) }
    return data
  }

  /// All bytes that come through the pipe at `path`, such as `/dev/fd/63` of a shell's `<(…)`; of a regular file its bytes.
  ///
  /// Waits until the writer has closed the pipe.
  ///
  /// - Parameter limit: The most bytes that are taken.
  /// - Throws: ``FileReadError``.
  package static func bytesOfPipe(at path: String, limit: Int) throws(FileReadError) -> Data {
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure(errno) }
    guard status.st_mode & S_IFMT == S_IFIFO else { return try bytes(at: path, limit: limit) }
    let file = Foundation.open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw failure(errno) }
    defer { close(file) }
    let data = try read(file, upTo: limit + 1, expected: 0)
    guard data.count <= limit else { throw .tooLarge(size: data.count, limit: limit) }
    return data
  }

  package static func isPipe(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// The first `count` bytes of the file at `path`, or all it has.
  ///
  /// - Throws: ``FileReadError``.
  package static func firstBytes(at path: String, count: Int) throws(FileReadError) -> Data {
    let (file, size) = try open(path)
    defer { close(file) }
    return try read(file, upTo: count, expected: min(size, count))
  }

  /// Opens a file, and reads the number of bytes it claims.
  private static func open(_ path: String) throws(FileReadError) -> (file: Int32, size: Int) {
    // Opened without waiting: otherwise a named pipe would open only once it has a writer.
    let file = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw failure(errno) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      let number = errno
      close(file)
      throw failure(number)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw .noFile(name(ofMode: status.st_mode))
    }
    return (file, Int(status.st_size))
  }

  private static func read(
    _ file: Int32, upTo limit: Int, expected: Int
  ) throws(FileReadError) -> Data {
    var data = Data()
    data.reserveCapacity(min(expected + 1, limit))
    var piece = [UInt8](repeating: 0, count: min(max(expected + 1, 1 << 12), 1 << 16))
    while data.count < limit {
      let wanted = min(piece.count, limit - data.count)
      let count = Foundation.read(file, &piece, wanted)
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(errno)
      }
      if count == 0 { break }
      data.append(contentsOf: piece[..<count])
    }
    return data
  }

  private static func failure(_ number: Int32) -> FileReadError {
    switch number {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM: .denied
    // The errors of opening a socket, or a device without a driver.
    case ENXIO, ENODEV: .noFile("a socket or device")
    default: .failed(String(cString: strerror(number)))
    }
  }

  private static func name(ofMode mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "a folder"
    case S_IFIFO: "a named pipe"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }
}
