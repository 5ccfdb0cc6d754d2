/// How the two sides of a constraint compare (raw values of AL-2).
public enum LayoutRelation: Int, Hashable, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1

  /// The relation between the negated sides.
  package var mirrored: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LayoutRelation: NamedSetting {
  package static var named: KeyValuePairs<String, LayoutRelation> {
    [
      "lessThanOrEqual": .lessThanOrEqual, "equal": .equal,
      "greaterThanOrEqual": .greaterThanOrEqual,
    ]
  }
}
