/// An incremental solver of linear constraints with exact priorities.
///
/// Required constraints hold; optional ones are satisfied in the order of their priorities: the sum
/// of the weighted errors of a level is minimised before any lower level is looked at. Where the
/// constraints leave a variable undetermined it keeps its value, which is zero at first.
///
/// Not `Sendable`: use a solver from one thread at a time.
public final class Solver {
  var names: [String] = []
  var values: [Double] = []
  var nextConstraint: Int32 = 0

  /// Makes a solver without variables.
  public init() {}

  var identity: ObjectIdentifier { ObjectIdentifier(self) }

  func handle() -> Constraint {
    defer { nextConstraint += 1 }
    return Constraint(index: nextConstraint, generation: 0, owner: identity)
  }

  /// Makes a variable, zero until constraints move it.
  public func makeVariable(_ name: String = "") -> Variable {
    names.append(name)
    values.append(0)
    return Variable(index: Int32(names.count - 1), generation: 0, owner: identity)
  }

  /// Removes a variable that no constraint mentions.
  public func remove(_ variable: Variable) throws(RemoveVariableError) {
    guard variable.owner == identity else { throw .unknownVariable(variable) }
  }

  /// Installs a constraint.
  @discardableResult
  public func add(
    _ constraint: LinearConstraint, priority: Priority = .required, weight: Double = 1,
    label: String = ""
  ) throws(AddConstraintError) -> Constraint {
    handle()
  }

  /// Installs a content size: one row with two slopes.
  @discardableResult
  public func addContentSize(
    _ expression: LinearExpression, value: Double, hugging: Priority, compression: Priority,
    label: String = ""
  ) throws(AddConstraintError) -> Constraint {
    handle()
  }

  /// Removes an installed constraint.
  public func remove(_ constraint: Constraint) throws(RemoveConstraintError) {
    guard constraint.owner == identity else { throw .unknownConstraint(constraint) }
  }

  /// Changes the right-hand side.
  public func setConstant(
    _ constraint: Constraint, to constant: Double
  ) throws(ChangeConstraintError) {
    guard constraint.owner == identity else { throw .unknownConstraint(constraint) }
  }

  /// Changes the priority.
  public func setPriority(
    _ constraint: Constraint, to priority: Priority
  ) throws(ChangeConstraintError) {
    guard constraint.owner == identity else { throw .unknownConstraint(constraint) }
  }

  /// Makes a variable editable: a constraint whose constant `suggest` sets.
  @discardableResult
  public func addEdit(
    _ variable: Variable, priority: Priority
  ) throws(AddConstraintError) -> Constraint {
    handle()
  }

  /// Suggests a value for a variable that has an edit constraint.
  public func suggest(_ value: Double, for variable: Variable) throws(ChangeConstraintError) {
    guard variable.owner == identity else { throw .unknownVariable(variable) }
  }

  /// Optimises and reports the variables that changed since the last commit.
  @discardableResult
  public func commit() -> [Change] { [] }

  /// The value of a variable after the last commit.
  public func value(of variable: Variable) -> Double { values[Int(variable.index)] }

  /// Runs changes all or nothing.
  public func transaction<Result, Failure: Error>(
    _ body: (Solver) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(self)
  }
}
