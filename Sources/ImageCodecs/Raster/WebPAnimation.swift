import CWebP

/// Writes several pictures as one animated WebP, without loss (RFC 9649).
///
/// libwebp packs the pictures, of each the part that differs from the one before. The same pictures give the same bytes.
public struct WebPAnimation: Sendable {
  /// The pictures in their order, all of one size.
  public var frames: [AnimationFrame]
  /// How often all are shown; 0 for ever.
  public var repetitions: Int

  /// Makes an animation.
  public init(frames: [AnimationFrame], repetitions: Int = 0) {
    self.frames = frames
    self.repetitions = repetitions
  }

  /// The longest side that the format has, in pixels.
  private static let longestSide = 16_383

  /// The file.
  ///
  /// - Throws: ``ImageCodecError/cannotWrite(_:_:)`` where there is no picture, the sizes differ, or a side has more than
  ///   16,383 pixels.
  /// - Complexity: O(pixels of all pictures).
  public func encoded() throws(ImageCodecError) -> [UInt8] {
    let frames = frames
    return try Self.encoded(
      sizes: frames.map { ($0.picture.width, $0.picture.height) }, repetitions: repetitions
    ) { number throws(ImageCodecError) in frames[number] }
  }

  /// The file of an animation of packed pictures, of which one at a time is unpacked.
  ///
  /// - Throws: As ``encoded()`` does.
  public static func encoded(
    _ frames: [PackedFrame], repetitions: Int = 0
  ) throws(ImageCodecError) -> [UInt8] {
    try encoded(sizes: frames.map { ($0.width, $0.height) }, repetitions: repetitions) {
      number throws(ImageCodecError) in try frames[number].unpacked()
    }
  }

  private static func encoded(
    sizes: [(width: Int, height: Int)], repetitions: Int,
    frame: (Int) throws(ImageCodecError) -> AnimationFrame
  ) throws(ImageCodecError) -> [UInt8] {
    guard let first = sizes.first else { throw failure("an animation needs a picture") }
    guard sizes.allSatisfy({ $0 == first }) else {
      throw failure("the pictures of an animation have one size")
    }
    guard max(first.width, first.height) <= Self.longestSide else {
      throw failure(
        "a side of \(max(first.width, first.height)) pixels is longer than \(Self.longestSide)")
    }
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0 else {
      throw Self.failure("libwebp is of another version")
    }
    options.anim_params.loop_count = Int32(clamping: min(max(repetitions, 0), 65_535))
    guard let encoder = WebPAnimEncoderNew(Int32(first.width), Int32(first.height), &options) else {
      throw Self.failure("there is no memory for the encoder")
    }
    defer { WebPAnimEncoderDelete(encoder) }
    // Times are those of the whole, so that rounding errors do not add up.
    var start = 0.0
    var firstEnd: Int32 = 0
    for number in sizes.indices {
      let frame = try frame(number)
      try Self.add(frame.picture, at: Self.milliseconds(start), to: encoder)
      start += frame.shownSeconds
      if number == 0 { firstEnd = Self.milliseconds(start) }
    }
    guard WebPAnimEncoderAdd(encoder, nil, Self.milliseconds(start), nil) != 0 else {
      throw Self.failure(Self.message(of: encoder))
    }
    let file = try Self.file(of: encoder)
    let container = WebPContainer(file)
    if container.isAnimation { return file }
    // An animation in which nothing moves: libwebp writes a still picture, which has no duration, if all frames are equal.
    let rest = min(Self.milliseconds(start) - firstEnd, 0xFF_FFFF)
    return container.animation(
      width: first.width, height: first.height,
      durations: sizes.count > 1 ? [firstEnd, rest] : [firstEnd],
      repetitions: min(max(repetitions, 0), 65_535))
  }

  private static func add(
    _ picture: RasterPicture, at time: Int32, to encoder: OpaquePointer
  ) throws(ImageCodecError) {
    var config = WebPConfig()
    var image = WebPPicture()
    guard WebPConfigInit(&config) != 0, WebPPictureInit(&image) != 0 else {
      throw failure("libwebp is of another version")
    }
    // Without loss, colours of transparent pixels included; one thread, so that bytes do not depend on the machine.
    guard WebPConfigLosslessPreset(&config, 4) != 0 else { throw failure("the setting is unknown") }
    config.exact = 1
    image.use_argb = 1
    image.width = Int32(picture.width)
    image.height = Int32(picture.height)
    defer { WebPPictureFree(&image) }
    guard WebPPictureImportRGBA(&image, picture.bytes, Int32(picture.width * 4)) != 0 else {
      throw failure("there is no memory for a picture")
    }
    guard WebPAnimEncoderAdd(encoder, &image, time, &config) != 0 else {
      throw failure(message(of: encoder))
    }
  }

  private static func file(of encoder: OpaquePointer) throws(ImageCodecError) -> [UInt8] {
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAssemble(encoder, &data) != 0 else { throw failure(message(of: encoder)) }
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private static func milliseconds(_ seconds: Double) -> Int32 {
    Int32(clamping: Int64(min((seconds * 1_000).rounded(), 2e9)))
  }

  private static func message(of encoder: OpaquePointer) -> String {
    WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "libwebp does not say why"
  }

  private static func failure(_ words: String) -> ImageCodecError { .cannotWrite("WebP", words) }
}
