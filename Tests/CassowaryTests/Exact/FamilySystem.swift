import Cassowary

/// A random system of a family, kept beside the solver, and judged in exact arithmetic.
struct FamilySystem {
  let family: SystemFamily
  let seed: UInt64
  let solver = Solver()
  private(set) var model = ShadowModel()
  private(set) var tally = FamilyTally()
  private var random: SplitMix

  static let levels: [Double] = [1, 250, 750]

  /// The handle of what is not installed.
  private static let placeholder: Constraint = {
    let solver = Solver()
    guard let constraint = try? solver.add(1 * solver.makeVariable() == 0) else {
      preconditionFailure("an equation of a new variable is never refused")
    }
    return constraint
  }()

  init(
    _ family: SystemFamily, seed: UInt64, variables: ClosedRange<Int> = 3...10,
    layers: Acceleration = .all
  ) {
    self.family = family
    if layers != .all { solver.acceleration = layers }
    self.seed = seed
    random = SplitMix(seed: seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(truncatingIfNeeded: seed))
    let count = random.int(variables)
    model.variables = (0..<count).map { solver.makeVariable("v\($0)") }
    tally.systems = 1
  }

  /// Builds the system, with a commit now and then, and judges what comes out.
  mutating func build(rows: ClosedRange<Int> = 4...20) {
    for _ in 0..<random.int(rows) {
      add()
      if random.chance(15) { solver.commit() }
    }
    commit(isJudged: true)
  }

  /// Takes steps, each of which ends in a commit, and judges one in so many.
  mutating func stream(steps: Int, judgedEvery: Int, most: Int = 30) {
    for step in 1...steps {
      switch random.int(0...9) {
      case 0...4: add()
      case 5...7: removeAny()
      default: changeAny()
      }
      if model.rows.count > most { removeAny() }
      commit(isJudged: step % judgedEvery == 0)
    }
  }

  private mutating func add() {
    let (terms, constant) = family.row(
      variables: model.variables.count, among: model.rows, &random)
    let relation = random.pick([Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let priority = random.chance(45) ? Priority.required : Priority(random.pick(Self.levels))
    let variables = model.variables
    let form = LinearExpression(
      terms: terms.map { .init(variables[$0.variable], coefficient: $0.coefficient) })
    var row = ShadowModel.Row(
      handle: Self.placeholder, terms: terms, constant: constant,
      below: relation == .lessThanOrEqual ? nil : priority,
      above: relation == .greaterThanOrEqual ? nil : priority, weight: 1)
    do throws(AddConstraintError) {
      row.handle = try solver.add(LinearConstraint(form - constant, relation), priority: priority)
      model.rows.append(row)
    } catch {
      switch error.kind {
      case .unsatisfiable(let conflict): judge(conflict, refused: row)
      case .illConditioned: tally.undecided += 1
      default: break  // A coefficient out of range.
      }
    }
  }

  private mutating func removeAny() {
    guard !model.rows.isEmpty else { return }
    let row = model.rows.remove(at: random.int(0...model.rows.count - 1))
    do { try solver.remove(row.handle) } catch { note("removal: \(error)", \.broken) }
  }

  private mutating func changeAny() {
    guard !model.rows.isEmpty else { return }
    let number = random.int(0...model.rows.count - 1)
    let constant = model.rows[number].constant + Double(random.int(-20...20))
    do throws(ChangeConstraintError) {
      try solver.setConstant(model.rows[number].handle, to: constant)
      model.rows[number].constant = constant
    } catch {
      switch error.kind {
      case .unsatisfiable(let conflict):
        var row = model.rows[number]
        row.constant = constant
        judge(conflict, refused: row)
      case .illConditioned: tally.undecided += 1
      default: note("change: \(error)", \.broken)
      }
    }
  }

  private mutating func note(_ complaint: String, _ count: WritableKeyPath<FamilyTally, Int>) {
    tally[keyPath: count] += 1
    tally.complain("\(family), seed \(seed), commit \(tally.commits): \(complaint)")
  }

  // MARK: Judging

  /// What is called a contradiction is one for all values up to a billion.
  private mutating func judge(_ conflict: [Constraint], refused: ShadowModel.Row) {
    tally.contradictions += 1
    let rows = model.rows.filter { conflict.contains($0.handle) && $0.handle != refused.handle }
    if ExactProgram.isFeasible(
      rows + [refused], variables: model.variables.count, within: 1e9)
    {
      note("no contradiction: \(rows.map(\.words)) and \(refused.words)", \.wronglyRefused)
    }
  }

  private mutating func commit(isJudged: Bool) {
    solver.commit()
    tally.commits += 1
    tally.mostPivots = max(tally.mostPivots, solver.statistics.pivots)
    tally.mostFactorisations = max(
      tally.mostFactorisations, solver.statistics.refactorisations)
    let values = model.variables.map { solver.value(of: $0)! }
    if !values.allSatisfy(\.isFinite) { return note("values \(values)", \.broken) }
    if let missed = ExactJudge.missedRequirement(of: model, at: values),
      solver.trouble != .residual || canHoldRequired
    {
      note("\(missed), trouble \(solver.trouble.map { "\($0)" } ?? "none")", \.missed)
    }
    if !isJudged { return }
    if solver.trouble != nil {
      tally.unproved += 1
      return
    }
    // The proof that the solver publishes is enough; only what it does not prove is worked out.
    guard let complaint = model.complaint(about: solver, within: ExactJudge.accuracy) else {
      return
    }
    if let wrong = ExactJudge.complaint(about: model, at: values) {
      note("\(wrong) (\(complaint)), \(solver.statistics.preciseSolves) precise", \.wrong)
    }
  }

  /// Whether values up to a billion satisfy all that is required.
  private var canHoldRequired: Bool {
    ExactProgram.isFeasible(
      model.rows.filter(\.isRequired), variables: model.variables.count, within: 1e9)
  }

  /// Compares with the best there is, whatever the solver proves; for tests of the judge.
  func isBest() -> Bool {
    ExactJudge.complaint(about: model, at: model.variables.map { solver.value(of: $0)! }) == nil
  }
}

extension ShadowModel.Row {
  /// The row, to be copied into a test.
  var words: String {
    let sum = terms.map { "\($0.coefficient) * v\($0.variable)" }.joined(separator: " + ")
    let sign = below == nil ? "<=" : above == nil ? ">=" : "=="
    let priority = (below ?? above).map { $0.isRequired ? "" : " @\($0.level)" } ?? ""
    return "\(sum) \(sign) \(constant)\(priority)"
  }
}
