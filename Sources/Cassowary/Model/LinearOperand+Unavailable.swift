// Operators that a linear program cannot express, so that the compiler says why.

@available(
  *, unavailable,
  message: "A linear constraint is never strict: write >=, with a margin where one is needed"
)
public func > (left: some LinearOperand, right: some LinearOperand) -> LinearConstraint {
  fatalError("unavailable")
}

@available(
  *, unavailable,
  message: "A linear constraint is never strict: write >=, with a margin where one is needed"
)
public func > (left: some LinearOperand, right: Double) -> LinearConstraint {
  fatalError("unavailable")
}

@available(
  *, unavailable,
  message: "A linear constraint is never strict: write >=, with a margin where one is needed"
)
public func > (left: Double, right: some LinearOperand) -> LinearConstraint {
  fatalError("unavailable")
}

@available(
  *, unavailable,
  message: "A linear constraint is never strict: write <=, with a margin where one is needed"
)
public func < (left: some LinearOperand, right: some LinearOperand) -> LinearConstraint {
  fatalError("unavailable")
}

@available(
  *, unavailable,
  message: "A linear constraint is never strict: write <=, with a margin where one is needed"
)
public func < (left: some LinearOperand, right: Double) -> LinearConstraint {
  fatalError("unavailable")
}

@available(
  *, unavailable,
  message: "A linear constraint is never strict: write <=, with a margin where one is needed"
)
public func < (left: Double, right: some LinearOperand) -> LinearConstraint {
  fatalError("unavailable")
}

@available(*, unavailable, message: "A linear constraint cannot exclude a value: write <= or >=")
public func != (left: some LinearOperand, right: some LinearOperand) -> LinearConstraint {
  fatalError("unavailable")
}

@available(*, unavailable, message: "A linear constraint cannot exclude a value: write <= or >=")
public func != (left: some LinearOperand, right: Double) -> LinearConstraint {
  fatalError("unavailable")
}

@available(*, unavailable, message: "A linear constraint cannot exclude a value: write <= or >=")
public func != (left: Double, right: some LinearOperand) -> LinearConstraint {
  fatalError("unavailable")
}

@available(*, unavailable, message: "A product of variables is not linear: multiply by a number")
public func * (left: some LinearOperand, right: some LinearOperand) -> LinearExpression {
  fatalError("unavailable")
}

@available(*, unavailable, message: "A quotient of variables is not linear: divide by a number")
public func / (left: some LinearOperand, right: some LinearOperand) -> LinearExpression {
  fatalError("unavailable")
}

@available(
  *, unavailable,
  message: "A number divided by a variable is not linear: multiply both sides by the variable"
)
public func / (left: Double, right: some LinearOperand) -> LinearExpression {
  fatalError("unavailable")
}
