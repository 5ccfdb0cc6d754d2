import Cassowary
import Testing

/// Sweeps of random systems against exact arithmetic.
@Suite struct SweepAgreementTests {
  /// A random system of integers, required rows of which hold at a witness.
  private struct Subject {
    var model = ShadowModel()
    let solver = Solver()
    var parameter = 0
    private var random: SplitMix

    init(seed: UInt64, variables: Int, rows: Int) throws {
      random = SplitMix(seed: seed)
      for number in 0..<variables { model.variables.append(solver.makeVariable("x\(number)")) }
      var witness: [Double] = []
      for _ in 0..<variables { witness.append(Double(random.int(-20...20))) }
      for _ in 0..<rows { try addRow(witness) }
      let terms = [(variable: 0, coefficient: Double(random.int(1...2)))]
      try install(
        terms, 0, below: random.int(0...3) == 0 ? .required : 40, above: nil, isEqual: true)
      parameter = model.rows.count - 1
      solver.commit()
    }

    private mutating func addRow(_ witness: [Double]) throws {
      var terms: [(variable: Int, coefficient: Double)] = []
      for variable in witness.indices where random.int(0...2) > 0 {
        let coefficient = Double(random.int(-2...2))
        if coefficient != 0 { terms.append((variable, coefficient)) }
      }
      if terms.isEmpty { terms = [(0, 1)] }
      let sum = terms.reduce(0) { $0 + $1.coefficient * witness[$1.variable] }
      let isRequired = random.int(0...3) == 0
      let constant = isRequired ? sum : sum + Double(random.int(-30...30))
      let priority: Priority = isRequired ? .required : Priority(Double(random.int(1...3) * 20))
      switch random.int(0...(isRequired ? 1 : 2)) {
      case 0: try install(terms, constant, below: priority, above: nil)
      case 1: try install(terms, constant, below: nil, above: priority)
      default: try install(terms, constant, below: priority, above: nil, isEqual: true)
      }
    }

    private mutating func install(
      _ terms: [(variable: Int, coefficient: Double)], _ constant: Double, below: Priority?,
      above: Priority?, isEqual: Bool = false
    ) throws {
      var expression = LinearExpression()
      for term in terms { expression += term.coefficient * model.variables[term.variable] }
      let priority = below ?? above ?? .required
      let relation: Relation =
        isEqual ? .equal : below != nil ? .greaterThanOrEqual : .lessThanOrEqual
      let constraint = LinearConstraint(expression - constant, relation)
      guard let handle = try? solver.add(constraint, priority: priority) else {
        // A parameter that cannot be required is optional.
        return try install(terms, constant, below: 40, above: nil, isEqual: isEqual)
      }
      model.rows.append(
        ShadowModel.Row(
          handle: handle, terms: terms, constant: constant, below: isEqual ? priority : below,
          above: isEqual ? priority : above, weight: 1))
    }
  }

  private func check(seed: UInt64, variables: Int, rows: Int) throws -> Int {
    let subject = try Subject(seed: seed, variables: variables, rows: rows)
    let handle = subject.model.rows[subject.parameter].handle
    let image = subject.solver.stateImage()
    let sweep = try subject.solver.sweep(handle, over: -60...60)
    #expect(subject.solver.stateImage() == image, "seed \(seed)")
    var end = sweep.pieces[0].range.lowerBound
    if sweep.conflictBelow.isEmpty { #expect(end == -60, "seed \(seed)") }
    for piece in sweep.pieces {
      #expect(piece.range.lowerBound == end, "seed \(seed)")
      end = piece.range.upperBound
    }
    if sweep.conflictAbove.isEmpty { #expect(end == 60, "seed \(seed)") }
    var model = subject.model
    for piece in sweep.pieces {
      let (low, high) = (piece.range.lowerBound, piece.range.upperBound)
      for value in [low, low + 1e-6, (low + high) / 2, low + (high - low) * 0.3, high - 1e-6, high]
      where piece.range.contains(value) {
        model.rows[subject.parameter].constant = value
        let point = model.variables.map { sweep.value(of: $0, at: value) ?? .nan }
        if let complaint = ExactJudge.complaint(about: model, at: point) {
          Issue.record("seed \(seed) at \(value) of \(piece.range): \(complaint)")
          return sweep.pieces.count
        }
      }
    }
    try checkBeyond(sweep, model, subject.parameter, seed)
    return sweep.pieces.count
  }

  /// Where the pieces end by a conflict there is no solution a little beyond.
  private func checkBeyond(
    _ sweep: Sweep, _ model: ShadowModel, _ parameter: Int, _ seed: UInt64
  ) throws {
    var beyond: [Double] = []
    if !sweep.conflictAbove.isEmpty { beyond.append(sweep.solvedRange.upperBound + 1e-3) }
    if !sweep.conflictBelow.isEmpty { beyond.append(sweep.solvedRange.lowerBound - 1e-3) }
    for value in beyond {
      var model = model
      model.rows[parameter].constant = value
      #expect(
        !ExactProgram(model.rows, variables: model.variables.count).optimum().isFeasible,
        "seed \(seed): there is a solution at \(value)")
    }
  }

  @Test func `small systems agree with exact arithmetic`() throws {
    var pieces = 0
    for seed in 0..<300 as Range<UInt64> {
      pieces += try check(seed: seed, variables: 1 + Int(seed % 4), rows: 2 + Int(seed % 7))
    }
    // The test is about sweeps with pieces.
    #expect(pieces > 700, "\(pieces)")
  }

  @Test func `larger systems agree with exact arithmetic`() throws {
    for seed in 1_000..<1_020 as Range<UInt64> {
      _ = try check(seed: seed, variables: 7, rows: 16)
    }
  }
}
