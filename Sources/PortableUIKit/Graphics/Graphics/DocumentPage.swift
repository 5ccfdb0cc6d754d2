import Drawing
import Foundation

/// A page of a document.
public struct DocumentPage: Sendable {
  /// In points.
  public var bounds: CGRect
  /// The drawing on the page, in the coordinates of the bounds.
  public var drawing: DisplayList

  /// The links on the page and the places that links lead to.
  public var notes: [DocumentNote]

  public init(bounds: CGRect, drawing: DisplayList, notes: [DocumentNote] = []) {
    self.bounds = bounds
    self.drawing = drawing
    self.notes = notes
  }
}
