import Cassowary
import Testing

/// Random batches, loaded at once and added one by one: the same refusals with the same members, the same costs level by
/// level, the same values if they are unique, and the proof that the solver publishes holds.
@Suite struct LoadPropertyTests {
  /// A row of a batch: its terms, what it is compared to, and what that costs.
  private struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var breakpoints: [Breakpoint]
  }

  private static func breakpoint(
    _ constant: Double, _ random: inout SplitMix
  ) -> Breakpoint {
    let priority =
      random.chance(45) ? Priority.required : Priority(random.pick(FamilySystem.levels))
    switch random.int(0...4) {
    case 0: return Breakpoint(constant, above: priority)
    case 1: return Breakpoint(constant, below: priority)
    case 2:
      return Breakpoint(
        constant, below: Priority(random.pick(FamilySystem.levels)),
        above: Priority(random.pick(FamilySystem.levels)), weight: random.pick([1, 2]))
    default: return Breakpoint(constant, below: priority, above: priority)
    }
  }

  /// Rows of a family, with one breakpoint or two.
  private static func rows(
    _ count: Int, _ family: SystemFamily, variables: Int, _ random: inout SplitMix
  ) -> [Row] {
    var earlier: [ShadowModel.Row] = []
    return (0..<count).map { _ in
      let (terms, constant) = family.row(variables: variables, among: earlier, &random)
      var breakpoints = [breakpoint(constant, &random)]
      if random.chance(20) {
        breakpoints.append(breakpoint(constant + Double(random.int(-9...9)), &random))
      }
      earlier.append(
        ShadowModel.Row(
          handle: Self.placeholder, terms: terms, constant: constant, below: nil, above: nil,
          weight: 1))
      return Row(terms: terms, breakpoints: breakpoints)
    }
  }

  private static let placeholder: Constraint = {
    let solver = Solver()
    guard let constraint = try? solver.add(1 * solver.makeVariable() == 0) else {
      preconditionFailure("an equation of a new variable is never refused")
    }
    return constraint
  }()

  /// A solver with what it was given.
  private struct Side {
    let solver = Solver()
    var model = ShadowModel()

    /// The constraints of the refused row's conflict, by their order of installation.
    mutating func addOneByOne(_ row: Row) -> (breakpoint: Int, AddConstraintError, [Int])? {
      for (place, breakpoint) in row.breakpoints.enumerated() {
        let form = LinearExpression(
          terms: row.terms.map { .init(model.variables[$0.variable], coefficient: $0.coefficient) })
        do throws(AddConstraintError) {
          note(try solver.add(form, breakpoints: [breakpoint])[0], row, breakpoint)
        } catch {
          let members = (error.conflict ?? []).map { member in
            model.rows.firstIndex { $0.handle == member }!
          }
          return (place, error, members)
        }
      }
      return nil
    }

    mutating func note(_ handle: Constraint, _ row: Row, _ breakpoint: Breakpoint) {
      model.rows.append(
        ShadowModel.Row(
          handle: handle, terms: row.terms, constant: breakpoint.value, below: breakpoint.below,
          above: breakpoint.above, weight: breakpoint.weight))
    }

    /// Loads rows on the model's variables, of which the first `known` exist.
    mutating func load(_ rows: [Row], known: Int, variables: Int) throws(LoadError) {
      var batch = Batch()
      for number in 0..<variables {
        if number < known { batch.add(model.variables[number]) } else { batch.addVariable() }
      }
      for row in rows {
        batch.addRow(row.terms.map { ($0.variable, $0.coefficient) }, row.breakpoints)
      }
      let loaded = try solver.load(batch)
      model.variables = loaded.variables
      var place = 0
      for row in rows {
        for breakpoint in row.breakpoints {
          note(loaded.constraints[place], row, breakpoint)
          place += 1
        }
      }
    }

    var fingerprint: UInt64 { solver.fingerprint { UInt64($0.place) } }
    var values: [Double] { model.variables.map { solver.value(of: $0)! } }
  }

  @Test(arguments: SystemFamily.all) func asOneByOne(_ family: SystemFamily) {
    for seed in 0..<120 as Range<UInt64> { compare(family, seed) }
  }

  private func compare(_ family: SystemFamily, _ seed: UInt64) {
    let name: Comment = "\(family), seed \(seed)"
    var random = SplitMix(seed: seed &* 0x9e37_79b9_7f4a_7c15 &+ 77)
    let variables = random.int(4...12)
    let known = random.chance(50) ? 0 : random.int(1...variables - 1)
    var sides = [Side(), Side()]
    for place in sides.indices {
      sides[place].model.variables = (0..<known).map { _ in sides[place].solver.makeVariable() }
    }
    if known > 0 && random.chance(60) {
      for row in Self.rows(random.int(1...6), family, variables: known, &random) {
        _ = (sides[0].addOneByOne(row), sides[1].addOneByOne(row))
      }
      if random.chance(70) { for side in sides { side.solver.commit() } }
    }
    // Rows that fit together, as far as the first solver says, or all of them.
    var rows = Self.rows(random.int(8...24), family, variables: variables, &random)
    let fits = random.chance(70)
    let before = sides[1].model.rows.count
    let fingerprint = sides[0].fingerprint
    // It settles what waits, on both sides.
    _ = sides[1].fingerprint
    var refusal: (row: Int, breakpoint: Int, AddConstraintError, [Int])?
    sides[1].model.variables += (known..<variables).map { _ in sides[1].solver.makeVariable() }
    var kept: [Row] = []
    for (number, row) in rows.enumerated() {
      let checkpoint = sides[1].model
      if let (breakpoint, error, members) = sides[1].addOneByOne(row) {
        if fits {
          for extra in sides[1].model.rows[checkpoint.rows.count...] {
            try? sides[1].solver.remove(extra.handle)
          }
          sides[1].model = checkpoint
          continue
        }
        refusal = (number, breakpoint, error, members)
        break
      }
      kept.append(row)
    }
    if fits { rows = kept }
    do throws(LoadError) {
      try sides[0].load(rows, known: known, variables: variables)
      if let refusal {
        // Rows that differ by rounding may be refused in one order and not in the other.
        #expect(!family.isDecidable, "\(name): only one by one refuses \(refusal)")
        return
      }
    } catch {
      guard let refusal else {
        #expect(!family.isDecidable, "\(name): only loading refuses: \(error)")
        return
      }
      #expect(sides[0].fingerprint == fingerprint, name)
      #expect(sides[0].solver.checkInvariants().isEmpty, name)
      expectSame(error, refusal, sides[0].model.rows.map(\.handle), rows, before, name)
      return
    }
    for side in sides { side.solver.commit() }
    expectSameAnswer(sides, family, name)
  }

  /// The same breakpoint is refused, for the same reason, by the same constraints in the same order.
  private func expectSame(
    _ error: LoadError, _ refusal: (row: Int, breakpoint: Int, AddConstraintError, [Int]),
    _ installed: [Constraint], _ rows: [Row], _ before: Int, _ name: Comment
  ) {
    guard case .refused(let breakpoint, let row, let reason, let conflict) = error.kind else {
      Issue.record("\(name): \(error)")
      return
    }
    let first = rows[..<refusal.row].reduce(0) { $0 + $1.breakpoints.count }
    #expect(row == refusal.row && breakpoint == first + refusal.breakpoint, name)
    switch (reason, refusal.2.kind) {
    case (.unsatisfiable, .unsatisfiable): break
    case (.illConditioned(let one, _), .illConditioned(let other, _)): #expect(one == other, name)
    case (.coefficientOutOfRange(_, let one), .coefficientOutOfRange(_, let other)):
      #expect(one == other, name)
    default: #expect(reason == refusal.2.kind, name)
    }
    let members = conflict.map { member in
      switch member {
      case .constraint(let handle): installed.firstIndex(of: handle)!
      case .breakpoint(let place): before + place
      }
    }
    #expect(members == refusal.3, name)
  }

  private func expectSameAnswer(_ sides: [Side], _ family: SystemFamily, _ name: Comment) {
    let solver = sides[0].solver
    if family.isDecidable {
      #expect(solver.checkInvariants() == [], name)
      #expect(solver.trouble == nil, name)
    }
    if sides.contains(where: { $0.solver.trouble != nil }) { return }
    let values = sides.map(\.values)
    let complaint = sides[0].model.complaint(about: solver, within: ExactJudge.accuracy)
    if complaint != nil,
      let wrong = ExactJudge.complaint(about: sides[0].model, at: values[0])
    {
      #expect(!family.isDecidable, "\(name): \(wrong)")
      return
    }
    guard family.isDecidable else { return }
    let costs = zip(sides, values).map { $0.model.costs(at: $1) }
    for level in FamilySystem.levels {
      let (one, other) = (costs[0][level] ?? 0, costs[1][level] ?? 0)
      #expect(
        abs(one - other) <= 1e-5 * max(1, abs(other)), "\(name): \(one), \(other) at \(level)")
    }
    for (place, variable) in sides[1].model.variables.enumerated()
    where !sides[1].solver.freedom(of: variable) {
      let (one, other) = (values[0][place], values[1][place])
      #expect(abs(one - other) <= 1e-5 * max(1, abs(other)), "\(name): \(one), \(other)")
    }
  }
}
