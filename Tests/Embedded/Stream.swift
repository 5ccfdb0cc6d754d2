// A stream of random operations, always the same one: its digest is that of every bit that the solver says.

import Cassowary

/// Sixty-four bits of which any bit that is added changes about half (FNV-1a, by words).
struct Digest {
  private(set) var bits: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) {
    bits = (bits ^ word) &* 0x100_0000_01b3
    bits ^= bits >> 29
  }

  mutating func add(_ number: Double) { add(number.bitPattern) }

  mutating func add(_ count: Int) { add(UInt64(bitPattern: Int64(count))) }
}

/// Operations drawn by a seeded generator (SplitMix64, doi:10.1145/2714064.2660195).
struct Stream {
  private var state: UInt64
  private var solver = Solver()
  private var variables: [Variable] = []
  private var handles: [Constraint] = []
  private(set) var digest = Digest()
  private(set) var pivots = 0
  private(set) var refusals = 0

  init(seed: UInt64) {
    state = seed
    for _ in 0..<16 { variables.append(solver.makeVariable()) }
  }

  private mutating func draw(_ count: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((word ^ (word >> 31)) % UInt64(count))
  }

  private mutating func number() -> Double { Double(draw(81) - 40) / 3 }

  mutating func run(operations: Int) {
    for _ in 0..<operations {
      switch draw(20) {
      case 0..<6: add()
      case 6..<10: remove()
      case 10..<13: drag()
      case 13: stay()
      case 14: edit()
      case 15: changePriority()
      case 16: refuse()
      case 17: goBack()
      case 18: replaceVariable()
      default: if draw(8) == 0 { reload() }
      }
      solver.commit()
      addValues()
    }
    addMultipliers()
    pivots += solver.statistics.pivots
  }

  private mutating func add() {
    var sum = LinearExpression(constant: number())
    for _ in 0..<1 + draw(3) {
      var coefficient = [1, -1, 2, 0.7, -1.0 / 3][draw(5)]
      if draw(2) == 0 { coefficient = 1 }
      sum = sum + coefficient * variables[draw(variables.count)]
    }
    let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][draw(3)]
    let isRequired = draw(4) == 0
    let priority: Priority = isRequired ? .required : Priority(Double(1 + draw(5)))
    let weight = isRequired ? 1 : Double(1 + draw(3))
    let constraint = LinearConstraint(sum, relation)
    if let handle = try? solver.add(constraint, priority: priority, weight: weight) {
      handles.append(handle)
    } else {
      refusals += 1
    }
  }

  private mutating func remove() {
    if handles.count < 30 { return }
    try? solver.remove(handles.remove(at: draw(handles.count)))
  }

  /// One right-hand side that moves, with nothing but commits in between.
  private mutating func drag() {
    if handles.isEmpty { return }
    let handle = handles[draw(handles.count)]
    let start = number()
    for step in 0..<6 {
      if (try? solver.setConstant(handle, to: start + Double(step) / 4)) == nil { refusals += 1 }
      for change in solver.commit() { digest.add(change.new) }
    }
  }

  private mutating func stay() {
    let variable = variables[draw(variables.count)]
    if let handle = try? solver.addStay(variable, priority: Priority(Double(1 + draw(5)))) {
      handles.append(handle)
    }
  }

  private mutating func edit() {
    let variable = variables[draw(variables.count)]
    if let handle = try? solver.addEdit(variable, priority: Priority(Double(3 + draw(5)))) {
      handles.append(handle)
    }
    if (try? solver.suggest(number(), for: variable)) == nil { refusals += 1 }
  }

  private mutating func changePriority() {
    if handles.isEmpty { return }
    let priority = Priority(Double(1 + draw(5)))
    try? solver.setPriority(handles[draw(handles.count)], to: priority)
  }

  /// A contradiction, of which the conflict counts, too.
  private mutating func refuse() {
    let variable = variables[draw(variables.count)]
    let end = solver.value(of: variable)!
    guard let handle = try? solver.add(variable == end) else { return }
    do throws(AddConstraintError) {
      try solver.add(variable >= end + 1)
      expect(false, "a contradiction is refused")
    } catch {
      if case .unsatisfiable(let conflict) = error.kind {
        refusals += 1
        digest.add(conflict.count)
      }
    }
    try? solver.remove(handle)
  }

  private mutating func goBack() {
    let start = solver.checkpoint()
    let (state, handles) = (self.state, self.handles)
    add()
    drag()
    self.state = state &+ 1
    do throws(RestoreError) { try solver.restore(start) } catch { expect(false, "back") }
    self.handles = handles
    solver.discardCheckpoints()
  }

  private mutating func replaceVariable() {
    let place = draw(variables.count)
    if (try? solver.remove(variables[place])) != nil {
      variables[place] = solver.makeVariable()
    }
  }

  /// Goes on with a solver that was loaded.
  private mutating func reload() {
    solver.commit()
    addMultipliers()
    do throws(SnapshotError) {
      let loaded = try Solver(SolverSnapshot(text: solver.snapshot().text))
      for place in variables.indices {
        var age = 0
        for variable in solver.variables {
          if variable == variables[place] { break }
          age += 1
        }
        variables[place] = loaded.variables[age]
      }
      handles = loaded.constraints
      pivots += solver.statistics.pivots
      solver = loaded
    } catch { expect(false, "a snapshot is read back") }
  }

  private mutating func addValues() {
    for variable in variables { digest.add(solver.value(of: variable)!) }
    let statistics = solver.statistics
    digest.add(statistics.pivots)
    digest.add(statistics.flips)
    digest.add(refusals)
  }

  private mutating func addMultipliers() {
    for parts in solver.multipliers(of: handles) {
      digest.add(parts.count)
      for part in parts {
        digest.add(part.priority.level)
        digest.add(part.value)
      }
    }
  }
}
