import Foundation

/// Finds where the lines of a paragraph end: each takes as many words as have room.
///
/// The text is shaped a window at a time, so that the work is in proportion to the lines that are asked for.
struct LineFinder {
  /// A line that may have room.
  struct Candidate {
    /// The bytes it shows, without the spaces that hang over the edge and the hyphen.
    var content: Range<Int>
    /// Where the next line begins.
    var end: Int
    var isHyphenated: Bool
    /// Whether the line ends since its room does, and not the paragraph.
    var isBroken: Bool
    var isRightToLeft: Bool
    /// The content, if it has been shaped already.
    var shaped: ShapedLine?
  }

  /// Bytes of text that are shaped at once; more where so many do not fill a line.
  static let windowLength = 2_048

  let text: SpannedText
  private let shaper: any TextShaper
  private let breaksAnywhere: Bool
  private let stops: (Bool) -> TabStops
  private var isRightToLeft: Bool?
  private var clusters: [TextCluster] = []
  private var window = 0..<0
  /// The window's text on one line; nil if lines cannot be cut from it.
  private var shaped: ShapedLine?
  private var offsets: [[CGFloat]] = []
  /// The next separator of lines: where it begins, and where the text behind it does.
  private var separator = (content: 0, next: 0)
  private var hyphenWidths: [Int: CGFloat] = [:]

  init(
    text: SpannedText, shaper: any TextShaper, isRightToLeft: Bool?, breaksAnywhere: Bool,
    stops: @escaping (_ isFirst: Bool) -> TabStops
  ) {
    self.text = text
    self.shaper = shaper
    self.isRightToLeft = isRightToLeft
    self.breaksAnywhere = breaksAnywhere
    self.stops = stops
  }

  /// Finds the line that begins at a byte.
  ///
  /// - Parameter width: the width of a candidate in points as it will stand there; shorter ones follow until one has room.
  mutating func findLine(from start: Int, room: CGFloat, width: (Candidate) -> CGFloat) {
    let (ends, overflow) = ends(from: start, room: room)
    var tries = 0
    for end in ends.reversed() {
      tries += 1
      let candidate = candidate(start, end)
      // A few letters can be wider together than one by one, but not much.
      if width(candidate) <= room || tries > 8 || end == ends.first && overflow == nil { return }
    }
    guard let overflow else { return }
    for end in overflow.reversed() {
      if width(candidate(start, end)) <= room || end == overflow.first { return }
    }
  }

  private func candidate(_ start: Int, _ end: Int) -> Candidate {
    let separator = separatorBehind(start, end)
    let isBroken = separator == 0 && end < text.bytes.count
    var content = start..<end - separator
    var isHyphenated = false
    if isBroken {
      content = text.withoutHangingSpaces(content)
      isHyphenated =
        content.upperBound == end && end - start >= 2 && text.isBehindSoftHyphen(end)
      if isHyphenated { content = start..<end - 2 }
    } else if separator == 0, hangsAtEnd {
      content = text.withoutHangingSpaces(content)
    }
    return Candidate(
      content: content, end: end, isHyphenated: isHyphenated, isBroken: isBroken,
      isRightToLeft: isRightToLeft ?? false, shaped: isHyphenated ? nil : cut(content))
  }

  /// A part of the window's text, as shaping it alone would give it; nil for one with tabs, whose stops count from the
  /// beginning of the line.
  private func cut(_ content: Range<Int>) -> ShapedLine? {
    guard let shaped, !content.isEmpty, window.lowerBound <= content.lowerBound,
      content.upperBound <= window.upperBound, !text.bytes[content].contains(0x09)
    else { return nil }
    return shaped.part(
      content.lowerBound - window.lowerBound..<content.upperBound - window.lowerBound,
      offsets: offsets)
  }

  /// Whether the spaces at the end of the paragraph have no room.
  private var hangsAtEnd = false

  private func separatorBehind(_ start: Int, _ end: Int) -> Int {
    for length in [1, 2, 3]
    where end - length >= start && text.separatorLength(at: end - length) == length {
      return length
    }
    return 0
  }

