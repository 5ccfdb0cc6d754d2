/// A constraint system as a value: so many variables and rows, installed nowhere.
///
/// It can be generated, shrunk, printed as code, built in a solver under test and handed to a judge, and each
/// of them reads the same value; none has to trust another's translation.
public struct ConstraintSystem: Hashable, Sendable {
  /// The number of variables; rows name them 0, 1, ….
  public var variableCount: Int
  /// The rows in the order in which they are installed.
  public var rows: [SystemRow]

  /// Makes a system.
  public init(variables: Int, rows: [SystemRow]) {
    variableCount = variables
    self.rows = rows
  }

  /// The system without the variables that no row mentions, the others numbered anew in their order.
  public var compacted: ConstraintSystem {
    let used = Set(rows.flatMap { $0.terms.map(\.variable) }).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(used, used.indices))
    var copy = self
    copy.variableCount = used.count
    for row in copy.rows.indices {
      for term in copy.rows[row].terms.indices {
        let old = copy.rows[row].terms[term].variable
        copy.rows[row].terms[term].variable = places[old] ?? old
      }
    }
    return copy
  }

  /// The features that the rows exercise, as labels for the coverage of a run.
  public var features: Set<String> { Set(rows.flatMap(\.features)) }
}

extension ConstraintSystem: SwiftSource {
  public var swiftSource: String {
    """
    ConstraintSystem(
      variables: \(variableCount),
      rows: \(rows.swiftSource.indentedAfterFirstLine(by: 2)))
    """
  }

  /// The lines that build the system in a solver, for a bug report.
  public var solverSource: String {
    let variables = (0..<variableCount).map { "let x\($0) = solver.makeVariable(\"x\($0)\")" }
    let lines = ["let solver = Solver()"] + variables + rows.map(\.solverSource)
    return lines.joined(separator: "\n")
  }
}
