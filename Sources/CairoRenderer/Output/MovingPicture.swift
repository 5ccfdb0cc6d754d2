import Drawing
import ImageCodecs

/// Pictures that follow each other at an even pace.
///
/// Each is packed as it comes, and those that look the same are one that is shown for longer: a recording of a minute
/// takes the memory of its file, and of two frames.
public struct MovingPicture: Sendable {
  /// The pictures that are shown, equal neighbours as one.
  private var shown: [PackedFrame] = []
  /// Of each frame, which of the pictures it is.
  private var pictureOfFrame: [Int32] = []
  private var last: PixelImage?
  /// The bytes that the packed pictures take.
  private var bytes = 0
  /// Seconds from one frame to the next.
  public let frameDuration: Double

  /// More bytes than these packed pictures do not take: four times the largest file that programs open without trouble.
  public static let mostBytes = 1 << 30

  /// Makes one without frames.
  public init(frameDuration: Double) {
    self.frameDuration = frameDuration
  }

  /// How many frames there are.
  public var frameCount: Int { pictureOfFrame.count }

  /// The size of the frames in pixels; zero without any.
  public var size: (width: Int, height: Int) { (last?.width ?? 0, last?.height ?? 0) }

  /// Adds a frame.
  ///
  /// - Throws: ``RenderError/cairo(_:)`` where its size is not that of the others, and where all together would take more
  ///   than ``mostBytes``; the frame is not added then.
  /// - Complexity: O(pixels of the frame).
  public mutating func append(_ frame: PixelImage) throws(RenderError) {
    if let last {
      guard last.width == frame.width, last.height == frame.height else {
        throw .cairo("the frames of a moving picture have one size")
      }
    }
    if frame == last, let count = shown.indices.last {
      if shown[count].duration + frameDuration < AnimationFrame.longest {
        shown[count].duration += frameDuration
      } else {
        var again = shown[count]
        again.duration = frameDuration
        shown.append(again)
      }
    } else {
      let packed = try Self.packed(frame, frameDuration)
      guard bytes + packed.file.count <= Self.mostBytes else {
        throw .cairo(
          "the frames take more than \(Self.mostBytes >> 20) MB: record less, or at a lower scale")
      }
      bytes += packed.file.count
      shown.append(packed)
      last = frame
    }
    pictureOfFrame.append(Int32(shown.count - 1))
  }

  /// The file of an animated PNG that goes on for ever.
  ///
  /// - Throws: ``RenderError/cairo(_:)`` where there is no frame.
  /// - Complexity: O(size of the file).
  public func animatedPNG() throws(RenderError) -> [UInt8] {
    do throws(ImageCodecError) {
      return try PNGAnimation.encoded(written)
    } catch {
      throw .cairo("\(error)")
    }
  }

  /// The file of an animated WebP, without loss, that goes on for ever.
  ///
  /// - Throws: ``RenderError/cairo(_:)`` where there is no frame, or a side has more than 16,383 pixels.
  /// - Complexity: O(pixels of all frames).
  public func animatedWebP() throws(RenderError) -> [UInt8] {
    do throws(ImageCodecError) {
      return try WebPAnimation.encoded(written)
    } catch {
      throw .cairo("\(error)")
    }
  }

  /// The pictures of the file: a scene in which nothing moves is an animation nevertheless, of two pictures.
  private var written: [PackedFrame] {
    guard frameCount > 1, shown.count == 1 else { return shown }
    var pictures = [shown[0], shown[0]]
    pictures[0].duration = frameDuration
    pictures[1].duration -= frameDuration
    return pictures
  }

  /// The file of one frame as PNG.
  public func png(of index: Int) -> [UInt8] { shown[Int(pictureOfFrame[index])].file }

  private static func packed(
    _ frame: PixelImage, _ duration: Double
  ) throws(RenderError) -> PackedFrame {
    guard let image = CGImage(width: frame.width, height: frame.height, pixels: frame.pixels) else {
      throw .cairo("not enough memory")
    }
    do throws(ImageCodecError) {
      return try PackedFrame(AnimationFrame(picture: RasterPicture(image), duration: duration))
    } catch {
      throw .cairo("\(error)")
    }
  }
}
