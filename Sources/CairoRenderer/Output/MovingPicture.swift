import Drawing
import ImageCodecs

/// Pictures that follow each other at an even pace.
public struct MovingPicture: Sendable {
  /// The frames, all of one size.
  public private(set) var frames: [PixelImage] = []
  /// Seconds from one frame to the next.
  public let frameDuration: Double

  public init(frameDuration: Double) {
    self.frameDuration = frameDuration
  }

  /// Adds a frame.
  ///
  /// - Throws: ``RenderError/cairo(_:)`` where its size is not that of the others.
  public mutating func append(_ frame: PixelImage) throws(RenderError) {
    if let first = frames.first {
      guard first.width == frame.width, first.height == frame.height else {
        throw .cairo("the frames of a moving picture have one size")
      }
    }
    frames.append(frame)
  }

  /// The file of an animated PNG that goes on for ever. Frames that look the same are one that is shown
  /// for longer.
  ///
  /// - Throws: ``RenderError/cairo(_:)`` where there is no frame.
  /// - Complexity: O(pixels of all frames).
  public func animatedPNG() throws(RenderError) -> [UInt8] {
    let frames = try shownFrames()
    do throws(ImageCodecError) {
      return try PNGAnimation(frames: frames).encoded()
    } catch {
      throw .cairo("\(error)")
    }
  }

  /// The file of an animated WebP, without loss, that goes on for ever. Frames that look the same are one that is
  /// shown for longer.
  ///
  /// - Throws: ``RenderError/cairo(_:)`` where there is no frame, or a side has more than 16,383 pixels.
  /// - Complexity: O(pixels of all frames).
  public func animatedWebP() throws(RenderError) -> [UInt8] {
    let frames = try shownFrames()
    do throws(ImageCodecError) {
      return try WebPAnimation(frames: frames).encoded()
    } catch {
      throw .cairo("\(error)")
    }
  }

  /// The frames, equal neighbours as one.
  private func shownFrames() throws(RenderError) -> [AnimationFrame] {
    var shown: [AnimationFrame] = []
    var last: PixelImage?
    for frame in frames {
      if frame == last, let count = shown.indices.last,
        shown[count].duration + frameDuration < AnimationFrame.longest
      {
        shown[count].duration += frameDuration
      } else {
        shown.append(AnimationFrame(picture: try Self.raster(frame), duration: frameDuration))
      }
      last = frame
    }
    if frames.count > 1, shown.count == 1 {
      // A picture of which nothing moves is an animation nevertheless.
      shown.append(shown[0])
      shown[0].duration = frameDuration
      shown[1].duration -= frameDuration
    }
    return shown
  }

  /// The file of one frame as PNG.
  public func png(of index: Int) throws(RenderError) -> [UInt8] {
    let raster = try Self.raster(frames[index])
    do throws(ImageCodecError) {
      return try PNGCodec.encode(raster)
    } catch {
      throw .cairo("\(error)")
    }
  }

  private static func raster(_ frame: PixelImage) throws(RenderError) -> RasterPicture {
    guard let image = CGImage(width: frame.width, height: frame.height, pixels: frame.pixels) else {
      throw .cairo("not enough memory")
    }
    return RasterPicture(image)
  }
}
