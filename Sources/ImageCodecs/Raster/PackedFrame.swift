/// A picture of an animation, packed as PNG: a recording keeps thousands of them.
public struct PackedFrame: Sendable {
  public let width: Int
  public let height: Int
  /// Whether a pixel of it may be transparent.
  public let hasAlpha: Bool
  /// The file of the picture.
  public let file: [UInt8]
  /// Seconds that it is shown.
  public var duration: Double

  /// Packs a picture.
  public init(_ frame: AnimationFrame) throws(ImageCodecError) {
    width = frame.picture.width
    height = frame.picture.height
    hasAlpha = frame.picture.hasAlpha
    file = try PNGCodec.encode(frame.picture)
    duration = frame.duration
  }

  /// The picture, unpacked.
  public func unpacked() throws(ImageCodecError) -> AnimationFrame {
    AnimationFrame(picture: try PNGCodec.decode(file), duration: duration)
  }

  /// The file, with a channel for transparency if asked for.
  func file(withAlpha: Bool) throws(ImageCodecError) -> [UInt8] {
    if hasAlpha == withAlpha { return file }
    var picture = try PNGCodec.decode(file)
    picture.hasAlpha = withAlpha
    return try PNGCodec.encode(picture)
  }
}
