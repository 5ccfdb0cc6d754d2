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
  /// `slack` to spare, because other solvers have tolerances of their own); lower levels are left out. Variables are
  /// named `x` and their place, errors `b` (below) and `a` (above) and the place of their constraint.
  ///
  /// Commit first: the bounds of higher levels are their costs in the optimum.
  public func linearProgram(at level: Priority, slack: Double = 1e-6) -> String {
    commitQuietly()
    var rows = ""
    var objective = ""
    var errors: [String] = []
    var higher: [Double: String] = [:]
    for index in problem.allConstraints
    where !problem.constraints[index].isFree && !problem.isOfConstants(index) {
      let record = problem.record(of: index)
      var form = ""
      for entry in problem.terms.run(record.row) {
        let coefficient = entry.coefficient * record.scale
        form += (coefficient < 0 ? " - " : " + ") + "\(abs(coefficient)) x\(entry.variable)"
      }
      for isBelow in [true, false] where isBelow ? record.costsBelow : record.costsAbove {
        let cost = isBelow ? record.below : record.above
        if cost < level.level { continue }
        let name = (isBelow ? "b" : "a") + "\(index)"
        let relation = isBelow ? ">=" : "<="
        var error = ""
        if cost != .infinity {
          error = (isBelow ? " + " : " - ") + name
          errors.append(name)
          let part = " + \(record.weight) \(name)"
          if cost == level.level { objective += part } else { higher[cost, default: ""] += part }
        }
        rows += " r\(name):\(form)\(error) \(relation) \(record.constant)\n"
      }
    }
    for (priority, attained) in costs(at: { wake().core.point.x[$0] }) {
      guard let sum = higher[priority.level] else { continue }
      let bound = attained + slack * max(1, attained)
      rows += " \(Self.rowName(of: priority.level)):\(sum) <= \(bound)\n"
    }
    // Readers require a row. A problem without rows has no costs, so that the objective has the column as well.
    if rows.isEmpty { rows = " none: zero = 0\n" }
    var text = "\\ level \(Self.text(level.level))\nMinimize\n cost:"
    text += objective.isEmpty ? " 0 zero" : objective
    text += "\nSubject To\n" + rows + "Bounds\n"
    if objective.isEmpty { text += " zero = 0\n" }
    for index in problem.allVariables where problem.useCount[index] > 0 {
      text += " x\(index) free\n"
    }
    return text + "End\n"
  }

  /// The name of the row that holds the cost of a level. Signs of exponents would be read as operators; digits that
  /// stand for different levels remain different without a plus.
  private static func rowName(of level: Double) -> String {
    var name = "level"
    for character in text(level) where character != "+" {
      name.append(character == "-" ? "_" : character)
    }
    return name
  }
}
