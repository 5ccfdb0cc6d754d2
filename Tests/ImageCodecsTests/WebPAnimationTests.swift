import CWebP
import ImageCodecs
import Testing

/// Files are read back by libwebp's demultiplexer of animations.
@Suite struct WebPAnimationTests {
  private func picture(_ seed: UInt8, opaque: Bool = true) -> RasterPicture {
    let bytes = (0..<60 as Range<UInt8>).map { place -> UInt8 in
      let isOpacity = place % 4 == 3
      if isOpacity { return opaque ? 255 : place &* 4 }
      return seed &+ place &* 7
    }
    return RasterPicture(width: 5, height: 3, bytes: bytes, hasAlpha: !opaque)
  }

  /// The pictures of a file with the times at which they end.
  private func frames(of file: [UInt8]) -> [(pixels: [UInt8], end: Int)] {
    var frames: [([UInt8], Int)] = []
    file.withUnsafeBufferPointer { bytes in
      var options = WebPAnimDecoderOptions()
      #expect(WebPAnimDecoderOptionsInit(&options) != 0)
      options.color_mode = MODE_RGBA
      var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      guard let decoder = WebPAnimDecoderNew(&data, &options) else { return }
      defer { WebPAnimDecoderDelete(decoder) }
      var info = WebPAnimInfo()
      #expect(WebPAnimDecoderGetInfo(decoder, &info) != 0)
      while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
        var pixels: UnsafeMutablePointer<UInt8>?
        var end: Int32 = 0
        guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else { return }
        let count = Int(info.canvas_width * info.canvas_height * 4)
        frames.append((Array(UnsafeBufferPointer(start: pixels, count: count)), Int(end)))
      }
    }
    return frames
  }

  @Test(arguments: [true, false])
  func framesAreTheirPictures(opaque: Bool) throws {
    let pictures = [0, 80, 80, 160].map { picture($0, opaque: opaque) }
    let third = 1.0 / 3
    let animation = WebPAnimation(
      frames: pictures.map { AnimationFrame(picture: $0, duration: third) })
    let file = try animation.encoded()
    #expect(try animation.encoded() == file)
    let frames = frames(of: file)
    // Thirds of a second do not add up to less than they are. Equal neighbours may become one.
    #expect(frames.map(\.end).filter { $0 != 667 && $0 != 1000 } == [333, 1333])
    #expect(frames.first?.pixels == pictures[0].bytes)
    #expect(frames.last?.pixels == pictures[3].bytes)
    #expect(frames.dropFirst().dropLast().allSatisfy { $0.pixels == pictures[1].bytes })
  }

  /// libwebp would write a still picture, which has no duration.
  @Test(arguments: [true, false])
  func equalFramesAreAnAnimation(opaque: Bool) throws {
    let still = picture(80, opaque: opaque)
    let file = try WebPAnimation(
      frames: (0..<68).map { _ in AnimationFrame(picture: still, duration: 1.0 / 30) }
    ).encoded()
    let frames = frames(of: file)
    #expect(frames.count == 2 && frames.last?.end == 2_267)
    #expect(frames.allSatisfy { $0.pixels == still.bytes })
    let one = try WebPAnimation(frames: [AnimationFrame(picture: still, duration: 1.5)]).encoded()
    #expect(self.frames(of: one).map(\.end) == [1_500])
  }

  @Test func noPictureDifferentSizesAndLongSidesAreRefused() {
    #expect(throws: ImageCodecError.cannotWrite("WebP", "an animation needs a picture")) {
      try WebPAnimation(frames: []).encoded()
    }
    let small = RasterPicture(width: 1, height: 1, bytes: [0, 0, 0, 255], hasAlpha: false)
    let two = [small, picture(0)].map { AnimationFrame(picture: $0, duration: .nan) }
    #expect(throws: ImageCodecError.self) { try WebPAnimation(frames: two).encoded() }
    let long = RasterPicture(
      width: 16_384, height: 1, bytes: [UInt8](repeating: 255, count: 65_536), hasAlpha: false)
    #expect(throws: ImageCodecError.self) {
      try WebPAnimation(frames: [AnimationFrame(picture: long, duration: 1)]).encoded()
    }
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e300])
  func durationsThatAreNone(duration: Double) throws {
    let file = try WebPAnimation(
      frames: [picture(0), picture(9)].map { AnimationFrame(picture: $0, duration: duration) },
      repetitions: .max
    ).encoded()
    #expect(!file.isEmpty)
  }
}
