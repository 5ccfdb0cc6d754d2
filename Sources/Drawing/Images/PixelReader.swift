/// The pixels of an image that does not keep them itself.
package protocol PixelReader: Sendable {
  /// All pixels, as ``CGImage/pixels`` has them.
  func pixels() -> [UInt32]
}
