/// One step of the simplex method: the row or stay that entered the basis, the one that left, and
/// the reason.
/// Steps are kept only if ``Solver/keepsSteps`` asks for it, for people who want to see the method
/// at work. The names of the basis's parts are those of ``BasisEntry/Holder``.
public struct SolverStep: Sendable, Equatable {
  /// Why the step was taken.
  public enum Reason: Sendable, Equatable {
    /// The entering row did not hold: it was off by this much (the dual simplex method).
    case repair(by: Double)
    /// The entering row determines a variable that was undetermined.
    case determine
    /// The leaving row or stay cost more than it was worth; beyond it, the first row that is met
    /// enters (the primal simplex method).
    case improve
    /// The leaving constraint was removed or changed, and nothing but the variable's present value
    /// is left to hold it.
    case release
    /// Nothing is exchanged: an active row, which both enters and leaves, is held at another bound,
    /// this much further.
    case shift(by: Double)
  }

  /// The row or stay that holds a variable from now on.
  public let entering: BasisEntry.Holder
  /// The row or stay that no longer does.
  public let leaving: BasisEntry.Holder
  public let reason: Reason
}
