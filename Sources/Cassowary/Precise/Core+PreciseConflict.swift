// Whether constraints that seem to contradict each other do so, in twice the precision.

extension Core {
  /// True if the constraints in `workspace.conflict` contradict each other indeed.
  ///
  /// If the coefficients are such that sums of them are exact nothing is computed, as nothing is for more constraints than
  /// a precise program may have.
  mutating func isConflictProved() -> Bool {
    var isExact = true
    var numbers: [VariableID] = []
    var forms: [PreciseProgram.Form] = []
    var breakpoints: [PreciseProgram.Breakpoint] = []
    for place in 0..<workspace.conflict.count {
      let index = workspace.conflict[place]
      let row = problem.constraints[index].row
      for entry in problem.terms.run(row) where !Self.isExact(entry.coefficient) {
        isExact = false
      }
    }
    if isExact || workspace.conflict.count > Self.mostToProve { return true }
    for place in 0..<workspace.conflict.count {
      let index = workspace.conflict[place]
      let row = problem.constraints[index].row
      var form: PreciseProgram.Form = []
      for entry in problem.terms.run(row) {
        if let number = numbers.firstIndex(of: entry.variable) {
          form.append((number, entry.coefficient))
        } else {
          form.append((numbers.count, entry.coefficient))
          numbers.append(entry.variable)
        }
      }
      for member in problem.members.run(row) where member.constraint == index {
        breakpoints.append(
          PreciseProgram.Breakpoint(
            form: forms.count, bound: member.bound,
            leftLevel: member.forbidsLeft ? .infinity : -1,
            rightLevel: member.forbidsRight ? .infinity : -1, slope: 1))
      }
      forms.append(form)
    }
    guard numbers.count * breakpoints.count <= PreciseProgram.mostCells else { return true }
    var program = PreciseProgram(
      forms: forms, breakpoints: breakpoints, start: numbers.map { point.x[$0] })
    guard let missed = program.restore() else { return false }
    return missed > Tolerances.breakpoint
  }

  /// The most constraints of a conflict that are solved again; a longer conflict is told as it was found, since the
  /// cost of a proof grows with the cube.
  private static var mostToProve: Int { 128 }

  /// True if a coefficient is so short a number that sums of many are exact.
  private static func isExact(_ coefficient: Double) -> Bool {
    let shifted = coefficient * 1_024
    return abs(shifted) < 1_048_576 && shifted == Double(Int64(shifted))
  }
}
