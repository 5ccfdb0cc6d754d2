import Drawing
import Foundation

/// A text that is to stand on one line.
public struct ShapingRequest: Hashable, Sendable {
  /// A part of the text with one look.
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

  public var text: String
  /// Parts that cover the text, in order.
  public var spans: [Span]
  /// Whether the text is read from the right; nil to follow its characters.
  public var isRightToLeft: Bool?

  public init(text: String, spans: [Span], isRightToLeft: Bool? = nil) {
    self.text = text
    self.spans = spans
    self.isRightToLeft = isRightToLeft
  }
}
