import Cassowary

/// The walk of a layout over the sizes of its root if texts have other heights at other widths: between two sizes at which
/// lines break anew, all natural sizes are constant, and the solver tells the pieces.
struct TextSweep {
  /// An interval of sizes within which no line breaks anew.
  struct Part {
    let range: ClosedRange<Double>
    let sweep: Sweep
    /// The text whose lines break anew at the upper end; nil at the end of the range.
    let end: (any LayoutItem)?
  }

  /// What is known of a text during the walk.
  private struct Text {
    let text: WrappingText
    let handles: [Constraint]
    let width: Variable
    var height: Double
    /// The width to ask for where a part begins: just beyond the one at which the lines break; nil for the one it has.
    var asked: Double?
    var widths = 0.0...0
  }

  /// A size at which the lines of a text break anew.
  private struct Change {
    let size: Double
    let text: Int
    /// The width just beyond.
    let width: Double
  }

  private let solver: Solver
  private let parameter: Constraint
  private let range: ClosedRange<Double>
  private let limit: Int
  private var texts: [Text] = []

  init(
    _ engine: LayoutEngine, _ parameter: Constraint, over range: ClosedRange<Double>,
    _ texts: [WrappingText], limit: Int
  ) {
    solver = engine.solver
    self.parameter = parameter
    self.range = range
    self.limit = limit
    for text in texts {
      guard let node = engine.knownNode(for: text.item), let variables = node.variables,
        let row = node.contentRows.vertical
      else { continue }
      self.texts.append(
        Text(
          text: text, handles: Array(row.handles), width: variables.width,
          height: row.rightHandSide))
    }
  }

  /// Walks through the range. The solver is left at the heights of the last part; whoever walks takes them back.
  mutating func run() throws(SweepError) -> [Part] {
    var parts: [Part] = []
    var pieces = 0
    var turns = 0
    var at = range.lowerBound
    while at < range.upperBound {
      let sweep = try settle(from: at)
      let solved = sweep.solvedRange
      at = max(at, solved.lowerBound)
      let change = firstChange(in: sweep, from: at)
      let stop = change?.size ?? solved.upperBound
      if let change { texts[change.text].asked = change.width }
      turns += 1
      if stop > at {
        pieces += sweep.pieces.count { $0.range.lowerBound < stop }
        parts.append(
          Part(range: at...stop, sweep: sweep, end: change.map { texts[$0.text].text.item }))
        at = stop
      }
      if max(pieces, turns) > limit { throw .tooManyPieces(limit: limit, reached: at) }
      // Required constraints exclude what lies beyond.
      if change == nil { break }
    }
    return parts
  }

  /// Gives every text the height of its lines where a part begins, and sweeps over what lies ahead.
  ///
  /// Widths may follow from heights through constraints; a few rounds settle them, as in a layout.
  private mutating func settle(from at: Double) throws(SweepError) -> Sweep {
    var sweep = try solver.sweep(parameter, over: at...range.upperBound, atMost: limit)
    for _ in 0..<Self.rounds {
      let start = max(at, sweep.solvedRange.lowerBound)
      var isSettled = true
      for place in texts.indices {
        let width = sweep.value(of: texts[place].width, at: start) ?? 0
        var asked = width
        if let beyond = texts[place].asked, (beyond - width).magnitude <= 2 * Self.step {
          asked = beyond
        }
        let lines = texts[place].text.lines(asked)
        texts[place].widths = lines.widths
        guard lines.height != texts[place].height else { continue }
        isSettled = !give(lines.height, to: place) && isSettled
      }
      if isSettled { break }
      sweep = try solver.sweep(parameter, over: at...range.upperBound, atMost: limit)
    }
    for place in texts.indices { texts[place].asked = nil }
    return sweep
  }

  /// - Returns: whether the text has the height now; not if it is no number of points.
  private mutating func give(_ height: Double, to place: Int) -> Bool {
    guard height.isFinite, height >= 0 else { return false }
    do {
      try solver.setConstants(texts[place].handles.map { ($0, height) })
    } catch {
      return false
    }
    texts[place].height = height
    return true
  }

  /// The lowest size at which a text leaves the widths of its lines, and the width to ask it for there; nil if none does.
  private func firstChange(in sweep: Sweep, from at: Double) -> Change? {
    var found: Change?
    for (place, text) in texts.enumerated() {
      for segment in sweep.segments(of: text.width) where segment.range.upperBound > at {
        let low = max(segment.range.lowerBound, at)
        if low >= found?.size ?? .infinity { break }
        let isGrowing = segment.slope > 0
        let bound = isGrowing ? text.widths.upperBound : text.widths.lowerBound
        let beyond = { (value: Double) in isGrowing ? value - bound : bound - value }
        guard segment.slope != 0, beyond(segment.end) > 0,
          beyond(segment.value(at: low)) <= Self.step
        else { continue }
        let meeting = max(low, segment.range.lowerBound + (bound - segment.start) / segment.slope)
        if meeting < found?.size ?? .infinity {
          found = Change(
            size: meeting, text: place, width: isGrowing ? bound + Self.step : bound - Self.step)
        }
        break
      }
    }
    return found
  }

  /// So often the heights of texts are asked for at one size of the root, as in a layout.
  private static var rounds: Int { 4 }
  /// How far beyond the width at which lines break they are asked for, in points: far below a pixel, above rounding errors.
  private static var step: Double { 1e-6 }
}
