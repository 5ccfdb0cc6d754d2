import AutoLayout

/// Follows a screen over the widths of its window.
///
/// The solver says how far its straight lines go, and each text where its lines break anew; a layout at both ends of such a
/// piece gives the lines, and one in the middle shows whether something else has a hand in it. If so, the piece is halved,
/// and the elements that do not follow count as sampled.
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
    while at < range.upperBound {
      let stop = cuts.first { $0 > at + Self.narrowest } ?? range.upperBound
      let first = try sample(min(at + Self.step, stop))
      var end = min(stop, max(first.steadyUpTo, at + Self.narrowest))
      if range.upperBound - end < Self.narrowest { end = range.upperBound }
      var cause = end < stop ? first.end : nil
      if let change = try textChange(from: at, to: end, first) {
        end = change.width
        cause = "the lines of \(change.name) break anew"
      } else if end == stop, end < range.upperBound {
        cause = "the surroundings change"
      }
      try close(at...end, beginning, depth: 0)
      at = end
      beginning = cause
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
    // The last few are asked for again by the pieces beside.
    if samples.count > 8 { samples.removeAll() }
    samples[width] = sample
    return sample
  }

  /// The lowest width at which a wrapping text breaks into other lines than at the beginning.
  ///
  /// A text gets no higher if it has more room, so that equal heights at both ends are the height in between, and one
  /// change can be closed in by halving.
  private mutating func textChange(
    from low: Double, to high: Double, _ first: ScreenSample
  ) throws -> (width: Double, name: String)? {
    guard high - low > 2 * Self.step else { return nil }
    let last = try sample(high - Self.step)
    guard Self.areAlike(first.snapshot, last.snapshot) else { return nil }
    var found: (width: Double, name: String)?
    for (place, element) in first.snapshot.elements.enumerated() {
      let (from, to) = (element.frame.width, last.snapshot.elements[place].frame.width)
      guard from != to, let height = first.textHeight(place, from),
        first.textHeight(place, to) != height
      else { continue }
      // `near` has the height of the beginning, `far` another one.
      var (near, far) = (from, to)
      while (far - near).magnitude > Self.resolution {
        let middle = (near + far) / 2
        if first.textHeight(place, middle) == height { near = middle } else { far = middle }
      }
      let width = low + (far - from) / (to - from) * (high - low)
      guard width > low + Self.narrowest, width < high - Self.narrowest else { continue }
      if found.map({ width < $0.width }) ?? true { found = (width, element.name) }
    }
    return found
  }

  // MARK: Pieces

  private mutating func close(
    _ piece: ClosedRange<Double>, _ beginning: String?, depth: Int
  ) throws {
    let (low, high) = (piece.lowerBound, piece.upperBound)
    // Short of the ends by as much as rounding to pixels may bring a text over a break.
    let inner = min(depth == 0 ? Self.margin : Self.step, (high - low) / 4)
    let start = try sample(low + min(Self.step, (high - low) / 4)).snapshot
    let end = try sample(high - inner).snapshot
    let isNarrow = high - low < Self.shortestHalved
    if isNarrow || depth >= Self.deepest {
      guard Self.areAlike(start, end) else {
        // Something comes or goes in between: one of both sides is shown for each half.
        let middle = (low + high) / 2
        append(low...middle, start, start, beginning)
        append(middle...high, end, end, nil)
        return
      }
      return append(piece, start, end, beginning)
    }
    let middle = (low + high) / 2
    let between = try sample(middle).snapshot
    let strangers = Self.strangers(start, between, end)
    if let strangers, strangers.isEmpty, Self.fitAlike(start, between), Self.fitAlike(between, end)
    {
      append(
        piece, start, Self.stretched(start, end, (high - low) / (high - inner - low)), beginning)
      return
    }
    sweep.sampled.formUnion(strangers ?? [])
    try close(low...middle, beginning, depth: depth + 1)
    try close(middle...high, nil, depth: depth + 1)
  }

  private mutating func append(
    _ range: ClosedRange<Double>, _ start: ScreenSnapshot, _ end: ScreenSnapshot,
    _ beginning: String?
  ) {
    sweep.pieces.append(
      ScreenPiece(range: range, start: start, end: end, beginning: beginning))
  }

  /// The snapshot at the end of a piece, from one a little before.
  private static func stretched(
    _ start: ScreenSnapshot, _ end: ScreenSnapshot, _ part: Double
  ) -> ScreenSnapshot {
    var stretched = end
    for place in end.elements.indices {
      stretched.elements[place].frame = start.elements[place].frame
        .mixed(with: end.elements[place].frame, part)
      stretched.elements[place].safeArea = start.elements[place].safeArea
        .mixed(with: end.elements[place].safeArea, part)
    }
    return stretched
  }

  private static func areAlike(_ first: ScreenSnapshot, _ second: ScreenSnapshot) -> Bool {
    first.elements.count == second.elements.count
      && zip(first.elements, second.elements).allSatisfy {
        $0.name == $1.name && $0.parent == $1.parent
      }
  }

  /// Whether the same texts fit. A text may lack a little of its room before it counts as cut, so that it begins to within
  /// a piece.
  private static func fitAlike(_ first: ScreenSnapshot, _ second: ScreenSnapshot) -> Bool {
    zip(first.elements, second.elements).allSatisfy { $0.isTruncated == $1.isTruncated }
  }

  /// The elements that are not in the middle between where they are at both ends; nil if others are shown.
  private static func strangers(
    _ start: ScreenSnapshot, _ middle: ScreenSnapshot, _ end: ScreenSnapshot
  ) -> Set<String>? {
    guard areAlike(start, middle), areAlike(start, end) else { return nil }
    var names: Set<String> = []
    for (place, element) in middle.elements.enumerated() {
      let (first, last) = (start.elements[place], end.elements[place])
      if element.frame.distance(of: first.frame.mixed(with: last.frame, 0.5)) > sameEdge {
        names.insert(element.name)
      }
    }
    return names
  }

  /// The widest window, in points.
  private static var widest: Double { 20_000 }
  /// The width of the narrowest piece that is told apart, in points.
  private static var narrowest: Double { 0.05 }
  /// How far beyond the beginning of a piece the first layout is made, in points.
  private static var step: Double { 0.02 }
  /// How far before the end of a piece the last layout is made: a pixel, as texts are measured at whole ones.
  private static var margin: Double { 0.5 }
  /// Pieces narrower than this are not halved: a pixel.
  private static var shortestHalved: Double { 0.5 }
  /// So often a piece is halved at most.
  private static var deepest: Int { 14 }
  /// To how much of a width of its own the break of a text is closed in, in points.
  private static var resolution: Double { 0.01 }
  /// An edge is in the middle if it is no further than this from there: each of the three layouts is rounded to pixels, and
  /// so are the views around.
  private static var sameEdge: Double { 1.25 }
}
