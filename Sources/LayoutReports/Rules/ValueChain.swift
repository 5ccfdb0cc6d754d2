import AutoLayout
import Cassowary

/// Why a sum of variables has its value: the active rows that give it, each with its factor.
///
/// The solution is the point where the active rows of the basis meet. So a sum is one combination
/// of their right sides, and of the present values of undetermined variables; rows that the
/// combination leaves out have no say in it.
package struct ValueChain {
  /// A row's part.
  package struct Part {
    package var row: LayoutRowReport
    package var factor: Double
  }

  /// The rows in the order of installation, variable by variable.
  package private(set) var parts: [Part] = []
  /// Variables that nothing holds, with their factors.
  package private(set) var undetermined: [(variable: Variable, factor: Double)] = []

  /// Follows the rows of a sum.
  ///
  /// - Parameter rows: the engine's rows by handle; they can be shared among many questions.
  /// - Complexity: the definitions that the sum rests on.
  package init(
    of terms: [(variable: Variable, factor: Double)], in engine: LayoutEngine,
    rows: [Constraint: LayoutRowReport]
  ) {
    var places: [Constraint: Int] = [:]
    var free: [Variable: Int] = [:]
    for term in terms {
      for part in engine.solver.why(term.variable)?.parts ?? [] {
        let factor = term.factor * part.factor
        switch part.source {
        case .constraint(let handle):
          if let place = places[handle] {
            parts[place].factor += factor
          } else if let row = rows[handle] {
            places[handle] = parts.count
            parts.append(Part(row: row, factor: factor))
          }
        case .kept(let variable):
          if let place = free[variable] {
            undetermined[place].factor += factor
          } else {
            free[variable] = undetermined.count
            undetermined.append((variable, factor))
          }
        }
      }
    }
    // Terms that cancel have no say.
    parts.removeAll { abs($0.factor) < 1e-9 }
    undetermined.removeAll { abs($0.factor) < 1e-9 }
  }
}

extension LayoutEngine {
  /// The rows in force by their handles.
  package var rowsByHandle: [Constraint: LayoutRowReport] {
    var rows: [Constraint: LayoutRowReport] = [:]
    for row in rowReports { rows[row.handle] = row }
    return rows
  }
}
