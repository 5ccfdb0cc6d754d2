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
    guard let first = frames.first?.picture else {
      throw Self.failure("an animation needs a picture")
    }
    guard
      frames.allSatisfy({ $0.picture.width == first.width && $0.picture.height == first.height })
    else { throw Self.failure("the pictures of an animation have one size") }
    guard max(first.width, first.height) <= Self.longestSide else {
      throw Self.failure(
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
    for frame in frames {
      try Self.add(frame.picture, at: Self.milliseconds(start), to: encoder)
      start += frame.shownSeconds
    }
    guard WebPAnimEncoderAdd(encoder, nil, Self.milliseconds(start), nil) != 0 else {
      throw Self.failure(Self.message(of: encoder))
    }
    let file = try Self.file(of: encoder)
    return WebPContainer(file).isAnimation ? file : animation(ofStill: WebPContainer(file))
  }

  /// An animation in which nothing moves: libwebp writes a still picture, which has no duration, if all frames are equal.
  private func animation(ofStill still: WebPContainer) -> [UInt8] {
    guard let first = frames.first else { return [] }
    let whole = frames.reduce(0) { $0 + $1.shownSeconds }
    var durations = [Self.milliseconds(first.shownSeconds)]
    if frames.count > 1 {
      durations.append(min(Self.milliseconds(whole) - durations[0], 0xFF_FFFF))
    }
    return still.animation(
      width: first.picture.width, height: first.picture.height, durations: durations,
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
