import Foundation
import LayoutReports
import PortableUIKit

/// The three streams that a program is given, by their descriptors.
///
/// Nothing else in the program reads the first or writes to the others: a stream may be closed, full, or a
/// folder, and every such error is thrown.
enum StandardStream: Int32 {
  case input = 0
  case output = 1
  case error = 2

  /// How messages call it.
  var name: String {
    switch self {
    case .input: "standard input"
    case .output: "standard output"
    case .error: "standard error"
    }
  }

  /// Whether a person sits at it.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes all of `text`.
  ///
  /// - Throws: ``StreamError`` where not all of it could be written.
  func write(_ text: String) throws(StreamError) {
    var text = text
    let number = text.withUTF8 { DescriptorOutput.write(UnsafeRawBufferPointer($0), to: rawValue) }
    guard number == 0 else { throw StreamError(self, .failed(String(cString: strerror(number)))) }
  }

  /// Reads up to the end.
  ///
  /// - Throws: ``StreamError`` where reading fails, and where there is more than is read of a file.
  func readText() throws(StreamError) -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(rawValue, &piece, piece.count)
      if count < 0 {
        switch errno {
        case EINTR: continue
        case EAGAIN:
          var source = pollfd(fd: rawValue, events: Int16(POLLIN), revents: 0)
          _ = poll(&source, 1, -1)
          continue
        default: throw StreamError(self, .failed(String(cString: strerror(errno))))
        }
      }
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += piece[..<count]
      guard bytes.count <= DiskFiles.sizeLimit else { throw StreamError(self, .tooLarge) }
    }
  }

  /// Gives closed descriptors to nothing, so that no file opened later gets one of them, and with it the bytes meant
  /// for the stream. Reading and writing fail as before.
  static func occupyClosed() {
    for stream in [StandardStream.input, .output, .error]
    where fcntl(stream.rawValue, F_GETFD) < 0 && errno == EBADF {
      // The lowest free descriptor is the one that is closed: those below are open or were just occupied.
      let mode = stream == .input ? O_WRONLY : O_RDONLY
      _ = open("/dev/null", mode)
    }
  }
}
