/// How a constraint was installed without a step, if it was.
enum DirectEntry: Equatable {
  case installed(ConstraintID)
  /// Nothing was done: the solver cannot tell at once what gives way.
  case undecided
  /// Nothing was done: there is no stay to be replaced.
  case restsOnNoStay
}
