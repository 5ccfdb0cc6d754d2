import AutoLayout

/// Follows a screen over the widths of its window.
///
/// The solver says how far its straight lines go, each text where its lines break anew, and each view where it meets the border
/// of the safe area; a layout at both ends of such a piece gives the lines, and one in the middle shows whether something else
/// has a hand in it. If so, the piece is halved, and the elements that do not follow count as sampled. So do all of a screen
/// whose required constraints conflict, or on which a text takes its width from the layout before.
struct ScreenWalk {
  private let range: ClosedRange<Double>
  private let cuts: [Double]
  private let limit: Int
  private let layOut: (Double) throws -> ScreenSample
  private var sweep: ScreenSweep
  private var samples: [Double: ScreenSample] = [:]

  /// - Parameters:
  ///   - cuts: widths at which the surroundings change: size classes, margins.
  ///   - limit: how many layouts may be made.
  init(
    over range: ClosedRange<Double>, cutAt cuts: [Double], limit: Int,
    layOut: @escaping (Double) throws -> ScreenSample
  ) throws {
    guard range.lowerBound >= 1, range.upperBound <= Self.widest,
      range.upperBound - range.lowerBound > Self.narrowest
    else { throw ScreenSweepError.noRange(range) }
    self.range = range
    self.cuts = cuts.filter { $0 > range.lowerBound && $0 < range.upperBound }.sorted()
    self.limit = limit
    self.layOut = layOut
    sweep = ScreenSweep(range: range, pieces: [], sampled: [], layouts: 0)
  }

  /// Walks through the range.
  mutating func run() throws -> ScreenSweep {
    var at = range.lowerBound
    var beginning: String?
    // How far beyond the beginning of a piece its first layout is made: nothing happens where the range begins and ends.
    var inset = 0.0
    while at < range.upperBound {
      let stop = cuts.first { $0 > at + Self.narrowest } ?? range.upperBound
      let first = try sample(min(at + inset, stop))
      var end = min(stop, max(first.steadyUpTo, at + Self.narrowest))
      if range.upperBound - end < Self.narrowest { end = range.upperBound }
      let piece = at...end
      var cause = end < stop ? first.end : nil
      if end == stop, end < range.upperBound { cause = "the surroundings change" }
      let change = try change(in: piece, &inset)
      if let change {
        end = change.width
        cause = change.words
      }
      // A view is laid out in whole pixels, so that its text changes a little beside the place that follows from the lines.
      let margin = change == nil ? step(before: end) : Self.margin
      try close(at...end, beginning, inset, margin, depth: 0)
      at = end
      beginning = cause
      inset = margin
    }
    return sweep
  }

  // MARK: Layouts

  private mutating func sample(_ width: Double) throws -> ScreenSample {
    if let known = samples[width] { return known }
    if sweep.layouts >= limit {
      throw ScreenSweepError.tooManyLayouts(limit: limit, reached: width)
    }
    sweep.layouts += 1
    let sample = try layOut(width)
    samples[width] = sample
    return sample
  }

  /// The lowest width of a piece at which a text changes, or what a view has of the safe area's border.
  ///
  /// Beyond a change the views may lie elsewhere, so that a change that was found is tried as the end of the piece.
  private mutating func change(
    in piece: ClosedRange<Double>, _ inset: inout Double
  ) throws -> ScreenChange? {
    var found: ScreenChange?
    for _ in 0..<Self.mostChanges {
      let end = found?.width ?? piece.upperBound
      guard end - piece.lowerBound > Self.shortestHalved else { break }
      let margin = found == nil ? step(before: end) : Self.margin
      let widths = Self.tried(piece.lowerBound...end, inset, margin)
      let first = try sample(widths.lowerBound)
      let last = try sample(widths.upperBound)
      guard var change = ScreenChange.first(in: widths, first, last) else { break }
      // No piece of half a pixel: the text changes where the piece begins or ends.
      if change.width < piece.lowerBound + Self.margin / 2 {
        if inset >= Self.margin { break }
        inset = Self.margin
        continue
      }
      if change.width > end - Self.margin / 2 { change.width = end }
      found = change
    }
    return found
  }

  private func step(before end: Double) -> Double { end < range.upperBound ? Self.step : 0 }

  /// The widths at which the first and the last layout of a piece are made: short of its ends, by a quarter at most.
  private static func tried(
    _ piece: ClosedRange<Double>, _ inset: Double, _ margin: Double
  ) -> ClosedRange<Double> {
    let quarter = (piece.upperBound - piece.lowerBound) / 4
    return (piece.lowerBound + min(inset, quarter))...(piece.upperBound - min(margin, quarter))
  }

  // MARK: Pieces

