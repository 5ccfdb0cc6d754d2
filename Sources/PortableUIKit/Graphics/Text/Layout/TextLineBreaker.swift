import Drawing
import Foundation

/// Breaks one paragraph into lines with their heights.
struct TextLineBreaker {
  /// A line that has no place yet.
  struct Line {
    /// The number of its paragraph.
    var paragraph: Int
    var shaped: ShapedLine
    var looks: [TextAttributes]
    var style: ParagraphValues
    var isFirst: Bool
    var isRightToLeft: Bool
    /// From the top of the line to its baseline.
    var ascent: CGFloat
    var height: CGFloat

    /// How far from the leading edge the line begins.
    var indent: CGFloat { max(0, isFirst ? style.firstLineHeadIndent : style.headIndent) }

    /// The space between this line and the one before.
    func spaceAbove(after line: Line) -> CGFloat {
      let within = max(0, line.style.lineSpacing)
      guard paragraph != line.paragraph else { return within }
      return within + max(0, line.style.paragraphSpacing) + max(0, style.paragraphSpacingBefore)
    }

    /// How far from the trailing edge the line ends in a room of that width.
    private func tail(within width: CGFloat) -> CGFloat {
      style.tailIndent > 0 ? max(0, width - style.tailIndent) : -style.tailIndent
    }

    var leftEdge: CGFloat { isRightToLeft ? max(0, -style.tailIndent) : indent }

    func rightEdge(within width: CGFloat) -> CGFloat {
      isRightToLeft ? width - indent : width - tail(within: width)
    }

    /// The part of the free width that stands left of the line.
    var share: CGFloat {
      switch style.alignment {
      case .left: 0
      case .center: 0.5
      case .right: 1
      case .justified, .natural: isRightToLeft ? 1 : 0
      }
    }
  }

  let paragraph: TextParagraph
  let number: Int
  let room: TextRoom
  let defaults: TextDefaults
  let shaper: any TextShaper
  /// The paragraph on one line, if that is known.
  var shaped: ShapedLine?

  var style: ParagraphValues { paragraph.style }

  /// Whether lines begin at the right: by the style, or by the view that shows the text.
  private var isRightToLeft: Bool {
    switch style.baseWritingDirection {
    case .natural: defaults.isRightToLeft
    case .leftToRight: false
    case .rightToLeft: true
    }
  }

  /// The direction that the style gives the paragraph; nil to follow its characters.
  var direction: Bool? {
    switch style.baseWritingDirection {
    case .natural: nil
    case .leftToRight: false
    case .rightToLeft: true
    }
  }

  /// The room of a line in points; infinite for none.
  func width(isFirst: Bool) -> CGFloat {
    guard room.width.isFinite else { return .infinity }
    let right =
      style.tailIndent > 0 ? min(style.tailIndent, room.width) : room.width + style.tailIndent
    return max(0, right - indent(isFirst: isFirst)) + Self.slack
  }

  private func indent(isFirst: Bool) -> CGFloat {
    max(0, isFirst ? style.firstLineHeadIndent : style.headIndent)
  }

  /// A room that was measured from this very text may be smaller by an error of rounding, in points.
  static let slack: CGFloat = 0.01

  /// A part of the paragraph on one line, its tabs as wide as the stops want them.
  func shape(
    _ pieces: [SpannedText.Piece], of text: SpannedText, isRightToLeft: Bool?, isFirst: Bool
  ) -> ShapedLine {
    let (request, numbers) = text.request(pieces, isRightToLeft: isRightToLeft)
    var line = withTabs(shaper.line(of: request), request.text, isFirst: isFirst)
    line.rename(numbers)
    return line
  }

  func shapeWhole() -> ShapedLine {
    if let shaped { return shaped }
    let request = ShapingRequest(
      text: paragraph.text, spans: paragraph.spans, isRightToLeft: direction)
    return withTabs(shaper.line(of: request), paragraph.text, isFirst: true)
  }

  private func withTabs(_ line: ShapedLine, _ text: String, isFirst: Bool) -> ShapedLine {
    guard text.utf8.contains(0x09) else { return line }
    return tabStops(isFirst: isFirst).applied(to: line, of: text)
  }

  func tabStops(isFirst: Bool) -> TabStops {
    TabStops(
      stops: style.tabStops, interval: style.defaultTabInterval, indent: indent(isFirst: isFirst))
  }

  // MARK: Heights

  func line(_ shaped: ShapedLine, isFirst: Bool) -> Line {
    let looks = paragraph.attributes
    let (ascent, height) = extent(of: shaped, looks)
    var shaped = shaped
    if shaped.runs.contains(where: { !looks.indices.contains($0.span) }) {
      shaped.runs = shaped.runs.filter { looks.indices.contains($0.span) }
    }
    return Line(
      paragraph: number, shaped: shaped, looks: looks, style: style, isFirst: isFirst,
      isRightToLeft: isRightToLeft, ascent: ascent, height: height)
  }

  var emptyLine: Line {
    line(ShapedLine(range: 0..<0, width: 0, runs: []), isFirst: true)
  }

  /// The height of a line, and how far below its top the baseline lies. The style adds or
  /// takes away height at the top.
  private func extent(
    of line: ShapedLine, _ looks: [TextAttributes]
  ) -> (ascent: CGFloat, height: CGFloat) {
    var ascent: CGFloat?
    var descent: CGFloat?
    var last: Int?
    for run in line.runs where run.span != last && looks.indices.contains(run.span) {
      last = run.span
      ascent = max(ascent ?? -.infinity, looks[run.span].ascent)
      descent = max(descent ?? -.infinity, looks[run.span].descent)
    }
    let top = ascent ?? paragraph.emptyLook.ascent
    let natural = max(0, top + (descent ?? paragraph.emptyLook.descent))
    var height = natural
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    return (top + height - natural, height)
  }
}
