/// Why a file was not read.
package enum FileReadError: Error, Equatable, Sendable {
  /// There is nothing at the path.
  case missing
  /// The file may not be opened.
  case denied
  /// The object is no file: `a folder`, `a named pipe`.
  case noFile(String)
  /// It claims more bytes than are read: the number it claims, and the limit.
  case tooLarge(size: Int, limit: Int)
  /// Opening or reading failed; the operating system's words.
  case failed(String)
}

extension FileReadError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing: "no such file"
    case .denied: "permission denied"
    case .noFile(let what): "it is \(what)"
    case .tooLarge(let size, let limit): "it has \(size) bytes, where at most \(limit) are read"
    case .failed(let words): words
    }
  }
}
