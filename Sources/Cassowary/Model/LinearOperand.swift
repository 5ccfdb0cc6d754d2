/// An operand on a side of a linear operator: a variable or an expression.
///
/// Numbers are operands too, by overloads of their own, so that `2 * x + 3` needs no conversion and
/// the type checker has few overloads to try.
public protocol LinearOperand {
  /// The operand as an expression.
  var linear: LinearExpression { get }
}

extension Variable: LinearOperand {
  @inlinable public var linear: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearOperand {
  @inlinable public var linear: LinearExpression { self }
}
