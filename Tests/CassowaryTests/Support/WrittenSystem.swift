import Cassowary

/// A system as text: of each constraint its relation, priority, weight, constant, and the number, the variables and the
/// coefficients of its terms.
struct WrittenSystem {
  let solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var constraints: [Constraint?] = []
  /// Why constraints were refused, in their order.
  private(set) var refusals: [AddConstraintError] = []
  private var rows: [Row] = []

  struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var isRequired: Bool
  }

  /// Adds the constraints of a text; commits after each of them if asked to.
  init(_ text: String, variables count: Int, commitsEach: Bool = false) throws {
    variables = (0..<count).map { solver.makeVariable("v\($0)") }
    for line in text.split(separator: "\n") {
      do {
        let (row, constraint) = try Self.add(line, to: solver, variables)
        constraints.append(constraint)
        rows.append(row)
      } catch let error as AddConstraintError {
        constraints.append(nil)
        refusals.append(error)
      }
      if commitsEach { solver.commit() }
    }
    solver.commit()
  }

  /// Adds the constraint of a line.
  @discardableResult
  static func add(
    _ line: Substring, to solver: Solver, _ variables: [Variable]
  ) throws -> (row: Row, constraint: Constraint) {
    let words = line.split(separator: " ").map(String.init)
    let relation: Relation =
      words[0] == "<" ? .lessThanOrEqual : words[0] == ">" ? .greaterThanOrEqual : .equal
    var terms: [(variable: Int, coefficient: Double)] = []
    for place in stride(from: 5, to: words.count - 1, by: 2) {
      terms.append((Int(words[place]) ?? 0, Double(words[place + 1]) ?? 0))
    }
    let constant = Double(words[3]) ?? 0
    var sum = LinearExpression(constant: -constant)
    for (variable, coefficient) in terms { sum.add(variables[variable], times: coefficient) }
    let priority = words[1] == "req" ? .required : Priority(Double(words[1]) ?? 0)
    let constraint = try solver.add(
      LinearConstraint(sum, relation), priority: priority, weight: Double(words[2]) ?? 1)
    let row = Row(
      terms: terms, relation: relation, constant: constant, isRequired: priority == .required)
    return (row, constraint)
  }

  /// The most by which an accepted required constraint is missed, for its constant or largest coefficient.
  var worstMiss: Double {
    var worst = 0.0
    for row in rows where row.isRequired {
      var rest = -row.constant
      var size = max(1, abs(row.constant))
      for (variable, coefficient) in row.terms {
        rest += coefficient * solver.value(of: variables[variable])!
        size = max(size, abs(coefficient))
      }
      let miss =
        switch row.relation {
        case .equal: abs(rest)
        case .lessThanOrEqual: max(0, rest)
        case .greaterThanOrEqual: max(0, -rest)
        }
      worst = max(worst, miss / size)
    }
    return worst
  }
}
