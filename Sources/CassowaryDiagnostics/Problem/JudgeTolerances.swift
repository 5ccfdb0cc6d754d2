/// The tolerances of the judge: the decision that each makes, its unit, and its source.
enum JudgeTolerances {
  /// A row is *active* (its form is on its target) within this multiple of the numbers in it.
  ///
  /// Relative to `ConstraintRow.scale`. A solver in double precision with a well-conditioned basis of a few
  /// hundred rows is wrong by some 1e-12 of that; a visible error (a 1/100 of a pixel at 1000 pixels) is
  /// 1e-5 of it. The value is between the two on a logarithmic scale.
  static let activity = 1e-8

  /// A multiplier is beyond its range if it is outside by more than this, relative to the largest weight.
  static let multiplier = 1e-7

  /// An element of a tableau row counts as zero below this; coefficients of layouts are near one.
  static let pivot = 1e-9
}
