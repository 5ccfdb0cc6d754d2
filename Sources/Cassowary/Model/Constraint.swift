/// A handle of one constraint installed in a solver.
///
/// The handle becomes stale when the constraint is removed; a stale handle, or one of another
/// solver, is refused with a typed error.
public struct Constraint: Hashable, Sendable {
  let id: ConstraintID
  let generation: UInt32
  let owner: SolverIdentity
}
