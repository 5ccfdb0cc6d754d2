import Foundation

/// Finds the glyphs of a line and the places where text may be broken, tasks that a view system without fonts leaves to
/// others. Breaking, shortening and aligning lines are the layout's own.
///
/// Not bound to an actor: images are drawn on any thread.
public protocol TextShaper: Sendable {
  /// The whole text on one line; no space counts as one at which it was broken.
  func line(of request: ShapingRequest) -> ShapedLine
}
