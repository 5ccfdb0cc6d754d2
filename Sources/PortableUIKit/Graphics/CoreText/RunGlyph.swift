import Drawing
import Foundation

/// The number of a glyph in its face.
public typealias CGGlyph = UInt16
public typealias CGFontIndex = UInt16

/// A glyph of a run, in points with y upwards.
struct RunGlyph {
  let number: CGGlyph
  /// From the beginning of the line's baseline.
  let position: CGPoint
  let advance: CGFloat
  /// The first character it stands for, in UTF-16 units of the frame's text.
  let index: CFIndex

  /// The glyphs of a line that is one run, whose left end and first character have these places. Without fonts each
  /// character has a glyph of number 0.
  ///
  /// - Complexity: O(glyphs · characters).
  static func all(of line: CTLine, at x: CGFloat, from start: CFIndex) -> [RunGlyph] {
    let runs = line.layout.lines.first?.runs ?? []
    guard runs.contains(where: { $0.glyphs != nil }) else { return estimated(line, x, start) }
    var result: [RunGlyph] = []
    for run in runs {
      guard let shaped = run.glyphs else { continue }
      let ends = shaped.positions.dropFirst().map(\.x) + [shaped.advance]
      for (index, place) in shaped.positions.enumerated() where index < shaped.glyphs.count {
        let cluster = index < shaped.clusters.count ? shaped.clusters[index] : index
        result.append(
          RunGlyph(
            number: CGGlyph(truncatingIfNeeded: shaped.glyphs[index]),
            position: CGPoint(x: x + run.x + place.x, y: -place.y), advance: ends[index] - place.x,
            index: start + units(before: cluster, in: shaped.text)))
      }
    }
    return result
  }

  private static func estimated(_ line: CTLine, _ x: CGFloat, _ start: CFIndex) -> [RunGlyph] {
    var index = 0
    return line.string.string.map { character in
      let end = index + character.utf16.count
      defer { index = end }
      let (from, to) = (line.offset(of: line.start + index), line.offset(of: line.start + end))
      return RunGlyph(
        number: 0, position: CGPoint(x: x + min(from, to), y: 0), advance: abs(to - from),
        index: start + index)
    }
  }

  /// How many UTF-16 units the first bytes of a text are.
  private static func units(before bytes: Int, in text: String) -> Int {
    let end = text.utf8.index(text.startIndex, offsetBy: bytes, limitedBy: text.endIndex)
    return text.utf16.distance(from: text.startIndex, to: end ?? text.endIndex)
  }
}
