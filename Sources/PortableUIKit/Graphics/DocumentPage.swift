import Drawing
import Foundation

/// A page of a document.
public struct DocumentPage: Sendable {
  /// In points.
  public var bounds: CGRect
  /// The drawing on the page, in the coordinates of the bounds.
  public var drawing: DisplayList

  public init(bounds: CGRect, drawing: DisplayList) {
    self.bounds = bounds
    self.drawing = drawing
  }
}
