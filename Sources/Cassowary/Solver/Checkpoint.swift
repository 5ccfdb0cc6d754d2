/// A state of a solver to which it can return; see ``Solver/checkpoint()``.
public struct Checkpoint: Hashable, Sendable {
  let serial: Int
  /// Where it lies in the journal.
  let position: Int
  let owner: SolverIdentity
}
