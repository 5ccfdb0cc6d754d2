// The texts that values print as: short, exact, and the same in every run. Handles do not know their solver;
// `Solver.text(of:)` and `dump(solver)` print names.

extension Variable: CustomStringConvertible {
  /// The variable by its place in the solver, as dumps without names have it: `v3`.
  public var description: String { "v\(id)" }
}

extension Constraint: CustomStringConvertible {
  /// The constraint by its place in the solver: `constraint 3`.
  public var description: String { "constraint \(id)" }
}

extension Priority: CustomStringConvertible {
  /// `required`, or `priority 750`.
  public var description: String { Solver.text(priority: level) }
}

extension LinearExpression: CustomStringConvertible {
  /// The sum as it was written: `v0 + 2 * v1 - 10`; `0` for nothing.
  public var description: String { text { $0.description } }

  /// The sum with variables as `name` says them.
  func text(_ name: (Variable) -> String) -> String {
    var text = ""
    for term in terms {
      Self.append(term.coefficient, name(term.variable), to: &text)
    }
    if text.isEmpty { return Solver.text(constant) }
    if constant != 0 { Self.append(constant, nil, to: &text) }
    return text
  }

  /// Adds a term, or a number where there is no name.
  private static func append(_ value: Double, _ name: String?, to text: inout String) {
    let isNegative = value < 0
    if text.isEmpty {
      if isNegative { text += "-" }
    } else {
      text += isNegative ? " - " : " + "
    }
    let size = Solver.text(isNegative ? -value : value)
    guard let name else {
      text += size
      return
    }
    text += size == "1" ? name : size + " * " + name
  }
}

extension LinearConstraint: CustomStringConvertible {
  /// The constraint with its number on the right: `v0 + 2 * v1 <= 10`.
  public var description: String {
    let left = LinearExpression(terms: expression.terms)
    let right = expression.constant == 0 ? 0 : -expression.constant
    return "\(left.description) \(relation.description) \(Solver.text(right))"
  }
}

extension Relation: CustomStringConvertible {
  /// The sign: `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Solver: CustomStringConvertible {
  /// How much the solver holds: `Solver with 3 variables and 4 constraints`.
  public var description: String {
    let variables = variableCount == 1 ? "1 variable" : "\(variableCount) variables"
    let constraints = constraintCount == 1 ? "1 constraint" : "\(constraintCount) constraints"
    return "Solver with \(variables) and \(constraints)"
  }
}

#if !hasFeature(Embedded)
  // A debugger's `po` prints the parts of a value below its description; of these the description says all.

  extension Variable: CustomReflectable {
    /// Without parts.
    public var customMirror: Mirror { .whole(self) }
  }

  extension Constraint: CustomReflectable {
    /// Without parts.
    public var customMirror: Mirror { .whole(self) }
  }

  extension Priority: CustomReflectable {
    /// Without parts.
    public var customMirror: Mirror { .whole(self) }
  }

  extension LinearExpression: CustomReflectable {
    /// Without parts.
    public var customMirror: Mirror { .whole(self) }
  }

  extension LinearConstraint: CustomReflectable {
    /// Without parts.
    public var customMirror: Mirror { .whole(self) }
  }

  extension Solver: CustomReflectable {
    /// Variables with their values as of the last commit, and constraints in words, in the order in which they were
    /// made, for `dump(solver)`.
    public var customMirror: Mirror {
      let system = systemDescription()
      let values = system.variables.map { state in
        (label: Optional(nameOrNumber(of: state.variable.id)), value: state.value as Any)
      }
      let texts = system.constraints.map { text(of: $0.constraint) }
      return Mirror(
        self,
        children: [
          "variables": Mirror.Listing(values), "constraints": texts, "statistics": statistics,
        ], displayStyle: .class)
    }
  }

  extension Mirror {
    /// A value whose description says all of it.
    fileprivate static func whole(_ value: some Any) -> Mirror {
      Mirror(value, unlabeledChildren: EmptyCollection<Any>())
    }

    /// Named values that are dumped like the fields of a value.
    fileprivate struct Listing: CustomReflectable, CustomStringConvertible {
      let values: [(label: String?, value: Any)]

      init(_ values: [(label: String?, value: Any)]) { self.values = values }

      var description: String { "\(values.count)" }
      var customMirror: Mirror { Mirror(self, children: values, displayStyle: .struct) }
    }
  }
#endif
