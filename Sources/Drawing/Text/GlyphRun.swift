import Foundation

/// Shaped text on one line in one face: glyphs for sinks that draw, characters for those that write
/// documents in which text stays text.
///
/// The run's space has y downwards; the baseline begins at the origin.
public struct GlyphRun: Hashable, Sendable {
  /// The face that was asked for.
  public var font: FontRequest
  /// The shaper's own name of the face that was found, by which the renderer finds it again.
  public var face: String
  /// The family of the face that was found, for sinks that write its name; empty for that of
  /// ``font``.
  public var family = ""
  /// The distance added after each character, which ``positions`` and ``advance`` hold already.
  public var tracking: CGFloat = 0
  /// Whether glyphs do not depend on the ones around them: contextual alternates of the face are off.
  public var ignoresContext = false
  /// Whether the face's glyphs may have colours of their own, which documents show as pictures: many viewers lack such faces.
  public var isColored = false
  /// The places of characters of which no font has a shape, in the run's space: a box stands for each.
  public var missing: [CGRect] = []
  /// Numbers of glyphs within the face.
  public var glyphs: [UInt32]
  /// The origin of each glyph in the run's space.
  public var positions: [CGPoint]
  /// For each glyph the offset in UTF-8 bytes into ``text`` of the character it belongs to.
  public var clusters: [Int]
  /// The text of the line or paragraph that the run is a part of.
  public var text: String
  /// The part of ``text`` that the run shows, in UTF-8 bytes.
  public var range: Range<Int>
  /// The length of the run along the baseline.
  public var advance: CGFloat
  /// A rectangle in the run's space that holds all ink.
  public var bounds: CGRect
  /// Whether characters go from the right to the left.
  public var isRightToLeft: Bool

  public init(
    font: FontRequest, face: String, glyphs: [UInt32], positions: [CGPoint], clusters: [Int] = [],
    text: String, range: Range<Int>, advance: CGFloat, bounds: CGRect,
    isRightToLeft: Bool = false
  ) {
    self.font = font
    self.face = face
    self.glyphs = glyphs
    self.positions = positions
    self.clusters = clusters
    self.text = text
    self.range = range
    self.advance = advance
    self.bounds = bounds
    self.isRightToLeft = isRightToLeft
  }

  /// The outline of the boxes that stand for missing characters, in the run's space: frames, filled by the even-odd rule.
  public var boxes: PathElements {
    let line = font.pointSize / 18
    return missing.reduce(into: PathElements()) { path, place in
      path.append(PathElements.rect(place))
      path.append(PathElements.rect(place.insetBy(dx: line, dy: line)))
    }
  }

  /// The characters that the run shows.
  public var characters: String {
    let utf8 = text.utf8
    let range = range.clamped(to: 0..<utf8.count)
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(decoding: utf8[start..<utf8.index(start, offsetBy: range.count)], as: UTF8.self)
  }
}
