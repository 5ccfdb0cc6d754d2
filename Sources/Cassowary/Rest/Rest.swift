/// The machine behind its rest: every call of the public face passes here.
///
/// Most calls of a drag ask for the same again: the same few constraints shift, a commit reports what moves, and values
/// are read. For these the machine *rests*: it looks at no row, and moves the variables only as they are reported. Many
/// shifts before one commit leave its point *behind*. Whatever asks for more wakes it.
///
/// The entry points are ``suggest(_:forEditOf:)``, ``shift(_:to:)``, ``read(_:)``, ``forget(_:)-(ConstraintID)`` and
/// ``report()``, which need not wake the machine; ``wake()``, which does; and ``asItIs()`` for code that does not
/// care how far the point is. No property does work.
struct Rest {
  /// How far the machine has followed what was asked of it.
  enum State {
    /// The point is where the active rows are held.
    case awake
    /// Active rows were shifted, and the point has not followed: the shifts wait in `EditDirections.postponed`.
    case behind
    /// Since the last commit nothing has happened but shifts along ready directions, and what goes beside them: values
    /// are right in the report only, and rows on these directions are not up to date.
    case resting
  }

  private let core: UnsafeMutablePointer<Core>

  /// Makes the machine of a solver that keeps the report.
  init(report: UnsafeMutablePointer<Report>) {
    core = .allocate(capacity: 1)
    core.initialize(to: Core(report: report))
  }

  /// Gives the machine's memory back.
  func end() {
    core.deinitialize(count: 1)
    core.deallocate()
  }

  /// The place of the machine in memory, which it keeps.
  var address: UnsafeRawPointer { UnsafeRawPointer(core) }

  /// The tables that no rest leaves behind.
  @inline(__always)
  var problem: UnsafeMutablePointer<Problem> {
    withUnsafeMutablePointer(to: &core.pointee.problem) { $0 }
  }

  /// True if nothing has happened since the last commit but what the ready directions know of.
  @inline(__always)
  var isResting: Bool { core.pointee.rest == .resting }

  // MARK: Suggest and shift

  /// Suggests a value for the edit of a variable, which is given by its handle.
  /// - Returns: false if the edit's row has no ready direction, or does not go there freely; nothing has changed then.
  @inline(__always)
  func suggest(_ value: Double, forEditOf variable: UInt64) -> Bool {
    isResting && core.pointee.glide(editOf: variable, to: value)
  }

  /// Changes the right-hand side of a constraint whose row has a ready direction, or one that can be made ready.
  /// - Returns: false if it has none, or the step is too long. The constraint has not changed then, and the machine rests
  ///   no more.
  @inline(__always)
  func shift(_ constraint: ConstraintID, to constant: Double) -> Bool {
    if !isResting { return false }
    if core.pointee.glide(constraint, to: constant) { return true }
    core.pointee.settleReadyDirections()
    return false
  }

  /// Changes right-hand sides of constraints all of whose rows have ready directions.
  /// - Returns: false if one has none, or the step is too long; nothing has changed then.
  func shift(_ changes: [(Constraint, Double)]) -> Bool {
    if !isResting { return false }
    for (constraint, constant) in changes
    where core.pointee.problem.constraints[constraint.id].constant != constant
      && core.pointee.findReadyDirection(of: constraint.id, to: constant) == nil
    {
      return false
    }
    // No direction is that of two constraints: where one goes does not shorten the way of another.
    for (constraint, constant) in changes { _ = core.pointee.glide(constraint.id, to: constant) }
    return true
  }

  // MARK: Wake

  /// Brings rows and point up to date, and gives the machine.
  @inline(__always)
  @discardableResult
  func wake() -> Machine {
    if isRare(core.pointee.rest != .awake) { core.pointee.catchUp() }
    return Machine(core)
  }

  /// Ends the rest, and gives the machine. Shifts may still be postponed: a change that can contradict nothing may join
  /// them.
  @inline(__always)
  @discardableResult
  func rouse() -> Machine {
    if isRare(isResting) { core.pointee.disturb() }
    return Machine(core)
  }

  /// Gives the machine as it is, for code that asks for nothing that the rest leaves undone.
  @inline(__always)
  func asItIs() -> Machine { Machine(core) }

  // MARK: Read, forget and report

  /// The value of a variable as of the last commit.
  @inline(__always)
  func read(_ variable: VariableID) -> Double { core.pointee.reportedValue(of: variable) }

  /// Removes a constraint, if it does no more than define a variable on which nothing depends, or is a limit that nobody
  /// meets.
  /// - Returns: false if it does more, or the machine does not rest; nothing has changed then.
  @inline(__always)
  func forget(_ constraint: ConstraintID) -> Bool {
    isRare(isResting) && core.pointee.uninstallAtRest(constraint)
  }

  /// Removes a variable, if nothing mentions it.
  /// - Returns: false if something does, or the machine does not rest; nothing has changed then.
  @inline(__always)
  func forget(_ variable: VariableID) -> Bool {
    isResting && core.pointee.removeVariableAtRest(variable)
  }

  /// Reports a commit for which nothing has to be optimised.
  /// - Returns: false if more is to be done; nothing has changed then.
  @inline(__always)
  func report() -> Bool {
    if !isResting || core.pointee.point.isDrifting(among: core.pointee.problem.counts.liveVariables)
    {
      return false
    }
    if !core.pointee.changes.touched.isEmpty { return core.pointee.reportAtRest() }
    core.pointee.moveAlongReadyDirections()
    return true
  }
}
