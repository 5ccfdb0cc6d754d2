/// The judge's verdict on one piece of a sweep: whether the solution is optimal for every value of the parameter in it.
///
/// A proof is a set of multipliers found in the middle of the piece that is right at both ends, too: forms that they weight
/// add up to zero whatever the parameter is, every row is a straight line over it, and its price is convex, so that a
/// multiplier within the slopes of the price at both ends is within them in between.
public struct PieceCertificate: Hashable, Sendable {
  /// The judgement.
  public enum Verdict: Hashable, Sendable {
    /// The values are optimal throughout.
    case proved
    /// The values in the middle are not proved optimal.
    case unprovedMiddle(Certificate.Verdict)
    /// At an end of the piece, a row has left the place where its multiplier is right, or is required and violated.
    case beyond(row: String, residual: Double, at: Double)
  }

  /// The values of the parameter.
  public let range: ClosedRange<Double>
  /// The judgement.
  public let verdict: Verdict

  /// True if the piece is proved.
  public var isProved: Bool { verdict == .proved }
}
