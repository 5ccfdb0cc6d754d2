import Drawing
import Foundation

/// One line of a paragraph.
public struct ShapedLine: Hashable, Sendable {
  /// A part of a line in one look and direction.
  public struct Run: Hashable, Sendable {
    /// The number of the request's span.
    public var span: Int
    /// Where the part begins, in points from the line's left end.
    public var x: CGFloat
    /// In points.
    public var width: CGFloat
    /// The glyphs to draw; nil for pictures, and from a shaper without fonts.
    public var glyphs: GlyphRun?

    public init(span: Int, x: CGFloat, width: CGFloat, glyphs: GlyphRun?) {
      self.span = span
      self.x = x
      self.width = width
      self.glyphs = glyphs
    }
  }

  /// The text of the line, in UTF-8 bytes of the request's.
  public var range: Range<Int>
  /// In points, without the spaces at which the line was broken.
  public var width: CGFloat
  /// From left to right.
  public var runs: [Run]
  public var isRightToLeft: Bool

  public init(range: Range<Int>, width: CGFloat, runs: [Run], isRightToLeft: Bool = false) {
    self.range = range
    self.width = width
    self.runs = runs
    self.isRightToLeft = isRightToLeft
  }
}
