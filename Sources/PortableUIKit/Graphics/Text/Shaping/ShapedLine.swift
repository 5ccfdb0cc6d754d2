import Drawing
import Foundation

/// A text on one line.
public struct ShapedLine: Hashable, Sendable {
  /// A part of a line in one look and direction.
  public struct Run: Hashable, Sendable {
    /// The number of the request's span.
    public var span: Int
    /// Where the part begins, in points from the line's left end.
    public var x: CGFloat
    /// In points.
    public var width: CGFloat
    /// Where characters that stand together begin, in UTF-8 bytes of the text, from left to right.
    public var clusters: [Int]
    /// How wide each of ``clusters`` is, in points.
    public var advances: [CGFloat]
    public var isRightToLeft: Bool
    /// The share of an advance in points that the last character of a line goes without.
    public var closing: CGFloat = 0
    /// The glyphs to draw; nil for pictures, and from a shaper without fonts.
    public var glyphs: GlyphRun?

    public init(
      span: Int, x: CGFloat, width: CGFloat, clusters: [Int], advances: [CGFloat],
      isRightToLeft: Bool = false, glyphs: GlyphRun? = nil
    ) {
      self.span = span
      self.x = x
      self.width = width
      self.clusters = clusters
      self.advances = advances
      self.isRightToLeft = isRightToLeft
      self.glyphs = glyphs
    }
  }

  /// The text that the line stands for, in UTF-8 bytes of the paragraph's.
  public var range: Range<Int>
  /// In points, without the spaces at which the line was broken.
  public var width: CGFloat
  /// From left to right.
  public var runs: [Run]
  public var isRightToLeft: Bool
  /// The bytes with which a line may begin, in rising order; the end and the beginning of the text do not count.
  public var breaks: [Int]
  /// The part of ``range`` that an ellipsis stands for.
  public var omitted: Range<Int>?

  public init(
    range: Range<Int>, width: CGFloat, runs: [Run], isRightToLeft: Bool = false, breaks: [Int] = []
  ) {
    self.range = range
    self.width = width
    self.runs = runs
    self.isRightToLeft = isRightToLeft
    self.breaks = breaks
  }
}
