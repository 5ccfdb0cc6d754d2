/// Every number that decides when two quantities count as equal, in one place.
///
/// Layers never borrow each other's knob: feasibility speaks of points, multipliers of slopes,
/// pivots of ratios.
///
/// The guarantees, where coefficients of a row are of similar size: after a commit the point is, up to rounding,
/// exactly optimal for constants that differ from the given ones by at most 1.01e-7 times max(1, |constant|, largest
/// |coefficient|), which is `feasibility` and `breakpoint` together. So
///
/// - every required constraint holds to that, and the rows of the basis, from which the point is computed, hold exactly;
/// - the cost of a level differs from its optimum by no more than such a change of the constants makes in it: for each
///   constraint of the level that times twice its weight, for each one above it that times its multiplier at the level.
///
/// Rows are scaled, so that their sizes do not count. If coefficients of one row differ by two or three decades, three
/// things come on top. A row may miss its bound by `activityNoise` of its terms. The cost of a level may be above its
/// optimum by `slope` for every point of the way there. And a price takes the place of the multiplier: the saving at
/// the level if a unit is let through above, in the cost of a higher level or in a required constraint.
///
/// Required constraints that contradict each other by so little that each could still hold to a tolerance are not
/// refused. Then one of them may miss its constant by the whole contradiction.
enum Tolerances {
  /// Feasibility of a row, in units of the row (points): a row counts as satisfied if it misses its
  /// bound by no more than this times max(1, |bound|). A tenth of a millionth of a point is far
  /// below a pixel and three decades above the noise of sums of a thousand terms near 1,000.
  static let feasibility = 1e-7

  /// By how much a row may miss a bound.
  @inline(__always)
  static func margin(of bound: Double) -> Double { feasibility * max(1, abs(bound)) }
  /// True if zero, the value of a form without terms, satisfies a constraint: it is the constant, or on a side that is
  /// allowed.
  static func isZero(_ constant: Double, mayBeBelow: Bool, mayBeAbove: Bool) -> Bool {
    (mayBeBelow || constant <= margin(of: constant))
      && (mayBeAbove || constant >= -margin(of: constant))
  }
  /// Relative part of the feasibility test for rows whose terms are much larger than their bound:
  /// noise of the sum itself, a thousand units in the last place.
  static let activityNoise = 1e-12
  /// The same if something came from far: fifty units in the last place. Noise that is left in a sum beside large terms
  /// would be large once these are near.
  static let sumNoise = 1e-14
  /// If a variable moves further than this, in points, variables that move along and lie nearer are off by the rounding
  /// of the way: a ten-billionth of a point, magnified by uneven coefficients. The point is computed afresh then. So it
  /// is if ways further than this cancel; and so are multipliers that come back from beyond it.
  static let far = 1e6
  /// Two bounds of one row within this times max(1, |bound|) are one breakpoint. Smaller than
  /// `feasibility`, so that joining them never makes a row count as violated.
  static let breakpoint = 1e-9
  /// Slopes (multipliers) that differ by no more than this, relative to max(1, magnitude), are
  /// equal at their level. Multipliers of layouts are small integers; noise enters with
  /// non-dyadic coefficients only.
  static let slope = 1e-8
  /// If a slope of at most this magnitude decides a step, the multipliers are computed afresh before the commit ends:
  /// rounding that small coefficients magnify may be all of it.
  static let doubtfulSlope = 1e-6
  /// Multipliers that are found to be off by more than this are computed afresh: a tenth of `slope`.
  static let multiplierDrift = 1e-9
  /// A multiplier entry of at most this magnitude is dropped: cancellation left it.
  static let slopeDrop = 1e-10
  /// Entries of a row's combination of active rows below this fraction of the largest one do not
  /// count as pivots.
  static let pivotRatio = 1e-7
  /// Entries of a row's combination above this fraction of the largest one are taken as they are. Smaller ones are
  /// checked: rounding may be all of them.
  static let sureFactor = 1e-4
  /// How many times as large as another an entry may be if both are rounding.
  static let spanOfNoise = 1_000.0
  /// Rates of at most this fraction of the largest part that a direction is the sum of are its rounding.
  static let rateNoise = 1e-11
  /// Rates above this are taken as they are. Smaller ones are checked: rounding may be all of them.
  static let sureRate = 1e-3
  /// A row is the sum of others if the rest of each coefficient is at most this fraction of the parts that cancel.
  ///
  /// The factors are refined before, so that rounding leaves about `2e-16` for each term; and a coefficient such as 1/3, which
  /// is meant as a fraction, is off by as much.
  static let factorNoise = 1e-13
  /// Entries of intermediate vectors of at most this magnitude are dropped (coefficients are of
  /// magnitude 1 after scaling).
  static let drop = 1e-13
  /// The pivot as seen from the row and from the column may differ by this fraction; more means
  /// that the factorisation has lost accuracy and is rebuilt.
  static let pivotAgreement = 1e-8
  /// A pivot that is off by more than this fraction of itself, even after the factorisation was rebuilt, is no pivot.
  static let largestPivotMiss = 0.01
  /// The two differ by more than this fraction only if rounding was magnified. Then the factorisation is rebuilt at the
  /// next chance, and the results computed with it are computed afresh.
  static let pivotNoise = 1e-13
  /// The same goes for a pivot that remains of parts that cancel, if it is no more than this fraction of one of them.
  static let pivotCancellation = 1e-3
  /// A variable may be defined by a row if its coefficient is at least this fraction of the row's
  /// largest one (threshold pivoting while the basis is factorised).
  static let definingCoefficient = 0.01
  /// An eta that subtracts a row of the factorisation more often than this from another magnifies its rounding so much
  /// that the basis is factorised anew.
  static let steepestEta = 1e5
  /// Etas that basis changes may leave before the factorisation is rebuilt (for accuracy).
  static let updatesBeforeRefactorisation: Int32 = 40
  /// A constraint is redundant if the others keep its row from passing its bound by this times
  /// max(1, |bound|): a thousand times what feasibility allows.
  static let redundancy = 1e-4
  /// Magnitudes that a coefficient may have, as written and relative to its row's largest.
  static let coefficientRange = 1e-6...1e6
  /// Relative weights within a level.
  static let weightRange = 1e-3...1e6
  /// A reported contradiction is one for all values up to this magnitude, whatever rounding leaves of the sum of its
  /// rows: a hundred times the largest that a layout may have.
  static let largestOfProof = 1e9
  /// The largest magnitude of a value. A step that would take a variable further is refused: a chain of coefficients of
  /// a millionth would leave the range of doubles after fifty links.
  static let largestValue = 1e60
  /// The largest magnitude of a constant: the numbers around it are an eighth of a point apart.
  static let largestConstant = 1e15
}
