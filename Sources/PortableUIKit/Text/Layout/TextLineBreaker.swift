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

  private var style: ParagraphValues { paragraph.style }

  /// Whether lines begin at the right: by the style, or by the view that shows the text.
  private var isRightToLeft: Bool {
    switch style.baseWritingDirection {
    case .natural: defaults.isRightToLeft
    case .leftToRight: false
    case .rightToLeft: true
    }
  }

  /// The lines of the paragraph, at least one.
  func lines() -> [Line] {
    guard !paragraph.text.isEmpty else { return [emptyLine] }
    var request = request(paragraph.text, paragraph.spans, isFirst: true)
    if !defaults.truncatesLastLineOnly { request.ellipsis = ellipsis }
    return shaper.lines(of: request).enumerated().map {
      line($0.element, isFirst: $0.offset == 0, paragraph.attributes)
    }
  }

  /// The line with the text that follows it in the paragraph, and with an ellipsis where the text does
  /// not fit or more paragraphs follow; nil where the mode has none.
  func shortened(_ line: Line) -> Line? {
    guard let ellipsis, room.width.isFinite else { return nil }
    var (text, spans, looks) = rest(from: line.shaped.range.lowerBound)
    let lines = shaper.lines(of: request(text, spans, isFirst: line.isFirst))
    let isWhole = lines.count == 1 && (lines.first?.range.upperBound ?? 0) >= text.utf8.count
    if isWhole, !spans.isEmpty {
      text += "…"
      spans[spans.count - 1].range =
        spans[spans.count - 1].range.lowerBound..<text.utf8.count
    }
    var shortened = request(text, spans, isFirst: line.isFirst)
    shortened.ellipsis = ellipsis
    guard !spans.isEmpty, let shaped = shaper.lines(of: shortened).first else { return nil }
    return self.line(shaped, isFirst: line.isFirst, looks)
  }

  private var ellipsis: ShapingRequest.Ellipsis? {
    switch style.lineBreakMode {
    case .byTruncatingHead: .start
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail: .end
    case .byWordWrapping, .byCharWrapping, .byClipping: nil
    }
  }

  func request(
    _ text: String, _ spans: [ShapingRequest.Span], isFirst: Bool
  ) -> ShapingRequest {
    var request = ShapingRequest(text: text, spans: spans)
    let first = max(0, style.firstLineHeadIndent)
    let others = max(0, style.headIndent)
    if room.width.isFinite {
      let right =
        style.tailIndent > 0 ? min(style.tailIndent, room.width) : room.width + style.tailIndent
      request.width = max(0, right - others)
      request.firstLineIndent = isFirst ? first - others : 0
    }
    request.breaking =
      switch style.lineBreakMode {
      case .byCharWrapping: .characters
      case .byClipping: .none
      default: .words
      }
    request.isJustified = style.alignment == .justified
    switch style.baseWritingDirection {
    case .natural: break
    case .leftToRight: request.isRightToLeft = false
    case .rightToLeft: request.isRightToLeft = true
    }
    return request
  }

  // MARK: Heights

  func line(_ shaped: ShapedLine, isFirst: Bool, _ looks: [TextAttributes]) -> Line {
    let used = Set(shaped.runs.map(\.span)).filter { looks.indices.contains($0) }
    let present = used.isEmpty ? [paragraph.emptyLook] : used.sorted().map { looks[$0] }
    let (ascent, height) = extent(of: present)
    var shaped = shaped
    shaped.runs = shaped.runs.filter { looks.indices.contains($0.span) }
    return Line(
      paragraph: number, shaped: shaped, looks: looks, style: style, isFirst: isFirst,
      isRightToLeft: isRightToLeft, ascent: ascent, height: height)
  }

  var emptyLine: Line {
    line(ShapedLine(range: 0..<0, width: 0, runs: []), isFirst: true, [])
  }

  /// The height of a line of such parts, and how far below its top the baseline lies. The style adds or
  /// takes away height at the top.
  private func extent(of looks: [TextAttributes]) -> (ascent: CGFloat, height: CGFloat) {
    let ascent = looks.map(\.ascent).max() ?? 0
    let descent = looks.map(\.descent).max() ?? 0
    let natural = max(0, ascent + descent)
    var height = natural
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    return (ascent + height - natural, height)
  }
}
