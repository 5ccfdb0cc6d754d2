import Cassowary

extension Judge {
  /// Judges every piece of a sweep from the original constraints, never from the solver's own factors.
  ///
  /// - Parameters:
  ///   - sweep: the sweep.
  ///   - system: the description of the solver at the time of the sweep.
  /// - Throws: `DiagnosticsError` as ``certificate()`` does.
  /// - Complexity: that of ``certificate()`` for each piece.
  public static func certificates(
    of sweep: Sweep, in system: SystemDescription
  ) throws(DiagnosticsError) -> [PieceCertificate] {
    guard let parameter = system.constraints.firstIndex(where: { $0.constraint == sweep.parameter })
    else { throw .malformed("The constraint that is the parameter is not in the system.") }
    var certificates: [PieceCertificate] = []
    for piece in sweep.pieces {
      let range = piece.range
      certificates.append(
        PieceCertificate(
          range: range, verdict: try verdict(on: range, of: sweep, in: system, parameter)))
    }
    return certificates
  }

  private static func verdict(
    on range: ClosedRange<Double>, of sweep: Sweep, in system: SystemDescription,
    _ parameter: Int
  ) throws(DiagnosticsError) -> PieceCertificate.Verdict {
    let middle = range.lowerBound + (range.upperBound - range.lowerBound) / 2
    let certificate = try judge(at: middle, of: sweep, in: system, parameter).certificate()
    guard certificate.isOptimal else { return .unprovedMiddle(certificate.verdict) }
    for end in [range.lowerBound, range.upperBound] {
      // The piece of the middle: at a common end the piece before has its own values.
      let judge = try judge(at: end, from: middle, of: sweep, in: system, parameter)
      let prices = PriceList(judge.problem)
      for (number, row) in judge.problem.rows.enumerated()
      where !judge.isRight(certificate.rows[number].multiplier, number, prices) {
        return .beyond(row: row.label, residual: row.residual(judge.values), at: end)
      }
    }
    return .proved
  }

  /// Whether a multiplier is within the slopes of a row's price where the row is.
  private func isRight(_ lanes: [Double], _ index: Int, _ prices: PriceList) -> Bool {
    let row = problem.rows[index]
    let side = side(of: index, at: values)
    if (side < 0 && row.below == .required) || (side > 0 && row.above == .required) {
      return false
    }
    let multiplier = LexicographicPrice(lanes: lanes)
    let (least, greatest) = (prices(row.below).map { -$0 }, prices(row.above))
    let (low, high) =
      side < 0 ? (least, least) : side > 0 ? (greatest, greatest) : (least, greatest)
    if let low, (multiplier - low).sign(tolerance: prices.tolerance) < 0 { return false }
    if let high, (multiplier - high).sign(tolerance: prices.tolerance) > 0 { return false }
    return true
  }

  /// The judge of the values that a sweep gives for a value of the parameter, on the straight lines of the piece around
  /// `inner`.
  private static func judge(
    at value: Double, from inner: Double? = nil, of sweep: Sweep, in system: SystemDescription,
    _ parameter: Int
  ) throws(DiagnosticsError) -> Judge {
    var problem = ConstraintProblem(system)
    problem.setTarget(of: parameter, to: value)
    let start = inner ?? value
    guard let piece = sweep.pieceIndex(at: start) else {
      throw .malformed("The sweep has no solution at \(start).")
    }
    let values = system.variables.map { state in
      (sweep.value(of: state.variable, at: start) ?? .nan)
        + sweep.slope(of: state.variable, in: piece) * (value - start)
    }
    return try Judge(problem, values: values)
  }
}
