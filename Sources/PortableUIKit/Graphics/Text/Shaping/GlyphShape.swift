import Drawing
import Foundation

/// A glyph of a face at the size of its font, in points with y upwards from the beginning of the baseline.
public struct GlyphShape: Sendable {
  public var advance: CGFloat
  /// Empty for spaces.
  public var outline: CGPath

  public init(advance: CGFloat, outline: CGPath) {
    self.advance = advance
    self.outline = outline
  }
}
