import Drawing
import Foundation

/// Reads and writes image files, a task that a view system without codecs leaves to others.
///
/// Not bound to an actor: images are made on any thread.
public protocol ImageCoding: Sendable {
  /// The picture in the bytes of a file, and how it has to be turned; nil where they are no picture that
  /// can be read, or where it has too many pixels.
  func picture(of data: Data) -> (image: CGImage, orientation: UIImage.Orientation)?

  /// The picture in a file, drawn with `pixels` across where it holds outlines; nil where it cannot be
  /// read.
  func picture(of file: ImageRepresentation, pixels: CGSize) -> CGImage?

  /// A PNG file of `image`; nil where it cannot be written.
  func png(_ image: CGImage) -> Data?

  /// A JPEG file of `image`.
  ///
  /// - Parameter quality: From 0, smallest, to 1, best.
  func jpeg(_ image: CGImage, quality: CGFloat) -> Data?
}
