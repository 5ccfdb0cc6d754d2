import Drawing
import Foundation

/// Reads documents of pages, a task that a view system without a reader leaves to others.
public protocol DocumentReading: Sendable {
  /// The document in the bytes of a file; nil if they are none that can be read without a password.
  func document(_ data: Data) -> (any ReadDocument)?
}

/// A document that is open.
public protocol ReadDocument: Sendable {
  var pages: [ReadPage] { get }
  /// A page, as it is shown, in a bitmap; nil if it cannot be drawn.
  func picture(ofPage index: Int, width: Int, height: Int) -> CGImage?
}

/// The boxes and the turn of a page of a document.
public struct ReadPage: Hashable, Sendable {
  /// The part that is shown, in the page's space with y upwards.
  public var cropBox: CGRect
  /// The sheet that the page is on.
  public var mediaBox: CGRect
  /// How far the page is turned clockwise where it is shown, in degrees.
  public var rotation: Int

  public init(cropBox: CGRect, mediaBox: CGRect, rotation: Int) {
    self.cropBox = cropBox
    self.mediaBox = mediaBox
    self.rotation = rotation
  }
}
