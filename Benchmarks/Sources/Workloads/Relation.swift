/// How the left side of a row compares with its constant.
public enum Relation: Int32, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}
