import Foundation

/// A file with the pixels or outlines of an image.
public struct ImageRepresentation: Hashable, Sendable {
  /// How the file is written.
  public enum Format: String, Hashable, Sendable {
    case png
    case jpeg
    case pdf
    case svg
  }

  public let path: String
  public let format: Format
  /// The extent in points.
  public let size: CGSize
  /// Pixels per point; 1 for outlines.
  public let scale: Double

  public init(path: String, format: Format, size: CGSize, scale: Double) {
    self.path = path
    self.format = format
    self.size = size
    self.scale = scale
  }
}
