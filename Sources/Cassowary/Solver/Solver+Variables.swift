extension Solver {
  /// Makes a variable; it is zero until constraints move it.
  ///
  /// - Parameter name: the variable's name in explanations and dumps; need not be unique.
  /// - Complexity: O(1), amortised.
  @inlinable
  public func makeVariable(_ name: String = "") -> Variable {
    let variable = makeNamelessVariable()
    // Here, so that a caller without a name does not hand one over.
    if !name.isEmpty { setName(name, of: variable) }
    return variable
  }

  @usableFromInline
  func makeNamelessVariable() -> Variable {
    begin()
    defer { finish() }
    let index = asItIs().core.makeVariable()
    return Variable(index: index.number, generation: problem.serial, owner: identity)
  }

  /// Removes a variable that no constraint mentions, with its bounds.
  ///
  /// - Throws: `RemoveVariableError` if the variable is unknown or in use; nothing has changed then.
  /// - Complexity: O(1) as a rule.
  public func remove(_ variable: Variable) throws(RemoveVariableError) {
    begin()
    defer { finish() }
    guard isLive(variable) else { throw .unknownVariable(variable) }
    var uses = Int(problem.useCount[variable.id])
    if uses > 0 && problem.isBounded(variable.id) {
      let bounds = [Bounds.Side.lower, .upper].compactMap { constraint(of: variable, $0) }
      if bounds.count == uses {
        for bound in bounds { wake().core.uninstall(bound.id) }
        uses = 0
      }
    }
    guard uses == 0 else { throw worded(.inUse(variable, constraints: uses)) }
    if !rest.forget(variable.id) { wake().core.removeVariable(variable.id) }
  }

  /// The number of variables.
  public var variableCount: Int { Int(problem.counts.liveVariables) }

  /// The number of installed constraints.
  public var constraintCount: Int { Int(problem.counts.liveConstraints) }

  /// The value of a variable as of the last commit; nil if the variable belongs to another solver or was removed.
  ///
  /// A variable that was made with this solver and is still there has a value: `solver.value(of: width)!`.
  /// - Complexity: O(1).
  public func value(of variable: Variable) -> Double? {
    isLive(variable) ? rest.read(variable.id) : nil
  }
}
