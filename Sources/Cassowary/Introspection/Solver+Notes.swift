extension Solver {
  /// The name of a variable as it was given; empty if none was, or if the variable is unknown.
  public func name(of variable: Variable) -> String {
    isLive(variable) ? name(at: variable.id) : ""
  }

  /// The label of a constraint as it was given; `edit` for the constraint of an edit, `stay` for that of a stay,
  /// `lower bound` or `upper bound` for a bound; else empty, also if the constraint is unknown.
  public func label(of constraint: Constraint) -> String {
    guard isLive(constraint) else { return "" }
    if let label = labels.note(at: constraint.id.number, serial: constraint.generation) {
      return label
    }
    if problem.editedVariable(of: constraint.id) != nil { return "edit" }
    if problem.stayingVariable(of: constraint.id) != nil { return "stay" }
    return problem.boundedVariable(of: constraint.id).map { Self.label($0.side) } ?? ""
  }

  /// Where a constraint was written; nil if that was not given, or if the constraint is unknown.
  public func location(of constraint: Constraint) -> SourceLocation? {
    guard isLive(constraint) else { return nil }
    return locations.note(at: constraint.id.number, serial: constraint.generation)
  }

  /// The name of the variable at a place; empty if it has none.
  func name(at index: VariableID) -> String {
    names.note(at: index.number, serial: problem.variableGeneration[index]) ?? ""
  }

  /// The name of the variable at a place, or `v` and its number if it has none.
  func nameOrNumber(of index: VariableID) -> String {
    let name = name(at: index)
    return name.isEmpty ? "v\(index)" : name
  }

  @usableFromInline
  func setName(_ name: String, of variable: Variable) {
    names.set(
      name, at: variable.id.number, serial: variable.generation, position: recordingPosition)
  }

  @usableFromInline
  func setNotes(_ label: String, _ location: SourceLocation?, on constraint: Constraint) {
    let position = recordingPosition
    if !label.isEmpty {
      labels.set(
        label, at: constraint.id.number, serial: constraint.generation, position: position)
    }
    if let location {
      locations.set(
        location, at: constraint.id.number, serial: constraint.generation, position: position)
    }
  }

  /// Where in the journal the solver is; nil if it does not record.
  private var recordingPosition: Int? {
    asItIs().core.journal.isRecording ? asItIs().core.journal.position : nil
  }

  /// Gives up notes on things that cannot come back, because nobody can go back before a position of the journal.
  func settleNotes(before position: Int = .max) {
    names.settle(before: position) { place, serial in
      place < problem.counts.variables && problem.isInUse(VariableID(place))
        && problem.variableGeneration[VariableID(place)] == serial
    }
    let isInstalled = { [self] (place: Int32, serial: UInt32) in
      place < problem.counts.constraints
        && !problem.constraints[ConstraintID(place)].isFree
        && problem.constraints[ConstraintID(place)].generation == serial
    }
    labels.settle(before: position, isThere: isInstalled)
    locations.settle(before: position, isThere: isInstalled)
  }
}
