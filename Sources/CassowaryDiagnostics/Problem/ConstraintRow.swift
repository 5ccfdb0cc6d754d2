/// One original constraint: a linear form, its target and the cost of a deviation on either side.
public struct ConstraintRow: Hashable, Sendable {
  /// The name of the constraint in reports.
  public var label: String
  /// The coefficient of each variable that the form mentions, in the order of the variables.
  public var terms: [RowTerm]
  /// The value the form is compared with, in the unit of the form.
  public var target: Double
  /// The price of each unit below the target.
  public var below: RowPrice
  /// The price of each unit above the target.
  public var above: RowPrice

  /// Makes a row; coefficients that are zero are left out.
  public init(
    label: String, terms: [Int: Double], target: Double, below: RowPrice, above: RowPrice
  ) {
    self.label = label
    self.terms = terms.filter { $0.value != 0 }.sorted { $0.key < $1.key }
      .map { RowTerm(variable: $0.key, coefficient: $0.value) }
    self.target = target
    self.below = below
    self.above = above
  }

  /// The form minus the target.
  public func residual(_ values: [Double]) -> Double {
    terms.reduce(-target) { $0 + $1.coefficient * values[$1.variable] }
  }

  /// The size of the numbers that went into a residual: rounding errors are relative to it.
  func scale(_ values: [Double]) -> Double {
    terms.reduce(1 + target.magnitude) { $0 + ($1.coefficient * values[$1.variable]).magnitude }
  }

  /// The form along a direction: how fast the residual grows.
  func slope(along direction: [Double]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * direction[$1.variable] }
  }
}
