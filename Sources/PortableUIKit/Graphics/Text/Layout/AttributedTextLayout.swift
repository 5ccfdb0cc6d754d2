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
    /// The part of the text in UTF-16 units, with the separator that ends it.
    var range: Range<Int>
    var isRightToLeft: Bool
    /// The part of the free width that stands left of the line; nil if the room's width decides more than that.
    var share: CGFloat?
    /// Where the room of the line begins, and how wide it is, where it is not that of the text.
    var left: CGFloat = 0
    var room: CGFloat?
    var bottom: CGFloat { top + height }
  }

  var lines: [Line] = []
  private(set) var isTruncated = false

  /// The extent of all lines.
  var size: CGSize {
    CGSize(width: lines.reduce(0) { max($0, $1.extent) }, height: lines.last?.bottom ?? 0)
  }

  var measurement: TextMeasurement {
    TextMeasurement(
      size: size, lineCount: lines.count, firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }

  var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// No line.
  init() {}

  init(
    _ string: NSAttributedString, in room: TextRoom, _ defaults: TextDefaults,
    shaper: any TextShaper
  ) {
    self.init(.attributed(string), in: room, defaults, shaper: shaper)
  }

  /// Lays a text out; an empty one has no line.
  ///
  /// - Complexity: O(characters that fit, and those of the paragraph after them).
  init(
    _ content: StyledText.Content, in room: TextRoom, _ defaults: TextDefaults,
    shaper: any TextShaper, shaped: ShapedLine? = nil
  ) {
    guard !content.string.isEmpty else { return }
    let paragraphs = TextParagraph.all(of: content, defaults)
    func breaker(_ number: Int) -> TextLineBreaker {
      TextLineBreaker(
        paragraph: paragraphs[number], number: number, room: room, defaults: defaults,
        shaper: shaper, shaped: shaped)
    }
    var broken: [TextLineBreaker.Line] = []
    for number in paragraphs.indices {
      broken += breaker(number).lines()
      let isFull = room.numberOfLines > 0 && broken.count > room.numberOfLines
      if isFull || exceeds(broken, room.height) { break }
    }
    let count = fitting(broken, room)
    let leavesOut = count < broken.count || (broken.last?.paragraph ?? 0) < paragraphs.count - 1
    var kept = count < broken.count ? Array(broken.prefix(count)) : broken
    if leavesOut, let last = kept.last {
      isTruncated = true
      if let shortened = breaker(last.paragraph).shortened(last) {
        kept[kept.count - 1] = shortened
      }
    }
    var ranges = Self.ranges(of: kept, in: paragraphs)
    if let last = kept.last, let omitted = last.shaped.omitted {
      isTruncated = true
      // The ellipsis stands for the rest of the paragraph.
      let paragraph = paragraphs[last.paragraph]
      ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<paragraph.end
      if last.style.lineBreakMode == .byTruncatingTail {
        shownEnd =
          paragraph.location
          + Self.units(of: Array(paragraph.text.utf8), 0..<omitted.lowerBound)
      }
    }
    place(kept, ranges, in: room)
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
      if index > 0, bottom > room.height + TextLineBreaker.slack { return index }
    }
    return most
  }

  /// A text that was laid out in unlimited width, in a room that is as wide as its lines or wider; nil if it may have other lines
  /// there.
  ///
  /// - Complexity: O(lines).
  func widened(to width: CGFloat) -> AttributedTextLayout? {
    let free = width - size.width
    guard free >= 0, !isTruncated, lines.allSatisfy({ $0.share != nil }) else { return nil }
    return realigned(by: free)
  }

  /// The same lines in a room that is so much wider, or narrower by an error of rounding.
  func realigned(by excess: CGFloat) -> AttributedTextLayout {
    var result = self
    for index in lines.indices {
      let shift = excess * (lines[index].share ?? 0)
      guard shift != 0 else { continue }
      result.lines[index].x += shift
      for run in lines[index].runs.indices { result.lines[index].runs[run].x += shift }
    }
    return result
  }

  /// Whether pictures stand in the text.
  var hasAttachments: Bool {
    lines.contains { $0.runs.contains { $0.look.attachment != nil } }
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

  /// Where the characters end that the last line shows before an ellipsis at its end; nil without one.
  private(set) var shownEnd: Int?

  /// The parts of the text that lines have, in UTF-16 units; the last line of a paragraph has its separator.
  ///
  /// - Complexity: O(characters).
  static func ranges(
    of lines: [TextLineBreaker.Line], in paragraphs: [TextParagraph]
  ) -> [Range<Int>] {
    // Most texts are one line.
    if lines.count == 1, paragraphs.count == 1, let line = lines.first,
      line.shaped.range.upperBound >= paragraphs[0].text.utf8.count
    {
      return [paragraphs[0].location..<paragraphs[0].end]
    }
    var result: [Range<Int>] = []
    var number = -1
    var bytes: [UInt8] = []
    var start = 0
    for (index, line) in lines.enumerated() {
      let paragraph = paragraphs[line.paragraph]
      if line.paragraph != number {
        number = line.paragraph
        bytes = Array(paragraph.text.utf8)
        start = paragraph.location
      }
      let isLast = line.shaped.range.upperBound >= bytes.count
      let isFollowed = index + 1 < lines.count && lines[index + 1].paragraph == number
      let end =
        isLast && !isFollowed ? paragraph.end : start + units(of: bytes, line.shaped.range)
      result.append(start..<max(start, end))
      start = max(start, end)
    }
    return result
  }

  /// How many UTF-16 units some bytes of UTF-8 are: one for each character's first byte, two for a first of four.
  private static func units(of bytes: [UInt8], _ range: Range<Int>) -> Int {
    bytes[range.clamped(to: 0..<bytes.count)].reduce(0) {
      $1 & 0xC0 == 0x80 ? $0 : $0 + ($1 >= 0xF0 ? 2 : 1)
    }
  }

  private func extent(of line: TextLineBreaker.Line, in room: TextRoom) -> CGFloat {
    let extent = line.indent + line.shaped.width
    return extent > room.width && extent <= room.width + TextLineBreaker.slack
      ? room.width : extent
  }

  private mutating func place(
    _ broken: [TextLineBreaker.Line], _ ranges: [Range<Int>], in room: TextRoom
  ) {
    let widest = broken.reduce(0) { max($0, $1.indent + $1.shaped.width) }
    var top: CGFloat = 0
    for (index, line) in broken.enumerated() {
      if index > 0 { top += line.spaceAbove(after: broken[index - 1]) }
      append(line, top: top, width: room.width.isFinite ? room.width : widest, ranges[index])
      lines[index].extent = extent(of: line, in: room)
      top += line.height
    }
  }

  /// Puts a line in its place.
  ///
  /// - Parameters:
  ///   - left: where the line's room begins.
  ///   - width: of the line's room.
  ///   - range: the part of the text in UTF-16 units.
  mutating func append(
    _ line: TextLineBreaker.Line, left: CGFloat = 0, top: CGFloat, width: CGFloat,
    _ range: Range<Int>
  ) {
    let free = max(0, line.rightEdge(within: width) - line.leftEdge - line.shaped.width)
    let x = left + line.leftEdge + free * line.share
    lines.append(
      Line(
        runs: line.shaped.runs.map {
          Run(look: line.looks[$0.span], x: x + $0.x, width: $0.width, glyphs: $0.glyphs)
        }, top: top, height: line.height, baseline: top + line.ascent, x: x,
        width: line.shaped.width, extent: left + line.indent + line.shaped.width, range: range,
        isRightToLeft: line.shaped.isRightToLeft,
        share: line.style.tailIndent == 0 && line.style.alignment != .justified
          ? line.share : nil))
  }
}
