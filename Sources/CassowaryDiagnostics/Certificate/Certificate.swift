/// The judge's verdict on a solution, and the numbers that prove it.
///
/// An optimal verdict is proved by the multipliers: each is within its range, each row off its target has the
/// multiplier that its side dictates, and weighted by them all forms add up to zero. A reader can check the
/// three statements with a pencil, from the report alone.
public struct Certificate: Hashable, Sendable {
  /// The judgement.
  public enum Verdict: Hashable, Sendable {
    /// No level can be improved without making a higher one worse.
    case optimal
    /// Required rows are violated, worst first.
    case forbidden([RowViolation])
    /// A level can be improved without making a higher one worse.
    case improvable(Improvement)
    /// The numbers do not allow a proof either way; the text says why.
    case inconclusive(String)
  }

  /// The judgement.
  public let verdict: Verdict
  /// The levels of the optional prices, highest first.
  public let levels: [Double]
  /// The price paid at each level.
  public let costs: [Double]
  /// One report per row, in the order of the problem.
  public let rows: [RowReport]
  /// The largest element of the sum of forms weighted by the multipliers: zero but for rounding where the
  /// verdict is optimal.
  public let stationarityError: Double
  /// The number of active rows beyond those that determine the values; if it is above zero, multipliers are not unique.
  public let degeneracy: Int
  /// The number of basis changes the search for multipliers needed.
  public let pivots: Int

  /// True for an optimal verdict.
  public var isOptimal: Bool { verdict == .optimal }
}
