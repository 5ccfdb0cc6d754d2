import Foundation

/// Breaks paragraphs into lines and finds the glyphs of each, a task that a view system without fonts
/// leaves to others.
///
/// Not bound to an actor: images are drawn on any thread.
public protocol TextShaper: Sendable {
  /// The lines of one paragraph from the top, at least one.
  func lines(of request: ShapingRequest) -> [ShapedLine]
}
