/// A way in which the solution could move without any constraint noticing.
public struct Freedom: Sendable, Equatable, CustomStringConvertible {
  /// Why the movement costs nothing.
  public enum Cause: Sendable, Equatable {
    /// No constraint determines the variable; it keeps its value.
    case undetermined(Variable)
    /// The constraint is in balance with others of equal priority: it could give way a little and they
    /// would gain as much.
    case tied(Constraint)
  }

  /// One variable of the movement.
  public struct Rate: Sendable, Equatable {
    /// The variable that moves.
    public let variable: Variable
    /// How far it moves per unit of the movement.
    public let rate: Double
  }

  /// Why the movement costs nothing.
  public let cause: Cause
  /// The variables that move, with their rates, by the age of the variables.
  public let direction: [Rate]
  /// The freedom in words; of many variables it names the first.
  public let description: String
}

extension Solver {
  /// True if the variable could have another value at the same cost on every level: the layout that it
  /// stands for is ambiguous.
  ///
  /// Commit first: what is looked at is the optimum.
  /// - Complexity: one combination solve, and a direction solve for each active constraint in it that
  ///   could give way.
  public func freedom(of variable: Variable) -> Bool {
    guard isLive(variable) else { return false }
    commitQuietly()
    return withPinnedRowsEntered {
      core.loadColumn(stayOf: variable.index)
      core.solveCombination()
      var slots: [Int32] = []
      for place in 0..<core.alphaList.count {
        let slot = core.alphaList[place]
        if abs(core.alpha[slot]) > Tolerances.pivotRatio { slots.append(slot) }
      }
      return slots.contains { core.isFree($0) }
    }
  }

  /// The ways in which the solution could move at no cost, by the age of their causes: undetermined
  /// variables with all that moves along, and constraints in balance with others.
  ///
  /// Commit first: what is looked at is the optimum.
  /// - Parameter most: how many are looked for. Where many constraints are in balance, each direction may name as
  ///   many variables, so that all of them take memory with the square of the system's size.
  /// - Complexity: a direction solve for each undetermined variable and each constraint in balance, until enough
  ///   are found.
  public func freedom(atMost most: Int = .max) -> [Freedom] {
    commitQuietly()
    return withPinnedRowsEntered {
      var found: [Freedom] = []
      for (slot, cause) in causesOfFreedom() where found.count < most && core.isFree(slot) {
        let direction = direction(of: slot)
        let names = names(of: direction)
        let text =
          switch cause {
          case .undetermined(let variable):
            "\(names) can move: nothing determines \(nameOrNumber(of: variable.index))"
          case .tied(let constraint):
            "\(names) can move: \(text(of: constraint)) is in balance with others"
          }
        found.append(Freedom(cause: cause, direction: direction, description: text))
      }
      return found
    }
  }

  /// What could be the cause of a freedom, with its slot: undetermined variables by age, then active rows by the age of
  /// the constraints that hold them.
  private func causesOfFreedom() -> [(slot: Int32, cause: Freedom.Cause)] {
    var undetermined: [(slot: Int32, variable: Variable)] = []
    var held: [(slot: Int32, constraint: Constraint)] = []
    for slot in 0..<core.counts.variables where core.useCount[slot] >= 0 {
      let row = core.definition[slot]
      if row < 0 {
        undetermined.append((slot, variable(at: -1 - row)))
      } else if core.canBeTied(row) {
        held.append((slot, constraint(at: core.holder(of: row))))
      }
    }
    undetermined.sort { $0.variable.generation < $1.variable.generation }
    held.sort { $0.constraint.generation < $1.constraint.generation }
    return undetermined.map { ($0.slot, .undetermined($0.variable)) }
      + held.map { ($0.slot, .tied($0.constraint)) }
  }

  /// The variables that move with the row in a slot, by age.
  private func direction(of slot: Int32) -> [Freedom.Rate] {
    core.solveDirection(of: slot)
    var direction: [Freedom.Rate] = []
    for place in 0..<core.dList.count {
      let index = core.dList[place]
      if abs(core.d[index]) <= Tolerances.pivotRatio { continue }
      direction.append(Freedom.Rate(variable: variable(at: index), rate: core.d[index]))
    }
    return direction.sorted { $0.variable.generation < $1.variable.generation }
  }

  /// The first few of the variables that move, and how many more there are.
  private func names(of direction: [Freedom.Rate]) -> String {
    let most = 10
    let first = direction.prefix(direction.count > most ? most - 1 : most)
    let names = first.map { nameOrNumber(of: $0.variable.index) }.joined(separator: ", ")
    return first.count == direction.count
      ? names : "\(names) and \(direction.count - first.count) more"
  }

  /// Runs a question with all pinned rows in the basis that can be (they lie on breakpoints and forbid
  /// movements that the basis alone would allow), and takes that back afterwards.
  private func withPinnedRowsEntered<Answer>(_ question: () -> Answer) -> Answer {
    let scope = core.beginChange()
    if core.counts.retiredVariables > 0 { core.refactorise() }
    core.enterPinnedRows()
    let answer = question()
    core.rollBack(scope)
    return answer
  }
}

extension Core {
  /// Lets every pinned row that rests on an undetermined variable take the place of its stay.
  mutating func enterPinnedRows() {
    for row in 0..<counts.rows where kind[row] == .pinned {
      loadColumn(row: row)
      solveCombination()
      var chosen: Int32 = -1
      for index in 0..<alphaList.count {
        let slot = alphaList[index]
        if definition[slot] >= 0 || abs(alpha[slot]) <= Tolerances.pivotRatio { continue }
        if chosen < 0 || abs(alpha[slot]) > abs(alpha[chosen]) { chosen = slot }
      }
      if chosen >= 0 { enterForStay(row, slot: chosen, at: position[row]) }
    }
  }

  /// True if the constraints of an active row allow it to move to one side at least, whatever that costs.
  mutating func canBeTied(_ row: Int32) -> Bool { queued[row] & Queue.unlimited == 0 }

  /// True if the row or stay in a slot can move, at least one way and a little, at no cost.
  mutating func isFree(_ s: Int32) -> Bool {
    let row = definition[s]
    if row < 0 { return canMove(s, 1) || canMove(s, -1) }
    let run = members.run(row)
    let first = position[row]
    for sign in [1.0, -1.0] {
      lexRoom.clear()
      let gap = sign > 0 ? groupEnd(row, from: first) : first
      if !lexRoom.addSlope(run, gap: gap, in: costs, times: 1).isEmpty { continue }
      lexRoom.add(stored: multiplier[row], in: cells, times: -1)
      if lexRoom.sign == 0 && canMove(s, sign) { return true }
    }
    return false
  }

  /// True if no inactive row is at the end of its segment in the way of the slot's direction.
  private mutating func canMove(_ s: Int32, _ sign: Double) -> Bool {
    solveDirection(of: s)
    collectRates(sign)
    for index in 0..<rowList.count {
      let row = rowList[index]
      if abs(rate[row]) <= Tolerances.pivotRatio { continue }
      if kind[row] == .pinned { return false }
      // The stored ends include the tolerance: what is left of it counts as being there.
      let value = exactActivity(row).sum
      let place = position[row]
      if rate[row] > 0, place < members.count(row) {
        let bound = members.element(row, place).bound
        if value > bound - margin(bound) { return false }
      } else if rate[row] < 0, place > 0 {
        let bound = members.element(row, place - 1).bound
        if value < bound + margin(bound) { return false }
      }
    }
    return true
  }
}
