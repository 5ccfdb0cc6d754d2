import Cassowary

extension SystemTerm: SwiftSource {
  public var swiftSource: String {
    ".init(\(variable), \(coefficient.swiftSource))"
  }
}

extension Relation: SwiftSource {
  public var swiftSource: String {
    switch self {
    case .lessThanOrEqual: ".lessThanOrEqual"
    case .equal: ".equal"
    case .greaterThanOrEqual: ".greaterThanOrEqual"
    }
  }

  /// The operator that makes a constraint of the relation.
  var operatorSource: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Priority: SwiftSource {
  public var swiftSource: String { isRequired ? ".required" : level.swiftSource }
}

extension SystemRow: SwiftSource {
  public var swiftSource: String {
    switch demand {
    case .relation(let relation, let constant, let priority, let weight):
      let tail = weight == 1 ? "" : ", weight: \(weight.swiftSource)"
      return """
        .relation(\(terms.swiftSource), \(relation.swiftSource), \(constant.swiftSource), \
        priority: \(priority.swiftSource)\(tail))
        """
    case .contentSize(let value, let hugging, let compression):
      return """
        .contentSize(\(terms.swiftSource), \(value.swiftSource), \
        hugging: \(hugging.swiftSource), compression: \(compression.swiftSource))
        """
    }
  }

  /// The call that installs the row in a solver whose variables are `x0`, `x1`, ….
  public var solverSource: String {
    let sum = terms.map { "\($0.coefficient.swiftSource) * x\($0.variable)" }
      .joined(separator: " + ")
    switch demand {
    case .relation(let relation, let constant, let priority, let weight):
      let weightSource = weight == 1 ? "" : ", weight: \(weight.swiftSource)"
      return """
        try solver.add(\(sum) \(relation.operatorSource) \(constant.swiftSource), \
        priority: \(priority.swiftSource)\(weightSource))
        """
    case .contentSize(let value, let hugging, let compression):
      return """
        try solver.addContentSize(\(sum), value: \(value.swiftSource), \
        hugging: \(hugging.swiftSource), compression: \(compression.swiftSource))
        """
    }
  }
}
