/// An incremental solver of linear constraints with exact priorities.
///
/// ```swift
/// let solver = Solver()
/// let left = solver.makeVariable("left")
/// let width = solver.makeVariable("width")
/// try solver.add(left + width <= 300)
/// try solver.add(left == 20)
/// try solver.add(width == 400, priority: .high)
/// solver.commit()
/// solver.value(of: width)  // 280
/// ```
///
/// Required constraints hold; optional ones are satisfied in the exact order of their priorities: the
/// weighted sum of the errors of a level is as small as it can be before any lower level is looked at. If the
/// constraints leave a variable undetermined, it keeps its value, which is zero at first.
///
/// Changes take effect at ``commit()``, which reports the variables that changed; only the check whether required
/// constraints can hold together is done at once. An operation that throws leaves constraints, values and proof as they
/// were; caches, such as cached directions, may differ. No result depends on hash order, addresses or time: the same
/// calls give the same bits.
///
/// The method is a simplex over a basis of *active rows* with piecewise-linear costs and
/// lexicographic multipliers; see the architecture document. The constraint vocabulary is that of
/// Badros, Borning and Stuckey (doi:10.1145/504704.504705).
///
/// Not `Sendable`: use a solver from one thread at a time. Debug builds end with a message if a thread changes a solver
/// while another one does.
public final class Solver {
  /// The machine behind its rest, at a fixed address: the runtime checks a class's own stored properties for exclusive
  /// access at every use, which costs more than the use.
  let rest: Rest
  /// The changes of the last commit, at a fixed address too.
  @usableFromInline let report: UnsafeMutablePointer<Report>
  /// The mark in handles that tells them from those of other solvers.
  @usableFromInline let identity: SolverIdentity
  /// Names of variables, labels and locations of constraints, as far as any were given.
  var names = NoteTable<String>()
  var labels = NoteTable<String>()
  var locations = NoteTable<SourceLocation>()
  /// How many transactions are open.
  var openTransactions = 0
  /// The checkpoints that can be returned to, in the order of the journal, and the number of the last one.
  var checkpoints: [CheckpointRecord] = []
  var nextCheckpoint = 0
  #if DEBUG && !hasFeature(Embedded) && !os(Windows) && !os(WASI)
    /// The call that is under way.
    var presence = Presence()
  #endif

  /// Makes a solver without variables.
  public init() {
    report = .allocate(capacity: 1)
    report.initialize(to: Report())
    rest = Rest(report: report)
    identity = SolverIdentity(at: rest.address)
  }

  deinit {
    rest.end()
    report.deinitialize(count: 1)
    report.deallocate()
  }

  /// The machine with rows and point up to date.
  @inline(__always)
  @discardableResult
  func wake() -> Machine { rest.wake() }

  /// The machine as it is, for calls that ask for nothing that a rest leaves undone.
  @inline(__always)
  func asItIs() -> Machine { rest.asItIs() }

  /// Variables, forms and constraints, which no rest leaves behind.
  @inline(__always)
  var problem: Problem {
    unsafeAddress { UnsafePointer(rest.problem) }
    unsafeMutableAddress { rest.problem }
  }

  /// Why the last commit could not prove its point optimal; nil if it did, as it does for nearly all systems.
  ///
  /// Even without a proof every required constraint holds to its tolerance, unless the trouble is
  /// ``NumericalTrouble/residual``: then no point is found at which all do. How much more than the least the point costs
  /// is not known. Rows that depend on each other but for the last digits of their coefficients are the reason. The next
  /// commit that changes anything tries again.
  public var trouble: NumericalTrouble? {
    NumericalTrouble(number: asItIs().core.optimisation.counts.unproved)
  }

  /// No variable gets a value beyond this: a constraint that would take one further is refused as ill-conditioned.
  public static var largestValue: Double { Tolerances.largestValue }

  /// Counts of the work done so far.
  public var statistics: Statistics {
    var statistics = asItIs().core.statistics
    let solves = asItIs().core.factorisation.solves
    statistics.directionSolves = solves.directions
    statistics.directionVariables = solves.directionVariables
    statistics.multiplierSolves = solves.combinations
    statistics.combinationRows = solves.combinationRows
    return statistics
  }

  /// True if the handle is of this solver and was not removed.
  @inline(__always)
  func isLive(_ variable: Variable) -> Bool {
    variable.owner == identity && variable.id.number < problem.counts.variables
      && problem.isInUse(variable.id)
      && problem.variableGeneration[variable.id] == variable.generation
  }

  /// True if the handle is of this solver and was not removed.
  func isLive(_ constraint: Constraint) -> Bool {
    constraint.owner == identity && constraint.id.number < problem.counts.constraints
      && !problem.constraints[constraint.id].isFree
      && problem.constraints[constraint.id].generation == constraint.generation
  }

  /// The handle of the variable at a place.
  func variable(at id: VariableID) -> Variable {
    Variable(
      index: id.number, generation: problem.variableGeneration[id], owner: identity)
  }

  /// The handle of the constraint at a place.
  func constraint(at id: ConstraintID) -> Constraint {
    Constraint(
      id: id, generation: problem.constraints[id].generation, owner: identity)
  }

  /// The handles of the constraints that the core found to contradict, but the given one, by place.
  func conflict(without index: ConstraintID? = nil) -> [Constraint] {
    var handles: [Constraint] = []
    for place in 0..<wake().core.workspace.conflict.count
    where wake().core.workspace.conflict[place] != index {
      handles.append(constraint(at: wake().core.workspace.conflict[place]))
    }
    handles.sort { $0.id < $1.id }
    return handles
  }
}
