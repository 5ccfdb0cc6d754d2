/// The reason why a file was not written. The file at its path is unchanged.
public enum FileWriteError: Error, Equatable, Sendable {
  /// The file cannot be made at `path`; `reason` in the operating system's words.
  case cannotCreate(path: String, reason: String)
  /// Writing the file for `path` failed midway; `reason` in the operating system's words.
  case cannotWrite(path: String, reason: String)
}

extension FileWriteError {
  /// The operating system's words.
  public var reason: String {
    switch self {
    case .cannotCreate(_, let reason), .cannotWrite(_, let reason): reason
    }
  }
}

extension FileWriteError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotCreate(let path, let reason): "cannot create \(path): \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    }
  }
}
