// The operators make expressions by value; they never look at the value of a variable.

@inlinable public func + (left: some LinearOperand, right: some LinearOperand) -> LinearExpression {
  var sum = left.linear
  let other = right.linear
  for place in 0..<other.terms.count { sum.terms.append(other.terms[place]) }
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
  var difference = left.linear
  let other = right.linear
  for place in 0..<other.terms.count {
    let term = other.terms[place]
    difference.add(term.variable, times: -term.coefficient)
  }
  difference.constant -= other.constant
  return difference
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
  product.terms.multiply(by: right)
  product.constant *= right
  return product
}

@inlinable public func * (left: Double, right: some LinearOperand) -> LinearExpression {
  right * left
}

@inlinable public func / (left: some LinearOperand, right: Double) -> LinearExpression {
  var quotient = LinearExpression(constant: left.linear.constant / right)
  for term in left.linear.terms {
    quotient.add(term.variable, times: term.coefficient / right)
  }
  return quotient
}

// In place, for sums that are put together term by term.

@inlinable public func += (left: inout LinearExpression, right: some LinearOperand) {
  let other = right.linear
  for place in 0..<other.terms.count { left.terms.append(other.terms[place]) }
  left.constant += other.constant
}

@inlinable public func += (left: inout LinearExpression, right: Double) { left.constant += right }

@inlinable public func -= (left: inout LinearExpression, right: some LinearOperand) {
  let other = right.linear
  for place in 0..<other.terms.count {
    left.add(other.terms[place].variable, times: -other.terms[place].coefficient)
  }
  left.constant -= other.constant
}

@inlinable public func -= (left: inout LinearExpression, right: Double) { left.constant -= right }

@inlinable public func *= (left: inout LinearExpression, right: Double) {
  left.terms.multiply(by: right)
  left.constant *= right
}

@inlinable public func /= (left: inout LinearExpression, right: Double) { left = left / right }
