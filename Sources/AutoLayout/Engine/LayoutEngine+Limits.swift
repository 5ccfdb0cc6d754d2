import Cassowary

extension LayoutEngine {
  /// The greatest constant a row is given, in points; greater ones are cut to it (AL-28).
  ///
  /// Apple's limit is unpublished, between 1e6 and 1e7. With coordinates below 1e7 a `Double`
  /// still resolves 2e-9 points, a thousandth of the half-pixel tolerance of `PixelGrid`.
  public static let greatestMagnitude: Double = 1e7

  /// The text of Apple's log for a constant beyond the limit (AL-28).
  public static let limitText =
    "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A"
    + " smaller value will be substituted, but this problem should be fixed. Break on void"
    + " _NSLayoutConstraintNumberExceedsLimit() to debug.  This will be logged only once.  This may"
    + " break in the future."

  /// Tells of the first constant beyond the limit.
  func checkLimit(_ constraint: any LayoutConstraining) {
    let constant = constraint.reading { $0.constant }
    guard constant.magnitude > Self.greatestMagnitude, !hasExceededLimit else { return }
    hasExceededLimit = true
    tell { onLimitExceeded?(constraint) }
  }

  /// `value` cut to what a row is given.
  static func limited(_ value: Double) -> Double {
    min(max(value, -greatestMagnitude), greatestMagnitude)
  }

  /// The strength of constraints that were broken: below required, above all optional ones.
  static let brokenPriority = Priority(2000)

  /// How strongly a trial pulls that asks whether a quantity could be otherwise: above what only
  /// settles the undetermined, below every constraint.
  static let trialPriority = Priority(1e-7)

  // Strengths below every constraint decide what constraints leave open, so that equal layouts
  // come out equal whatever was edited on the way (AL-116).

  /// How strongly the order of mention chooses among equal contenders.
  static let tiePriority = Priority(4e-9)

  /// How strongly sizes that nothing determines rest at 0.
  static let restAtZeroSize = Priority(3e-9)

  /// How strongly what an inequality bounds rests at the bound.
  static let restAtBound = Priority(2e-9)

  /// How strongly positions that nothing determines rest at the origin.
  static let restAtOrigin = Priority(1e-9)
}

extension LayoutPriority {
  /// The strength of a constraint: 1000 is required.
  var strength: Priority { isRequired ? .required : Priority(Double(rawValue)) }

  /// The strength of a pull towards a content size: 1000 stands above all optional constraints
  /// but yields to required ones without a word, as UIKit was measured to do.
  var contentStrength: Priority { Priority(Double(rawValue)) }
}
