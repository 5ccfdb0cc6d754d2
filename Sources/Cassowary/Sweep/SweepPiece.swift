/// An interval of a parameter within which every variable moves in a straight line.
///
/// One basis is optimal in all of it: its multipliers prove the solution for every value of the parameter between the
/// ends.
public struct SweepPiece: Sendable, Equatable {
  /// Why a piece ends.
  public enum End: Sendable, Equatable {
    /// The range that was asked for ends.
    case range
    /// A constraint's form comes to its right-hand side.
    ///
    /// - `isFromBelow`: it was less before, in the constraint as written.
    /// - `holds`: the constraint holds its form there from now on; otherwise the form goes on beyond, at another cost.
    case constraint(Constraint, isFromBelow: Bool, holds: Bool)
    /// These required constraints do not hold together with the parameter beyond.
    case conflict([Constraint])
  }

  /// The values of the parameter.
  public let range: ClosedRange<Double>
  /// The event that ends the piece at the upper end of its range.
  public let end: End
}
