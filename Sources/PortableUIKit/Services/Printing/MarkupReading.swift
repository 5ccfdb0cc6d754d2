import Foundation

/// Reads marked-up text, a task that a view system without a parser of HTML leaves to others.
public protocol MarkupReading: Sendable {
  /// The text of an HTML document, however damaged, with the looks it asks for.
  @MainActor func text(ofHTML html: String) -> NSAttributedString
}