  /// The places where a line may end that have room, and those within the word that has none; of these there are none if the
  /// paragraph ends.
  private mutating func ends(from start: Int, room: CGFloat) -> (ends: [Int], overflow: [Int]?) {
    if start >= separator.next { separator = text.endOfLine(from: start) }
    load(from: start, length: Self.windowLength)
    while true {
      if let found = endsInWindow(from: start, room: room) { return found }
      let isFull = window.lowerBound == start
      load(from: start, length: isFull ? 2 * window.count : Self.windowLength, isAgain: true)
    }
  }

  /// Nil where the window ends before the line.
  private mutating func endsInWindow(
    from start: Int, room: CGFloat
  ) -> (ends: [Int], overflow: [Int]?)? {
    var ends: [Int] = []
    var within: [Int] = []
    var x: CGFloat = 0
    var ink: CGFloat = 0
    let most = room + Self.leeway
    let tabs = stops(start == 0)
    hangsAtEnd = false
    let first = firstCluster(at: start)
    for index in first..<max(first, clusters.count) {
      let cluster = clusters[index]
      if cluster.byte >= separator.content {
        return (ends + [separator.next], ink > room ? Array(within.suffix(8)) : nil)
      }
      if index > first {
        if cluster.isBreak || breaksAnywhere {
          // A hyphen needs room too.
          if !text.isBehindSoftHyphen(cluster.byte)
            || x + hyphenWidth(before: cluster.byte) <= most
          {
            ends.append(cluster.byte)
          }
        }
        within.append(cluster.byte)
      }
      switch text.bytes[cluster.byte] {
      case 0x20: x += cluster.advance
      case 0x09: x = tabs.next(after: x) ?? x + cluster.advance
      default:
        if x + cluster.advance > most {
          if index == first { return next(after: index).map { ([$0], nil) } }
          return (ends, Array(within.suffix(8)))
        }
        x += cluster.advance
        ink = x
      }
    }
    guard window.upperBound >= separator.content else { return nil }
    hangsAtEnd = x > room && ink <= most
    return (ends + [separator.next], ink > room ? Array(within.suffix(8)) : nil)
  }

  /// How much wider than its room a line may seem in points, of which the last character may give up its space and a hyphen move
  /// closer; whether it is as narrow is seen when it has been shaped.
  private static let leeway: CGFloat = 1

  /// Where the cluster behind one begins; nil where that lies behind the window.
  private func next(after index: Int) -> Int? {
    if index + 1 < clusters.count { return clusters[index + 1].byte }
    return window.upperBound == text.bytes.count ? window.upperBound : nil
  }

  private func firstCluster(at byte: Int) -> Int {
    var low = 0
    var high = clusters.count
    while low < high {
      let middle = (low + high) / 2
      if clusters[middle].byte < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func hyphenWidth(before byte: Int) -> CGFloat {
    let number = text.spans.firstIndex { $0.range.contains(byte - 1) } ?? 0
    if let known = hyphenWidths[number] { return known }
    let request = text.request([.sign("-", likeByte: byte - 1)], isRightToLeft: false).request
    let width = shaper.line(of: request).width
    hyphenWidths[number] = width
    return width
  }

  /// Shapes the text from a byte on, if the window does not hold enough of it.
  private mutating func load(from start: Int, length: Int, isAgain: Bool = false) {
    let first = firstCluster(at: start)
    let isKnown = clusters.indices.contains(first) && clusters[first].byte == start
    if !isAgain, isKnown { return }
    window = text.window(from: start, length: length)
    let (request, numbers) = text.request([.text(window)], isRightToLeft: isRightToLeft)
    var line = shaper.line(of: request)
    isRightToLeft = line.isRightToLeft
    clusters = line.orderedClusters(from: start, of: text)
    line.rename(numbers)
    shaped = line.isCuttable ? line : nil
    offsets = shaped?.clusterOffsets ?? []
    var places = line.breaks.makeIterator()
    var place = places.next()
    for index in clusters.indices {
      while let here = place, here + start < clusters[index].byte { place = places.next() }
      clusters[index].isBreak = place.map { $0 + start == clusters[index].byte } ?? false
    }
  }
}
