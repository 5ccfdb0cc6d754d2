/// A sum of variables with coefficients, and a constant: `x + 2 * y + 10`.
///
/// Expressions are built with ordinary operators and keep their terms as written; terms of the same
/// variable are added up when a constraint is installed. Nothing is checked here: a coefficient or
/// constant that is not finite is refused where the expression is used.
public struct LinearExpression: Sendable, Equatable {
  /// One variable with its coefficient.
  public struct Term: Sendable, Equatable {
    /// The variable.
    public var variable: Variable
    /// The factor of the variable.
    public var coefficient: Double

    @inlinable public init(_ variable: Variable, coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms in the order in which they were written.
  public var terms: Terms
  /// The part without a variable.
  public var constant: Double

  /// Makes the expression that is a number; zero by default.
  @inlinable public init(constant: Double = 0) {
    terms = Terms()
    self.constant = constant
  }

  /// Makes an expression of the given parts.
  @inlinable public init(terms: some Sequence<Term>, constant: Double = 0) {
    self.init(constant: constant)
    for term in terms { self.terms.append(term) }
  }

  /// Makes the expression that is one variable.
  @inlinable public init(_ variable: Variable) {
    self.init()
    add(variable)
  }

  /// Adds `factor * variable`.
  ///
  /// - Complexity: O(1); up to four terms take no memory beyond the value.
  @inline(__always)
  @inlinable public mutating func add(_ variable: Variable, times factor: Double = 1) {
    terms.append(Term(variable, coefficient: factor))
  }
}

extension LinearExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  @inlinable public init(floatLiteral value: Double) { self.init(constant: value) }
  @inlinable public init(integerLiteral value: Int) { self.init(constant: Double(value)) }
}
