/// Notes the ways of the variables while a sweep goes on: a knot wherever one changes its direction.
struct SweepRecorder {
  private(set) var knots: [Sweep.Knot] = []
  private(set) var pieces: [SweepPiece] = []
  /// By place of the variable its last knot's value and slope, and the parameter there.
  private var values: [Double]
  private var slopes: [Double]
  private var starts: [Double]

  init(variables: Int) {
    values = [Double](repeating: 0, count: variables)
    slopes = values
    starts = values
  }

  /// Notes how the variables move from a value of the parameter on, along the direction that was just solved.
  mutating func begin(at start: Double, _ stretch: SweepStretch, _ core: borrowing Core) {
    let piece = Int32(pieces.count)
    let way = stretch.value - start
    let epoch = core.factorisation.wEpoch
    for variable in core.problem.allVariables where core.problem.isInUse(variable) {
      let place = Int(variable)
      var slope = 0.0
      if stretch.factor != 0 && core.factorisation.d.marks[variable] == epoch {
        slope = core.factorisation.d[variable] * stretch.factor
        if abs(slope) <= stretch.noise { slope = 0 }
      }
      let value = core.point.x[variable] - slope * way
      if piece > 0 && abs(slope - slopes[place]) <= Self.sameSlope * max(1, abs(slope)) {
        let expected = values[place] + slopes[place] * (start - starts[place])
        if abs(expected - value) <= Self.sameValue * max(1, abs(value)) { continue }
      }
      values[place] = value
      slopes[place] = slope
      starts[place] = start
      knots.append(
        Sweep.Knot(variable: variable.number, piece: piece, value: value, slope: slope))
    }
  }

  mutating func end(_ range: ClosedRange<Double>, _ end: SweepPiece.End) {
    pieces.append(SweepPiece(range: range, end: end))
  }

  /// Slopes that differ by no more than this, relative to their size, are one: they are sums of a few products.
  private static var sameSlope: Double { 1e-12 }
  /// Values that differ by no more than this, relative to their size, are one: a hundredth of a constraint's tolerance.
  private static var sameValue: Double { 1e-9 }
}