  private mutating func close(
    _ piece: ClosedRange<Double>, _ beginning: String?, _ inset: Double, _ margin: Double,
    depth: Int
  ) throws {
    let (low, high) = (piece.lowerBound, piece.upperBound)
    // The walk does not come back. It asks again for all that lies ahead, as each piece asks for the end of its part.
    samples = samples.filter { $0.key >= low }
    let widths = Self.tried(piece, inset, margin)
    let (first, last) = (widths.lowerBound, widths.upperBound)
    let ends = (try sample(first), try sample(last))
    let (start, end) = (ends.0.snapshot, ends.1.snapshot)
    let isNarrow = high - low < Self.shortestHalved
    if isNarrow || depth >= Self.deepest {
      guard start.showsSameElements(as: end) else {
        // Something comes or goes in between: one of both sides is shown for each half.
        let middle = (low + high) / 2
        append(low...middle, start, start, beginning, ends.0)
        append(middle...high, end, end, nil, ends.1)
        return
      }
      return append(piece, start, end, beginning, ends.0)
    }
    let middle = (low + high) / 2
    if ends.0.hasTextOfOwnWidth || !start.conflicts.isEmpty || !end.conflicts.isEmpty {
      // Nothing is proved about such a screen, as another constraint may be broken anywhere: it is tried every few points.
      sweep.sampled.formUnion(start.elements.map(\.name))
      if high - low > Self.longestTried {
        return try halve(piece, beginning, inset, margin, depth: depth)
      }
    }
    let tried = try sample(middle)
    let part = (middle - first) / (last - first)
    let strangers = Self.strangers(ends.0, tried, ends.1, part)
    if strangers.isEmpty {
      // A step is less than a pixel, and frames are rounded to pixels.
      let (before, beyond) = (first - low, high - last)
      append(
        piece, before > Self.step ? start.moved(towards: end, by: -before / (last - first)) : start,
        beyond > Self.step ? end.moved(towards: start, by: -beyond / (last - first)) : end,
        beginning, tried)
      return
    }
    sweep.sampled.formUnion(strangers)
    try halve(piece, beginning, inset, margin, depth: depth)
  }

  private mutating func halve(
    _ piece: ClosedRange<Double>, _ beginning: String?, _ inset: Double, _ margin: Double,
    depth: Int
  ) throws {
    let middle = (piece.lowerBound + piece.upperBound) / 2
    try close(
      piece.lowerBound...middle, beginning, min(inset, Self.step), Self.step, depth: depth + 1)
    try close(
      middle...piece.upperBound, nil, Self.step, min(margin, Self.step), depth: depth + 1)
  }

  /// Adds a piece.
  ///
  /// - Parameter tried: a layout in it, which tells what is ambiguous in all of it: that is a property of the solver's basis.
  private mutating func append(
    _ range: ClosedRange<Double>, _ start: ScreenSnapshot, _ end: ScreenSnapshot,
    _ beginning: String?, _ tried: ScreenSample
  ) {
    var ends = [start, end]
    for (place, isAmbiguous) in tried.ambiguousElements.enumerated() {
      for side in ends.indices { ends[side].elements[place].isAmbiguous = isAmbiguous }
    }
    sweep.pieces.append(
      ScreenPiece(range: range, start: ends[0], end: ends[1], beginning: beginning))
  }

  /// The elements that are not on the straight line between where they are at both ends, that are not shown at all three
  /// widths, or whose text is cut at one of them but not at another.
  private static func strangers(
    _ first: ScreenSample, _ tried: ScreenSample, _ last: ScreenSample, _ part: Double
  ) -> Set<String> {
    let (start, middle, end) = (first.snapshot, tried.snapshot, last.snapshot)
    guard start.showsSameElements(as: middle), start.showsSameElements(as: end) else {
      let names = [start, middle, end].map { Set($0.elements.map(\.name)) }
      let changing = names[0].union(names[1]).union(names[2])
        .subtracting(names[0].intersection(names[1]).intersection(names[2]))
      return changing.isEmpty ? names[1] : changing
    }
    var names: Set<String> = []
    for (place, element) in middle.elements.enumerated() {
      let (before, after) = (start.elements[place], end.elements[place])
      let isOnLine = [\ScreenElement.frame, \.safeArea].allSatisfy { rect in
        let mean = before[keyPath: rect].mixed(with: after[keyPath: rect], part)
        return element[keyPath: rect].distance(of: mean) <= sameEdge
      }
      let fits =
        element.isTruncated == before.isTruncated && element.isTruncated == after.isTruncated
      let isPlaced = isOnLine && isOnExactLine(place, first, tried, last, part)
      if !isPlaced || !fits { names.insert(element.name) }
    }
    return names
  }

  /// Whether the constraints place an element on the straight line; true of one that they do not place.
  private static func isOnExactLine(
    _ element: Int, _ first: ScreenSample, _ middle: ScreenSample, _ last: ScreenSample,
    _ part: Double
  ) -> Bool {
    let frames = [first, middle, last].compactMap { $0.place(of: element)?.inWindow }
    guard frames.count == 3 else { return true }
    return frames[1].distance(of: frames[0].mixed(with: frames[2], part)) <= sameExactEdge
  }

  /// The widest window, in points.
  private static var widest: Double { 20_000 }
  /// The width of the narrowest piece that is told apart, in points.
  private static var narrowest: Double { 0.05 }
  /// How far from an event a layout is made, in points.
  private static var step: Double { 0.02 }
  /// How far before the change of a text the last layout of a piece is made, and the first one of the next piece: a pixel, as
  /// texts are measured at whole ones.
  private static var margin: Double { 0.5 }
  /// Pieces narrower than this are not halved: a pixel.
  private static var shortestHalved: Double { 0.5 }
  /// The longest piece within which a screen is tried at both ends and the middle only, if nothing is proved about it.
  private static var longestTried: Double { 16 }
  /// So often a piece is halved at most.
  private static var deepest: Int { 14 }
  /// So often the first change of a text is looked for between the beginning of a piece and one that was found.
  private static var mostChanges: Int { 64 }
  /// An edge is in the middle if it is no further than this from there: each of the three layouts is rounded to pixels, and
  /// so are the views around.
  private static var sameEdge: Double { 1.25 }
  /// The same for edges that are not rounded: half of a pixel at two for each point.
  private static var sameExactEdge: Double { 0.25 }
}
