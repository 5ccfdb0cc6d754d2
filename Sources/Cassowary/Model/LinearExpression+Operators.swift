// The operators make expressions by value; they never look at what a variable is worth.

@inlinable public func + (left: some LinearOperand, right: some LinearOperand) -> LinearExpression {
  var sum = left.linear
  let other = right.linear
  sum.terms.append(contentsOf: other.terms)
  sum.constant += other.constant
  return sum
}

@inlinable public func + (left: some LinearOperand, right: Double) -> LinearExpression {
  var sum = left.linear
  sum.constant += right
  return sum
}

@inlinable public func + (left: Double, right: some LinearOperand) -> LinearExpression {
  right + left
}

@inlinable public func - (left: some LinearOperand, right: some LinearOperand) -> LinearExpression {
  left + (-right)
}

@inlinable public func - (left: some LinearOperand, right: Double) -> LinearExpression {
  left + (-right)
}

@inlinable public func - (left: Double, right: some LinearOperand) -> LinearExpression {
  (-right) + left
}

@inlinable public prefix func - (operand: some LinearOperand) -> LinearExpression {
  operand * -1
}

@inlinable public func * (left: some LinearOperand, right: Double) -> LinearExpression {
  var product = left.linear
  for index in product.terms.indices { product.terms[index].coefficient *= right }
  product.constant *= right
  return product
}

@inlinable public func * (left: Double, right: some LinearOperand) -> LinearExpression {
  right * left
}

@inlinable public func / (left: some LinearOperand, right: Double) -> LinearExpression {
  var quotient = left.linear
  for index in quotient.terms.indices { quotient.terms[index].coefficient /= right }
  quotient.constant /= right
  return quotient
}
