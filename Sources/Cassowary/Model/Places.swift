// Handles are places in a solver's tables. A client with a table of its own beside them, as the layout engine has,
// finds an entry by the place without hashing. Doors to other languages hand out places and numbers, and make handles
// of them again.

extension Variable {
  /// The variable's place in its solver's tables; taken again by another when it has been removed.
  package var place: Int { Int(id) }
  /// The number under which it was made: no other of the same solver has it.
  package var serial: UInt32 { generation }
}

extension Constraint {
  /// The constraint's place in its solver's tables; taken again by another when it has been removed.
  package var place: Int { Int(id) }
  /// The number under which it was made: no other of the same solver has it.
  package var serial: UInt32 { generation }
}

extension Checkpoint {
  /// The number under which it was made.
  package var number: Int { serial }
}

extension Solver {
  /// The handle of the variable at a place with a number, whether or not there is one.
  package func variable(place: Int32, serial: UInt32) -> Variable {
    Variable(index: place, generation: serial, owner: identity)
  }

  /// The handle of the constraint at a place with a number, whether or not there is one.
  package func constraint(place: Int32, serial: UInt32) -> Constraint {
    Constraint(id: ConstraintID(place), generation: serial, owner: identity)
  }

  /// The checkpoint with a number; nil if none is held that has it.
  ///
  /// - Complexity: the number of checkpoints held.
  package func checkpoint(number: Int) -> Checkpoint? {
    guard let record = checkpoints.last(where: { $0.serial == number }) else { return nil }
    return Checkpoint(serial: number, position: record.point.position, owner: identity)
  }

  /// True if the handle is of this solver and was not removed.
  package func knows(_ variable: Variable) -> Bool { isLive(variable) }

  /// True if the handle is of this solver and was not removed.
  package func knows(_ constraint: Constraint) -> Bool { isLive(constraint) }
}
