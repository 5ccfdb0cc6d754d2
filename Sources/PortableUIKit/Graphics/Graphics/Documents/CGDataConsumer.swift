import Foundation

/// A place that a finished document goes to.
public final class CGDataConsumer {
  private let take: (Data) -> Void

  /// Appends to `data`.
  public init?(data: CFMutableData) {
    take = { data.append($0) }
  }

  /// Writes a file; nil where none can be.
  public init?(url: CFURL) {
    guard let path = url.path, FileManager.default.createFile(atPath: path, contents: nil) else {
      return nil
    }
    take = { _ = FileManager.default.createFile(atPath: path, contents: $0) }
  }

  func put(_ data: Data) { take(data) }
}
