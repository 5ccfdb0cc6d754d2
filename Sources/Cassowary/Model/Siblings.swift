// A client that keeps many handles of one solver keeps the solver's identity once, and of each handle its own word.

extension Variable {
  /// The place and the number of the variable.
  @inlinable package var word: UInt64 { handle }

  /// The variable of the same solver whose place and number are these.
  @inlinable package func sibling(_ word: UInt64) -> Variable {
    Variable(handle: word, owner: owner)
  }
}

extension Constraint {
  /// The place and the number of the constraint.
  package var word: UInt64 { Variable.handle(id.number, generation) }

  /// The constraint of the same solver whose place and number are these.
  package func sibling(_ word: UInt64) -> Constraint {
    Constraint(
      id: ConstraintID(Int32(truncatingIfNeeded: word)),
      generation: UInt32(truncatingIfNeeded: word >> 32), owner: owner)
  }
}
