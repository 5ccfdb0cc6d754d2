/// Why the solver could not tell whether constraints hold, or prove that its point is best.
///
/// Numbers are rounded, and rows that are nearly, but not quite, sums of each other magnify that. The solver then says
/// that it cannot decide: it refuses a constraint as ill-conditioned, and not as a contradiction
/// (``AddConstraintError/illConditioned(_:rows:)``); after a commit ``Solver/trouble`` tells that its point is not
/// proved optimal.
public enum NumericalTrouble: Sendable, Hashable, CaseIterable {
  /// The divisor is so small that rounding may be all of it: rows nearly depend on each other.
  case smallPivot
  /// The point, computed afresh, still misses the bounds of active rows by more than a tolerance.
  case residual
  /// Steps did not come to an end within a number that no problem of the size should need: rounding leads in a circle.
  case stepLimit
  /// A value would be beyond ``Solver/largestValue``.
  case outOfRange

  /// A number for it, which is not zero.
  var number: Int16 {
    switch self {
    case .smallPivot: 1
    case .residual: 2
    case .stepLimit: 3
    case .outOfRange: 4
    }
  }

  /// The number of no trouble: the point was proved, but not by the numbers that the solver goes on with.
  static var provedElsewhere: Int16 { 5 }

  /// The trouble of a number; nil for zero, and for a point that was proved elsewhere.
  init?(number: Int16) {
    switch number {
    case 1: self = .smallPivot
    case 2: self = .residual
    case 3: self = .stepLimit
    case 4: self = .outOfRange
    default: return nil
    }
  }

  /// The words of troubles in texts, in the order of their numbers, which begin with one.
  private static var words: [String] {
    ["smallPivot", "residual", "stepLimit", "outOfRange", "elsewhere"]
  }

  /// The word for a number; nil for none.
  static func word(for number: Int16) -> String? {
    number > 0 && number <= words.count ? words[Int(number) - 1] : nil
  }

  /// The number that a word stands for; nil if it is none.
  static func number(for word: Substring) -> Int16? {
    words.firstIndex { $0 == word }.map { Int16($0 + 1) }
  }
}
