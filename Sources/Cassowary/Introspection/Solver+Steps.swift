extension Solver {
  /// Whether the steps of the simplex method are kept for ``takeSteps()``; false at first, as keeping
  /// them costs time at every step.
  ///
  /// Turning it off forgets the steps that were kept.
  public var keepsSteps: Bool {
    get { wake().core.stepLog.isOn }
    set {
      wake().core.stepLog.isOn = newValue
      wake().core.stepLog.leaving = nil
      if !newValue { wake().core.stepLog.records.removeAll() }
    }
  }

  /// The steps taken since they were last asked for, oldest first, at most ten thousand; none unless
  /// ``keepsSteps``.
  ///
  /// Steps that an operation took before it was refused are among them, though it was taken back.
  public func takeSteps() -> [SolverStep] {
    let records = wake().core.stepLog.records
    wake().core.stepLog.records.removeAll()
    return records.map { record in
      SolverStep(
        entering: holder(record.entering), leaving: holder(record.leaving), reason: record.reason)
    }
  }

  private func holder(_ part: StepPart) -> BasisEntry.Holder {
    switch part {
    case .constraints(let parts):
      return .constraints(
        parts.map { Constraint(id: $0.id, generation: $0.generation, owner: identity) })
    case .stay(let variable, let generation):
      return .stay(of: Variable(index: variable.number, generation: generation, owner: identity))
    }
  }
}
