import Cassowary

extension AddConstraintError {
  /// The required constraints of which one has to give way: those that contradict, or that together with what was refused
  /// magnify rounding so much that it cannot be told whether they do. Nil where the constraint itself cannot be used.
  var conflict: [Constraint]? {
    switch self {
    case .unsatisfiable(let conflict): conflict
    case .illConditioned(_, let rows): rows
    default: nil
    }
  }
}

extension ChangeConstraintError {
  /// The required constraints of which one has to give way, as those of an ``AddConstraintError``.
  var conflict: [Constraint]? {
    switch self {
    case .unsatisfiable(let conflict): conflict
    case .illConditioned(_, let rows): rows
    default: nil
    }
  }
}
