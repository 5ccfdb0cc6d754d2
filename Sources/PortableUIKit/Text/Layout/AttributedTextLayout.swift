import Drawing
import Foundation

/// An attributed text broken into lines that have their places (IM-10).
///
/// Distances are in points, y downwards from the top of the first line.
struct AttributedTextLayout {
  /// A part of a line with one look.
  struct Run {
    var look: TextAttributes
    /// From the left edge of the room.
    var x: CGFloat
    var width: CGFloat
    var glyphs: GlyphRun?
  }

  struct Line {
    var runs: [Run]
    var top: CGFloat
    var height: CGFloat
    /// From the top of the text.
    var baseline: CGFloat
    var x: CGFloat
    var width: CGFloat
    /// The farthest that the line reaches to the right, an indent at its left counted.
    var extent: CGFloat
    var bottom: CGFloat { top + height }
  }

  private(set) var lines: [Line] = []
  /// Whether text was left out.
  private(set) var isTruncated = false

  /// The extent of all lines.
  var size: CGSize {
    CGSize(width: lines.map(\.extent).max() ?? 0, height: lines.last?.bottom ?? 0)
  }

  var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Lays `string` out; an empty text has no line.
  ///
  /// - Complexity: O(characters that fit, and those of the paragraph after them).
  init(
    _ string: NSAttributedString, in room: TextRoom, _ defaults: TextDefaults,
    shaper: any TextShaper
  ) {
    guard string.length > 0 else { return }
    let paragraphs = TextParagraph.all(of: string, defaults)
    var broken: [TextLineBreaker.Line] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let breaker = TextLineBreaker(
        paragraph: paragraph, number: index, room: room, defaults: defaults, shaper: shaper)
      broken += breaker.lines()
      let isFull = room.numberOfLines > 0 && broken.count > room.numberOfLines
      if isFull || exceeds(broken, room.height) { break }
    }
    let count = fitting(broken, room)
    let leavesOut = count < broken.count || (broken.last?.paragraph ?? 0) < paragraphs.count - 1
    var kept = Array(broken.prefix(count))
    if leavesOut, let last = kept.last {
      isTruncated = true
      let breaker = TextLineBreaker(
        paragraph: paragraphs[last.paragraph], number: last.paragraph, room: room,
        defaults: defaults, shaper: shaper)
      kept[kept.count - 1] = breaker.shortened(last) ?? last
    }
    place(kept, in: room)
  }

  /// Whether the lines are more than have room: then no more need to be broken.
  private func exceeds(_ lines: [TextLineBreaker.Line], _ height: CGFloat) -> Bool {
    height.isFinite && lines.reduce(0) { $0 + $1.height } > height + 1
  }

  private func fitting(_ lines: [TextLineBreaker.Line], _ room: TextRoom) -> Int {
    let most = room.numberOfLines > 0 ? min(room.numberOfLines, lines.count) : lines.count
    guard room.height.isFinite else { return most }
    var bottom: CGFloat = 0
    for (index, line) in lines.prefix(most).enumerated() {
      bottom += (index > 0 ? line.spaceAbove(after: lines[index - 1]) : 0) + line.height
      // A room measured from this very text may be smaller by an error of rounding.
      if index > 0, bottom > room.height + 0.01 { return index }
    }
    return most
  }

  /// Some of the lines, with the first of them at the top.
  func part(_ range: Range<Int>) -> AttributedTextLayout {
    var part = self
    part.lines = lines[range.clamped(to: lines.indices)].map { line in
      var line = line
      let shift = range.lowerBound < lines.count ? lines[range.lowerBound].top : 0
      line.top -= shift
      line.baseline -= shift
      return line
    }
    return part
  }

  private mutating func place(_ broken: [TextLineBreaker.Line], in room: TextRoom) {
    let widest = broken.map { $0.indent + $0.shaped.width }.max() ?? 0
    var top: CGFloat = 0
    for (index, line) in broken.enumerated() {
      if index > 0 { top += line.spaceAbove(after: broken[index - 1]) }
      let edge = room.width.isFinite ? room.width : widest
      let free = max(0, line.rightEdge(within: edge) - line.leftEdge - line.shaped.width)
      let x = line.leftEdge + free * line.share
      lines.append(
        Line(
          runs: line.shaped.runs.map {
            Run(look: line.looks[$0.span], x: x + $0.x, width: $0.width, glyphs: $0.glyphs)
          }, top: top, height: line.height, baseline: top + line.ascent, x: x,
          width: line.shaped.width, extent: line.indent + line.shaped.width))
      top += line.height
    }
  }
}
