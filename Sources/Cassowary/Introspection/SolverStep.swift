/// One step of the simplex method: what entered the basis, what left it, and what it took.
///
/// Steps are kept only where ``Solver/keepsSteps`` asks for it, for people who want to see the method
/// at work. The names of the basis's parts are those of ``BasisEntry/Holder``.
public struct SolverStep: Sendable, Equatable {
  /// Why the step was taken.
  public enum Reason: Sendable, Equatable {
    /// What enters did not hold: it was off by this much (the dual simplex method).
    case repair(by: Double)
    /// What enters determines a variable that was undetermined.
    case determine
    /// What leaves cost more than it was worth; going on, what enters is what is met first (the
    /// primal simplex method).
    case improve
    /// What leaves was removed or changed, and nothing but the variable's present value is left to
    /// hold it.
    case release
    /// Nothing is exchanged: an active row, which is both what enters and what leaves, is held at
    /// another bound, this much further.
    case shift(by: Double)
  }

  /// What holds a variable from now on.
  public let entering: BasisEntry.Holder
  /// What no longer does.
  public let leaving: BasisEntry.Holder
  public let reason: Reason
}
