import Foundation

/// Bytes that an image is made from.
public final class CGDataProvider: Sendable {
  let bytes: Data
  /// The same as an object, whose bytes stay in place for as long as the provider lives.
  private nonisolated(unsafe) let object: NSData

  public init?(data: Data) {
    bytes = data
    object = NSData(data: data)
  }

  /// The same with data of Foundation.
  public convenience init?(data: NSData) {
    self.init(data: data as Data)
  }

  /// The bytes of a file; nil where it cannot be read.
  public convenience init?(url: NSURL) {
    self.init(url: url as URL)
  }

  /// The bytes of a file; nil where it cannot be read.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// The bytes of a file; nil where it cannot be read.
  public convenience init?(filename: String) {
    self.init(url: URL(fileURLWithPath: filename))
  }

  /// A copy of `size` bytes in memory.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    let copy = Data(bytes: data, count: size)
    releaseData(info, data, size)
    self.init(data: copy)
  }

  /// The bytes, one object for all calls.
  public var data: NSData? { object }
}
