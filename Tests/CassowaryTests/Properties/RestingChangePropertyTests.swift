import Cassowary
import PropertyTesting
import Testing

/// Drags of several edits, with guides that come and go in between, in two solvers: one is asked nothing but its values, so
/// that it is at rest as long as it can be; the other keeps its steps, and never is.
@Suite struct RestingChangePropertyTests {
  @Test(arguments: 0..<300) func restingSolversSayTheSame(seed: Int) throws {
    let resting = try Twin(isResting: true)
    let restless = try Twin(isResting: false)
    var random = SplitMix(seed: UInt64(seed))
    for step in 0..<80 {
      let operation = resting.operation(&random)
      try resting.apply(operation)
      try restless.apply(operation)
      let comment: Comment = "seed \(seed), step \(step): \(operation)"
      #expect(resting.isNear(restless), comment)
      if case .commit = operation {
        #expect(resting.commit(isLike: restless), comment)
      }
    }
    #expect(resting.solver.checkInvariants().isEmpty, "seed \(seed)")
    #expect(resting.isNear(restless), "seed \(seed)")
  }

  enum Operation {
    case drag(Int, to: Double)
    case resize(Int, to: Double)
    case makeVariable
    case tie(Int, to: [Int], offset: Double, isRequired: Bool)
    case limit(Int, besides: Int?, Double)
    case remove(Int)
    case removeVariable(Int)
    case commit
  }

  final class Twin {
    let solver = Solver()
    var edits: [Variable] = []
    var contents: [Constraint] = []
    var variables: [Variable] = []
    var ties: [(constraint: Constraint, place: Int)] = []
    /// How many variables there are that the edits determine; the others are guides.
    private var base = 0
    private var serial = 0

    /// Three edits, each of the width of a row of three equal views.
    init(isResting: Bool) throws {
      solver.keepsSteps = !isResting
      for _ in 0..<3 {
        let width = solver.makeVariable()
        edits.append(width)
        variables.append(width)
        try solver.addEdit(width, priority: 900)
        var last: (left: Variable, width: Variable)?
        for index in 0..<3 {
          let view = (left: solver.makeVariable(), width: solver.makeVariable())
          if let last {
            try solver.add(view.left == last.left + last.width)
            try solver.add(view.width == last.width)
          } else {
            try solver.add(view.left == 0)
          }
          contents.append(
            try solver.addContentSize(
              LinearExpression(view.width), value: Double(30 + 10 * index), hugging: .low,
              compression: .high))
          variables += [view.left, view.width]
          last = view
        }
        if let last { try solver.add(last.left + last.width == width) }
      }
      base = variables.count
      for value in [300.0, 303, 306, 309] {
        for edit in edits { try solver.suggest(value, for: edit) }
        solver.commit()
      }
    }

    func operation(_ random: inout SplitMix) -> Operation {
      let last = variables.count - 1
      switch random.int(0...99) {
      case 0..<30: return .commit
      case 30..<55: return .drag(random.int(0...2), to: Double(3 * random.int(70...200)))
      case 55..<57: return .drag(random.int(0...2), to: Double(3 * random.int(10...60)))
      case 57..<59: return .resize(random.int(0...8), to: Double(random.int(20...60)))
      case 59..<69: return .makeVariable
      case 69..<82:
        // A sum of what the edits determine, or the place of a guide that is tied: else it would not be said who moves.
        if last < base { return .makeVariable }
        let guide = random.int(base...last)
        let tied = ties.map(\.place).filter { $0 != guide }
        let sum =
          tied.isEmpty || random.chance(60)
          ? (0..<random.int(1...2)).map { _ in random.int(0...base - 1) } : [random.pick(tied)]
        return .tie(
          guide, to: sum, offset: Double(random.int(-50...50)), isRequired: random.chance(50))
      case 82..<84: return .limit(random.int(0...last), besides: nil, Double(random.int(50...400)))
      case 84..<88:
        return .limit(
          random.int(0...last), besides: random.int(0...last), Double(random.int(100...600)))
      case 88..<95: return .remove(random.int(0...max(0, ties.count - 1)))
      default: return .removeVariable(random.int(0...last))
      }
    }

    func apply(_ operation: Operation) throws {
      switch operation {
      case .drag(let index, let value): try solver.suggest(value, for: edits[index])
      case .resize(let index, let value): try solver.setConstant(contents[index], to: value)
      case .makeVariable: variables.append(solver.makeVariable())
      case .tie(let place, let sum, let offset, let isRequired):
        // Of constraints of one priority it would not be said which one gives way.
        let priority = isRequired ? Priority.required : Priority(400 + Double(serial) / 10)
        var expression = LinearExpression(constant: offset)
        for part in sum { expression += variables[part] }
        install(variables[place] == expression, priority, on: place)
      case .limit(let place, let other, let value):
        var expression = LinearExpression(variables[place])
        if let other { expression -= variables[other] }
        install(expression <= value, Priority(600 + Double(serial) / 10), on: place)
      case .remove(let place):
        if place < ties.count { try solver.remove(ties.remove(at: place).constraint) }
      case .removeVariable(let place):
        if (try? solver.remove(variables[place])) != nil {
          variables.remove(at: place)
          for index in ties.indices where ties[index].place > place { ties[index].place -= 1 }
        }
      case .commit: break
      }
    }

    private func install(_ constraint: LinearConstraint, _ priority: Priority, on place: Int) {
      serial += 1
      if let tie = try? solver.add(constraint, priority: priority) { ties.append((tie, place)) }
    }

    /// True if all values are those of the other solver.
    func isNear(_ other: Twin) -> Bool {
      variables.count == other.variables.count && ties.count == other.ties.count
        && zip(variables, other.variables).allSatisfy {
          abs(solver.value(of: $0)! - other.solver.value(of: $1)!) < 1e-6
        }
    }

    /// Commits both; true if the values agree, and each reports what has changed in it, once, and nothing else.
    func commit(isLike other: Twin) -> Bool {
      let isTold = isCommitTold() && other.isCommitTold()
      return isTold && isNear(other)
    }

    private func isCommitTold() -> Bool {
      let olds = variables.map { solver.value(of: $0)! }
      let changes = solver.commit()
      var told: [Variable: Change] = [:]
      for change in changes where told.updateValue(change, forKey: change.variable) != nil {
        return false
      }
      for (variable, old) in zip(variables, olds) {
        let new = solver.value(of: variable)!
        if old == new {
          if told.removeValue(forKey: variable) != nil { return false }
        } else if told.removeValue(forKey: variable)
          != Change(variable: variable, old: old, new: new)
        {
          return false
        }
      }
      return told.isEmpty
    }
  }
}
