extension Solver {
  /// The distinct optional priorities of the installed constraints, highest first.
  public var priorityLevels: [Priority] {
    var levels: Set<Double> = []
    for index in problem.allConstraints where !problem.constraints[index].isFree {
      let record = problem.record(of: index)
      if record.costsBelow && record.below != .infinity { levels.insert(record.below) }
      if record.costsAbove && record.above != .infinity { levels.insert(record.above) }
    }
    return levels.sorted(by: >).map { Priority($0) }
  }

  /// The weighted sum of the errors of the optional constraints of a priority at the values of the last commit.
  /// Constraints that came, went or changed since then count as they are now.
  public func cost(at level: Priority) -> Double {
    var cost = 0.0
    for index in problem.allConstraints
    where !problem.constraints[index].isFree {
      let record = problem.record(of: index)
      let error = error(of: record, at: { rest.read($0) })
      if error < 0 && record.costsBelow && record.below == level.level {
        cost -= error * record.weight
      } else if error > 0 && record.costsAbove && record.above == level.level {
        cost += error * record.weight
      }
    }
    return cost
  }

  /// The weighted sums of the errors of the optional constraints at the values of the last commit, for every priority;
  /// highest first. The solver makes each as small as it can be, one after the other. Constraints that came, went or
  /// changed since that commit count as they are now.
  /// - Complexity: O(n log n) for n constraints, however many priorities they have.
  public func costs() -> [(priority: Priority, cost: Double)] {
    costs(at: { rest.read($0) })
  }

  /// The costs of all priorities where the variables have the given values.
  private func costs(at value: (VariableID) -> Double) -> [(priority: Priority, cost: Double)] {
    var costs: [Double: Double] = [:]
    for index in problem.allConstraints
    where !problem.constraints[index].isFree {
      let record = problem.record(of: index)
      let error = error(of: record, at: value)
      if record.costsBelow && record.below != .infinity {
        costs[record.below, default: 0] += error < 0 ? -error * record.weight : 0
      }
      if record.costsAbove && record.above != .infinity {
        costs[record.above, default: 0] += error > 0 ? error * record.weight : 0
      }
    }
    return costs.sorted { $0.key > $1.key }.map { (Priority($0.key), $0.value) }
  }

  /// How far a constraint is above its right-hand side where the variables have the given values.
  private func error(of record: ConstraintRecord, at value: (VariableID) -> Double) -> Double {
    var sum = 0.0
    for term in problem.terms.run(record.row) {
      sum += term.coefficient * value(term.variable)
    }
    return sum * record.scale - record.constant
  }

  /// The problem of one priority level as a linear program in LP format, so that any LP solver can
  /// check this one: its least objective is ``cost(at:)`` of the level.
  ///
  /// Required constraints are rows. The costs of higher levels are bounded by those of the present solution (with
  /// `slack` to spare, because other solvers have tolerances of their own); lower levels are left out. The rows are
  /// named `r` and the place of their constraint, its errors `below_` and `above_` and that place.
  public func linearProgram(
    at level: Priority, slack: Double = 1e-6, in form: LinearProgramForm = LinearProgramForm()
  ) -> String {
    let writer = linearProgramWriter(form, least: level.level)
    let attained = costs(at: { wake().core.point.x[$0] })
    return writer.text(
      weights: writer.levels.map { $0 == level.level ? 1 : 0 },
      bounds: writer.levels.filter { $0 > level.level }.map { level in
        let cost = attained.first { $0.priority.level == level }?.cost ?? 0
        return cost + slack * max(1, cost)
      })
  }

  /// The whole problem as a linear program in LP format. The priorities form an order, which a single objective can
  /// only approach: each level weighs a thousand times the next. For the exact order minimise the cost columns one after
  /// the other, and fix each before the next.
  public func linearProgram(in form: LinearProgramForm = LinearProgramForm()) -> String {
    let writer = linearProgramWriter(form, least: -.infinity)
    let weights = writer.levels.reduce(into: [1.0]) { weights, _ in
      weights.append(weights[weights.count - 1] * 1000)
    }
    return "\\ costs by level: each level weighs a thousand times the next\n"
      + writer.text(weights: weights.dropLast().reversed())
  }

  private func linearProgramWriter(
    _ form: LinearProgramForm, least: Double
  ) -> LinearProgramWriter {
    commitQuietly()
    var writer = LinearProgramWriter(form: form, least: least)
    for index in problem.allConstraints where !problem.constraints[index].isFree {
      let record = problem.record(of: index)
      writer.add(
        constraint(at: index), record,
        terms: problem.terms.run(record.row).map {
          ($0.coefficient * record.scale, variable(at: $0.variable))
        })
    }
    return writer
  }
}
