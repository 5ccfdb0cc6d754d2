import CassowaryHeader

extension Door {
  @inline(__always)
  func word(_ variable: Variable) -> cassowary_variable {
    code.word(place: variable.place, serial: variable.serial)
  }

  @inline(__always)
  func word(_ constraint: Constraint) -> cassowary_constraint {
    code.word(place: constraint.place, serial: constraint.serial)
  }

  func word(_ checkpoint: Checkpoint) -> cassowary_checkpoint {
    code.word(place: HandleCode.placeCount, serial: UInt32(truncatingIfNeeded: checkpoint.number))
  }

  /// The variable of a handle, if it is there.
  @inline(__always)
  func variable(_ word: cassowary_variable) throws(Refusal) -> Variable {
    guard let (place, serial) = code.parts(of: word) else { throw .unknownVariable }
    let variable = solver.variable(place: place, serial: serial)
    guard solver.knows(variable) else { throw .unknownVariable }
    return variable
  }

  /// The constraint of a handle, if it is there.
  @inline(__always)
  func constraint(_ word: cassowary_constraint) throws(Refusal) -> Constraint {
    guard let (place, serial) = code.parts(of: word) else { throw .unknownConstraint }
    let constraint = solver.constraint(place: place, serial: serial)
    guard solver.knows(constraint) else { throw .unknownConstraint }
    return constraint
  }

  /// The checkpoint of a handle, if it is held.
  func checkpoint(_ word: cassowary_checkpoint) throws(Refusal) -> Checkpoint {
    guard let (place, serial) = code.parts(of: word), place == HandleCode.placeCount,
      let checkpoint = solver.checkpoint(number: Int(truncatingIfNeeded: serial))
    else { throw .unknownCheckpoint }
    return checkpoint
  }
}
