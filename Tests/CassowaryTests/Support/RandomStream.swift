import Cassowary

/// A seeded stream of every operation on a small system, each commit of which is to be judged.
struct RandomStream {
  /// What a stream is made of.
  struct Shape {
    var variables = 6
    var operations = 60
    var coefficients: [Double] = [1, -1]
    var priorities: [Double] = [1, 2, 250, 750]
    /// Shares in per cent.
    var required = 25
    var removals = 25
    var constants = 25
    var priorityChanges = 8
    var variableChurn = 0
    var commits = 60
    /// Constants are within ± this.
    var magnitude = 20
    var grid = 1.0
  }

  let shape: Shape
  var random: SplitMix
  var solver = Solver()
  var model = ShadowModel()
  var commits = 0
  var refusals = 0
  var log: [String] = []

  init(seed: UInt64, shape: Shape) {
    self.shape = shape
    random = SplitMix(seed: seed)
    for number in 0..<shape.variables { model.variables.append(solver.makeVariable("v\(number)")) }
  }

  /// Runs the stream.
  /// - Returns: what was wrong first, with the operations that led to it; nil if nothing was.
  mutating func run() -> String? {
    for _ in 0..<shape.operations {
      if let complaint = step() { return complaint + "\n" + log.joined(separator: "\n") }
    }
    return nil
  }

  private mutating func step() -> String? {
    let die = random.int(1...100)
    if model.rows.isEmpty || die > shape.removals + shape.constants + shape.priorityChanges {
      add()
    } else if die <= shape.removals {
      let index = random.int(0...model.rows.count - 1)
      log.append("remove \(index)")
      do {
        try solver.remove(model.rows[index].handle)
        model.rows.remove(at: index)
      } catch { return "removal refused: \(error)" }
    } else if die <= shape.removals + shape.constants {
      let index = random.int(0...model.rows.count - 1)
      let constant = number()
      log.append("constant \(index) \(constant)")
      do {
        try solver.setConstant(model.rows[index].handle, to: constant)
        model.rows[index].constant = constant
      } catch { refusals += 1 }
    } else {
      changePriority()
    }
    if let problem = solver.checkInvariants().first { return "before a commit: \(problem)" }
    guard random.chance(shape.commits) else { return nil }
    log.append("commit")
    return commit()
  }

  /// Commits and judges.
  mutating func commit() -> String? {
    let before = model.variables.map { solver.value(of: $0) }
    let changes = solver.commit()
    commits += 1
    var expected: [Change] = []
    for (number, variable) in model.variables.enumerated() {
      let value = solver.value(of: variable)
      if value != before[number] {
        expected.append(Change(variable: variable, old: before[number], new: value))
      }
    }
    if changes.count != expected.count || !expected.allSatisfy({ changes.contains($0) }) {
      return "changes reported: \(changes), found: \(expected)"
    }
    if let problem = solver.checkInvariants().first { return problem }
    return model.complaints(about: solver).first
  }

  private mutating func number() -> Double {
    Double(random.int(-shape.magnitude...shape.magnitude)) * shape.grid
  }

  private mutating func add() {
    var terms: [(variable: Int, coefficient: Double)] = []
    var expression = LinearExpression()
    for _ in 0..<random.int(1...3) {
      let variable = random.int(0...shape.variables - 1)
      if terms.contains(where: { $0.variable == variable }) { continue }
      let coefficient = random.pick(shape.coefficients)
      terms.append((variable, coefficient))
      expression = expression + coefficient * model.variables[variable]
    }
    let constant = number()
    let priority =
      random.chance(shape.required) ? Priority.required : Priority(random.pick(shape.priorities))
    var row = ShadowModel.Row(
      handle: Self.none, terms: terms, constant: constant, below: nil, above: nil, weight: 1)
    do {
      if random.chance(15) {
        row.below = Priority(random.pick(shape.priorities))
        row.above = Priority(random.pick(shape.priorities))
        log.append("content \(terms) \(constant) \(row.below!.level) \(row.above!.level)")
        row.handle = try solver.addContentSize(
          expression, value: constant, hugging: row.above!, compression: row.below!)
      } else {
        row.weight = priority.isRequired ? 1 : random.pick([1, 1, 1, 2, 0.5])
        let relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
        if relation != .lessThanOrEqual { row.below = priority }
        if relation != .greaterThanOrEqual { row.above = priority }
        log.append("add \(terms) \(relation) \(constant) @\(priority.level) *\(row.weight)")
        row.handle = try solver.add(
          LinearConstraint(expression - constant, relation), priority: priority,
          weight: row.weight)
      }
      model.rows.append(row)
    } catch { refusals += 1 }
  }

  private mutating func changePriority() {
    let index = random.int(0...model.rows.count - 1)
    let priority =
      random.chance(shape.required) ? Priority.required : Priority(random.pick(shape.priorities))
    log.append("priority \(index) \(priority.level)")
    do {
      try solver.setPriority(model.rows[index].handle, to: priority)
      if model.rows[index].below != nil { model.rows[index].below = priority }
      if model.rows[index].above != nil { model.rows[index].above = priority }
    } catch { refusals += 1 }
  }

  /// A handle to be replaced before it is used.
  private static let none: Constraint = {
    let solver = Solver()
    let x = solver.makeVariable()
    return try! solver.add(x == 0)
  }()
}
