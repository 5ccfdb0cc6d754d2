import Cassowary

/// One constraint of a system, as a value that belongs to no solver.
public struct SystemRow: Hashable, Sendable {
  /// The constant with which the terms are compared, and the priority and weight of that.
  public enum Demand: Hashable, Sendable {
    /// The terms are in a relation to a constant.
    case relation(Relation, Double, priority: Priority, weight: Double)
    /// The terms are pulled to a value: below it at one priority, above it at another.
    case contentSize(Double, hugging: Priority, compression: Priority)
  }

  /// The terms as written: a variable may occur twice.
  public var terms: [SystemTerm]
  /// The demand on them.
  public var demand: Demand

  /// Makes a row.
  public init(terms: [SystemTerm], demand: Demand) {
    self.terms = terms
    self.demand = demand
  }

  /// Makes a row that relates terms to a constant.
  public static func relation(
    _ terms: [SystemTerm], _ relation: Relation, _ constant: Double,
    priority: Priority = .required, weight: Double = 1
  ) -> SystemRow {
    SystemRow(
      terms: terms, demand: .relation(relation, constant, priority: priority, weight: weight))
  }

  /// Makes a row that pulls terms to a value from both sides.
  public static func contentSize(
    _ terms: [SystemTerm], _ value: Double, hugging: Priority, compression: Priority
  ) -> SystemRow {
    SystemRow(
      terms: terms,
      demand: .contentSize(value, hugging: hugging, compression: compression))
  }

  /// The coefficient of each variable, terms of the same variable added up, in order of the variables.
  public var coefficients: [SystemTerm] {
    var sums: [Int: Double] = [:]
    for term in terms {
      sums[term.variable, default: 0] += term.coefficient
    }
    return sums.keys.sorted().map { SystemTerm($0, sums[$0] ?? 0) }
  }

  /// The constant of the right side.
  public var constant: Double {
    get {
      switch demand {
      case .relation(_, let constant, _, _): constant
      case .contentSize(let value, _, _): value
      }
    }
    set {
      switch demand {
      case .relation(let relation, _, let priority, let weight):
        demand = .relation(relation, newValue, priority: priority, weight: weight)
      case .contentSize(_, let hugging, let compression):
        demand = .contentSize(newValue, hugging: hugging, compression: compression)
      }
    }
  }

  /// True for a relation that must hold.
  public var isRequired: Bool {
    guard case .relation(_, _, let priority, _) = demand else { return false }
    return priority.isRequired
  }

  /// The left side minus the right side for some values.
  public func residual(_ values: [Double]) -> Double {
    terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
  }

  /// The features that the row exercises, as labels for the coverage of a run.
  public var features: [String] {
    var features: [String]
    switch demand {
    case .relation(let relation, _, let priority, let weight):
      features = [priority.isRequired ? "required" : "optional"]
      switch relation {
      case .equal: features.append("equality")
      case .lessThanOrEqual: features.append("at most")
      case .greaterThanOrEqual: features.append("at least")
      }
      if weight != 1 { features.append("weight") }
    case .contentSize(_, let hugging, let compression):
      features = ["content size"]
      if hugging > compression { features.append("hugging above compression") }
    }
    if Set(terms.map(\.variable)).count < terms.count { features.append("variable twice") }
    if terms.contains(where: { $0.coefficient.magnitude != 1 }) { features.append("factor") }
    if terms.count > 2 { features.append("three terms") }
    return features
  }
}
