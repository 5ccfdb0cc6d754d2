import CPango
import Foundation

/// The glyphs of a run with their places, from left to right.
struct PangoGlyphs {
  /// In points, with the spacing of the last character.
  private(set) var width: CGFloat = 0
  private(set) var glyphs: [UInt32] = []
  private(set) var positions: [CGPoint] = []
  /// The byte of the character that each glyph belongs to.
  private(set) var glyphClusters: [Int] = []
  /// Characters that stand together: the byte with which they begin, and their width.
  private(set) var clusters: [Int] = []
  private(set) var advances: [CGFloat] = []
  /// Where characters without a shape are.
  private(set) var missing: [CGRect] = []
  private(set) var missingClusters: Set<Int> = []

  /// Pango's marks of a glyph that is nothing (`PANGO_GLYPH_EMPTY`), and of one that no font has
  /// (`PANGO_GLYPH_UNKNOWN_FLAG`).
  private static let (emptyGlyph, unknownFlag): (UInt32, UInt32) = (0x0FFF_FFFF, 0x1000_0000)

  /// - Parameter isBoundary: whether a character begins at a byte, and not a mark on one: space stands between characters.
  init(
    _ string: PangoGlyphString, from start: Int, _ part: TextPart, isRightToLeft: Bool,
    isBoundary: (Int) -> Bool
  ) {
    let count = Int(string.num_glyphs)
    glyphs.reserveCapacity(count)
    positions.reserveCapacity(count)
    glyphClusters.reserveCapacity(count)
    clusters.reserveCapacity(count)
    advances.reserveCapacity(count)
    for index in 0..<count {
      let info = string.glyphs[index]
      let cluster = start + Int(string.log_clusters[index])
      let isLast =
        index + 1 == count || string.log_clusters[index + 1] != string.log_clusters[index]
      var advance = PangoUnits.points(info.geometry.width)
      if info.glyph != Self.emptyGlyph, info.glyph & Self.unknownFlag != 0 {
        missing.append(Self.box(at: width, advance, part.typeface.pointSize))
        missingClusters.insert(cluster)
      } else if info.glyph != Self.emptyGlyph {
        glyphs.append(info.glyph)
        positions.append(
          CGPoint(
            x: width + PangoUnits.points(info.geometry.x_offset),
            y: PangoUnits.points(info.geometry.y_offset)))
        glyphClusters.append(cluster)
      }
      let isShown = info.glyph != Self.emptyGlyph || advance > 0
      if isLast, isShown, part.spacing != 0 {
        let next = index + 1 < count ? start + Int(string.log_clusters[index + 1]) : nil
        let isEnd = isRightToLeft ? isBoundary(cluster) : next.map(isBoundary) ?? true
        if isEnd { advance += part.spacing }
      }
      width += advance
      if clusters.last == cluster {
        advances[advances.count - 1] += advance
      } else {
        clusters.append(cluster)
        advances.append(advance)
      }
    }
  }

  /// As high as capital letters.
  private static func box(at x: CGFloat, _ advance: CGFloat, _ size: Double) -> CGRect {
    CGRect(
      x: x + size / 18, y: -size * 0.7, width: max(size / 6, advance - size / 9),
      height: size * 0.7)
  }

  /// A rectangle that holds all ink, which is given for glyphs without spacing.
  func bounds(_ ink: CGRect) -> CGRect {
    let left = min(0, ink.minX)
    let right = max(width, ink.maxX) + max(0, width - ink.maxX)
    var bounds = CGRect(x: left, y: ink.minY, width: right - left, height: ink.height)
    for box in missing { bounds = bounds.union(box) }
    // A little more, as soft edges reach beyond the outline.
    return bounds.insetBy(dx: -1, dy: -1)
  }

  /// Takes note of characters that another family than the one asked for draws, or none.
  func note(
    _ item: PangoItem, in text: String, _ family: String, _ part: TextPart,
    _ notes: inout TextNotes
  ) {
    guard !missingClusters.isEmpty || family != part.typeface.family else { return }
    let utf8 = text.utf8
    func rest(from byte: Int) -> Substring {
      text[utf8.index(utf8.startIndex, offsetBy: min(byte, utf8.count))...]
    }
    if !missingClusters.isEmpty {
      notes.addMissing(missingClusters.compactMap { rest(from: $0).first })
    } else {
      let tail = rest(from: Int(item.offset))
      let end = utf8.index(tail.startIndex, offsetBy: Int(item.length), limitedBy: tail.endIndex)
      let characters = tail[..<(end ?? tail.endIndex)]
      guard characters.utf8.contains(where: { $0 >= 0x80 }) else { return }
      notes.add(characters, script: item.analysis.script, drawnWith: family)
    }
  }
}
