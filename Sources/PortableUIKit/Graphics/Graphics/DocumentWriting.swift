import Drawing
import Foundation

/// Writes drawings as documents, a task that a view system without a PDF writer leaves to others.
public protocol DocumentWriting: Sendable {
  /// A PDF file, a unit of its pages being a point; nil where it cannot be written.
  func pdf(of pages: [DocumentPage], title: String) -> Data?
}
