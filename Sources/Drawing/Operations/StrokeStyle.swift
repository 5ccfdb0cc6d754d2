import Foundation

/// The look of a line, in units of the pen's space.
public struct StrokeStyle: Hashable, Sendable {
  /// Above zero; 0 is the thinnest line a renderer can draw.
  public var width: CGFloat
  public var cap: CGLineCap
  public var join: CGLineJoin
  /// The greatest ratio of a corner's length to the line's width before it is bevelled.
  public var miterLimit: CGFloat
  /// Lengths of the line that are drawn and left out by turns, the list repeated; empty for none.
  public var dashes: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  public init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dashes: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}
