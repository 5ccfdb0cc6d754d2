import Drawing
import Foundation

/// A paragraph that is to be broken into lines.
public struct ShapingRequest: Hashable, Sendable {
  /// A part of the paragraph with one look.
  public struct Span: Hashable, Sendable {
    /// In UTF-8 bytes of the text.
    public var range: Range<Int>
    public var font: FontRequest
    /// The space added after each character, in points.
    public var kern: CGFloat
    /// The width in points that the part takes in place of glyphs, where it stands for a picture.
    public var attachmentWidth: CGFloat?

    public init(
      range: Range<Int>, font: FontRequest, kern: CGFloat = 0, attachmentWidth: CGFloat? = nil
    ) {
      self.range = range
      self.font = font
      self.kern = kern
      self.attachmentWidth = attachmentWidth
    }
  }

  /// Where lines end that are wider than the room.
  public enum Breaking: Hashable, Sendable {
    /// Between words, or within a word that alone is too wide.
    case words
    case characters
    /// Only at line separators.
    case none
  }

  /// Where an ellipsis stands for text that is left out of the one line.
  public enum Ellipsis: Hashable, Sendable {
    case start
    case middle
    case end
  }

  /// One paragraph, without its terminator.
  public var text: String
  /// Parts that cover the text, in order.
  public var spans: [Span]
  /// The room of lines in points; nil for no limit.
  public var width: CGFloat?
  /// How much farther in than the others the first line begins; may be negative.
  public var firstLineIndent: CGFloat = 0
  public var breaking = Breaking.words
  /// Where given, the paragraph is one line.
  public var ellipsis: Ellipsis?
  /// Whether the spaces of all lines but the last grow to fill the room.
  public var isJustified = false
  /// Whether the paragraph is read from the right; nil to follow its characters.
  public var isRightToLeft: Bool?

  public init(text: String, spans: [Span], width: CGFloat? = nil) {
    self.text = text
    self.spans = spans
    self.width = width
  }
}
