import Foundation

extension TextLineBreaker {
  /// The line with the text that follows it in the paragraph, and with an ellipsis for what does
  /// not fit or for more paragraphs; nil where the mode has none.
  func shortened(_ line: Line) -> Line? {
    shortened(from: line.shaped.range.lowerBound, isFollowed: true)
  }

  /// The one line that stands for the paragraph from a byte on.
  ///
  /// - Parameter isFollowed: whether an ellipsis is needed though all of the paragraph has room.
  func shortened(from start: Int, isFollowed: Bool) -> Line? {
    guard isTruncating, room.width.isFinite, !paragraph.spans.isEmpty else { return nil }
    let text = SpannedText(paragraph.text, paragraph.spans)
    let (end, next) = text.endOfLine(from: start)
    let shortening = Shortening(
      breaker: self, text: text, range: start..<end, mode: style.lineBreakMode,
      isFirst: start == 0)
    var shaped = shortening.line(isFollowed: isFollowed || next < text.bytes.count)
    shaped.range = start..<text.bytes.count
    return line(shaped, isFirst: start == 0)
  }

  private var isTruncating: Bool {
    switch style.lineBreakMode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}

/// Leaves as much out of a text as it takes to fit a line with an ellipsis.
private struct Shortening {
  let breaker: TextLineBreaker
  let text: SpannedText
  let range: Range<Int>
  let mode: NSLineBreakMode
  let isFirst: Bool

  private var room: CGFloat { breaker.width(isFirst: isFirst) }

  func line(isFollowed: Bool) -> ShapedLine {
    let (heads, tails, isWhole) = clusters()
    if isWhole {
      let whole = shape(heads: range.upperBound, tails: range.upperBound, sign: isFollowed)
      if whole.width <= room { return whole }
    }
    let sign = breaker.shape(
      [.sign("…", likeByte: range.lowerBound)], of: text, isRightToLeft: nil, isFirst: false
    ).width
    let free = room - sign
    var headCount: Int
    var tailCount = 0
    switch mode {
    case .byTruncatingHead:
      headCount = 0
      tailCount = count(tails.reversed(), within: free)
    case .byTruncatingMiddle:
      headCount = count(heads, within: free / 2)
      tailCount = count(tails.reversed(), within: free - width(heads.prefix(headCount)))
      // The last words follow the ellipsis at once.
      while tailCount > 0, text.bytes[tails[tails.count - tailCount].byte] == UInt8(ascii: " ") {
        tailCount -= 1
      }
      headCount = count(heads, within: free - width(tails.suffix(tailCount)))
    default:
      headCount = count(heads, within: free)
    }
    if isWhole, headCount + tailCount >= heads.count, !isFollowed {
      if tailCount > 0 { tailCount -= 1 } else { headCount = max(0, headCount - 1) }
    }
    while true {
      let head = headCount < heads.count ? heads[headCount].byte : range.upperBound
      let tail = tailCount > 0 ? tails[tails.count - tailCount].byte : range.upperBound
      let line = shape(heads: min(head, tail), tails: tail, sign: true)
      if line.width <= room || headCount + tailCount == 0 { return line }
      if tailCount > headCount { tailCount -= 1 } else { headCount -= 1 }
    }
  }

  private func count(_ clusters: some Sequence<TextCluster>, within room: CGFloat) -> Int {
    var width: CGFloat = 0
    var count = 0
    for cluster in clusters {
      width += cluster.advance
      if width > room { break }
      count += 1
    }
    return count
  }

  private func width(_ clusters: ArraySlice<TextCluster>) -> CGFloat {
    clusters.reduce(0) { $0 + $1.advance }
  }

  /// The text up to a byte, the ellipsis, and the text from another byte on.
  private func shape(heads: Int, tails: Int, sign: Bool) -> ShapedLine {
    var pieces: [SpannedText.Piece] = []
    if heads > range.lowerBound { pieces.append(.text(range.lowerBound..<heads)) }
    if sign {
      let near = mode == .byTruncatingHead ? tails : max(range.lowerBound, heads - 1)
      pieces.append(.sign("…", likeByte: near))
    }
    if tails < range.upperBound { pieces.append(.text(tails..<range.upperBound)) }
    var line = breaker.shape(
      pieces, of: text, isRightToLeft: isRightToLeft, isFirst: isFirst)
    if sign { line.omitted = heads..<max(heads, tails) }
    return line
  }

  private let isRightToLeft: Bool?

  init(
    breaker: TextLineBreaker, text: SpannedText, range: Range<Int>, mode: NSLineBreakMode,
    isFirst: Bool
  ) {
    self.breaker = breaker
    self.text = text
    self.range = range
    self.mode = mode
    self.isFirst = isFirst
    // The text keeps its direction, however little of it is shown.
    isRightToLeft =
      breaker.direction
      ?? breaker.shape(
        [.text(text.window(from: 0, length: LineFinder.windowLength))], of: text,
        isRightToLeft: nil, isFirst: false
      ).isRightToLeft
  }

  /// The clusters at both ends of the text that a line may show, and whether these are all.
  private func clusters() -> (heads: [TextCluster], tails: [TextCluster], isWhole: Bool) {
    var length = LineFinder.windowLength
    while true {
      let first = text.window(from: range.lowerBound, length: length).clamped(to: range)
      let heads = clusters(of: first)
      if first == range { return (heads, heads, true) }
      let last = text.window(before: range.upperBound, length: length).clamped(to: range)
      let tails = clusters(of: last)
      if width(heads[...]) > room, width(tails[...]) > room { return (heads, tails, false) }
      length *= 2
    }
  }

  private func clusters(of part: Range<Int>) -> [TextCluster] {
    let line = breaker.shape(
      [.text(part)], of: text, isRightToLeft: isRightToLeft, isFirst: isFirst)
    return line.orderedClusters(from: part.lowerBound, of: text)
  }
}
