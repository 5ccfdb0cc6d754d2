import Cassowary

extension Generator where Value == SystemRow {
  /// Generates a row over some variables.
  ///
  /// - Parameters:
  ///   - shape: The shape of rows.
  ///   - witness: A value for each variable; if the shape is satisfiable, required rows hold for them.
  public static func row(_ shape: SystemShape, witness: [Double]) -> Generator<SystemRow> {
    let terms = Generator<[SystemTerm]>.terms(shape, variables: witness.count)
    return .frequency([
      (weight: 8, generator: relations(shape, terms, witness)),
      (weight: 2, generator: contentSizes(shape, terms)),
    ])
  }

  private static func relations(
    _ shape: SystemShape, _ terms: Generator<[SystemTerm]>, _ witness: [Double]
  ) -> Generator<SystemRow> {
    let relation = Generator<Relation>.frequency([
      (weight: 3, generator: .constant(.equal)),
      (weight: 2, generator: .constant(.lessThanOrEqual)),
      (weight: 2, generator: .constant(.greaterThanOrEqual)),
    ])
    let priority = Generator<Priority>.frequency([
      (weight: shape.requiredPercentage, generator: .constant(.required)),
      (weight: 100 - shape.requiredPercentage, generator: .element(of: shape.priorities)),
    ])
    let weight = Generator<Double>.frequency([
      (weight: 1, generator: .constant(shape.weights.first ?? 1)),
      (weight: 1, generator: .element(of: shape.weights)),
    ])
    let constant = Generator<Int>.integer(in: shape.constants)
    return Generator<([SystemTerm], Relation, Priority, Double, Int)>
      .zip(terms, relation, priority, weight, constant)
      .map { terms, relation, priority, weight, constant in
        var right = Double(constant)
        if priority.isRequired && shape.isSatisfiable {
          let atWitness = terms.reduce(0) { $0 + $1.coefficient * witness[$1.variable] }
          switch relation {
          case .equal: right = atWitness
          case .lessThanOrEqual: right = atWitness + right.magnitude
          case .greaterThanOrEqual: right = atWitness - right.magnitude
          }
        }
        return .relation(
          terms, relation, right, priority: priority,
          weight: priority.isRequired ? 1 : weight)
      }
  }

  private static func contentSizes(
    _ shape: SystemShape, _ terms: Generator<[SystemTerm]>
  ) -> Generator<SystemRow> {
    let priority = Generator<Priority>.element(of: shape.priorities)
    let value = Generator<Int>.integer(in: shape.constants)
    return Generator<([SystemTerm], Int, Priority, Priority)>
      .zip(terms, value, priority, priority)
      .map { .contentSize($0, Double($1), hugging: $2, compression: $3) }
  }
}

extension Generator where Value == [SystemTerm] {
  /// Generates one to three terms, now and then with one variable twice, never with a form that is zero.
  static func terms(_ shape: SystemShape, variables: Int) -> Generator<[SystemTerm]> {
    let term = Generator<(Int, Double)>
      .zip(.integer(in: 0...max(variables - 1, 0)), .element(of: shape.coefficients))
      .map { SystemTerm($0, $1) }
    return Generator<[SystemTerm]>.frequency([
      (weight: 4, generator: .array(of: term, count: 1...1)),
      (weight: 4, generator: .array(of: term, count: 2...2)),
      (weight: 1, generator: .array(of: term, count: 3...3)),
    ])
    .filter { terms in
      SystemRow.relation(terms, .equal, 0).coefficients.contains { $0.coefficient != 0 }
    }
  }
}
