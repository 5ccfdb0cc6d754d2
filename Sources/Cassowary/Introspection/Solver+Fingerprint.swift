extension Solver {
  /// A number that tells states of the solver apart: constraints in the order in which they were added, where each lies,
  /// which variables are undetermined, and all values bit for bit. States that differ have the same number by chance
  /// only, one of 2 to the power of 64.
  ///
  /// - Parameter name: A number for a variable that is the same whenever the variable stands for the same thing.
  /// - Complexity: the size of the whole system, in order.
  package func fingerprint(naming name: (Variable) -> UInt64) -> UInt64 {
    prepareCommit()
    var names = [UInt64](repeating: 0, count: Int(problem.counts.variables))
    var variables: UInt64 = 0
    for index in problem.allVariables
    where problem.isInUse(index) && problem.useCount[index] > 0 {
      names[Int(index)] = name(variable(at: index))
      var part = Fingerprint(names[Int(index)])
      part.add(wake().core.point.x[index])
      part.add(wake().core.basis.staySlot[index].isNone ? 0 as UInt64 : 1)
      // Handles of variables may be others: their order does not count.
      variables &+= part.value
    }
    var whole = Fingerprint(variables)
    for constraint in constraints {
      let row = problem.constraints[constraint.id].row
      for entry in problem.terms.run(row) {
        whole.add(names[Int(entry.variable)])
        whole.add(entry.coefficient)
      }
      for member in problem.members.run(row) where member.constraint == constraint.id {
        let cost = problem.costs[member.cost]
        for number in [member.bound, cost.leftLevel, cost.rightLevel, cost.slope] {
          whole.add(number)
        }
      }
      whole.add(UInt64(wake().core.basis.kind[row].rawValue))
      whole.add(UInt64(truncatingIfNeeded: Int(wake().core.point.position[row])))
    }
    return whole.value
  }
}

/// Numbers that are mixed into one, in order (the finaliser of SplitMix64, doi:10.1145/2660193.2660195).
package struct Fingerprint {
  package private(set) var value: UInt64

  package init(_ value: UInt64 = 0) {
    self.value = 0
    add(value)
  }

  package mutating func add(_ number: UInt64) {
    var mixed = value &+ number &+ 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    value = mixed ^ mixed >> 31
  }

  /// Zeros of both signs are the same number.
  package mutating func add(_ number: Double) { add((number + 0).bitPattern) }

  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(UInt64(byte)) }
    add(UInt64(text.utf8.count))
  }
}
