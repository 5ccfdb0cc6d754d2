import Foundation

/// Reads marked-up text, a task that a view system without a parser of HTML leaves to others.
public protocol MarkupReading: Sendable {
  /// The text of an HTML document, however damaged, with the looks it asks for.
  ///
  /// - Parameter endsParagraphs: whether each paragraph, the last one too, ends with a line end, as in texts that a program
  ///   reads; otherwise paragraphs are parted, spaced ones by an empty line, as they are printed.
  @MainActor func text(ofHTML html: String, endsParagraphs: Bool) -> NSAttributedString
}
