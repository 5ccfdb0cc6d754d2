import Foundation

/// Why a file cannot be read or written.
public struct FileError: Error, Equatable, Sendable {
  /// The reason in words: `there is no such file`.
  public var reason: String

  /// Makes an error.
  public init(_ reason: String) {
    self.reason = reason
  }
}

extension FileError: CustomStringConvertible, LocalizedError {
  public var description: String { reason }
  public var errorDescription: String? { description }
}
