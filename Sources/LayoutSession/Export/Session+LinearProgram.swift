import AutoLayout
import Cassowary
import LayoutReports

extension Session {
  /// The rows in force as a linear program in the LP format that solvers share, with the names of the session.
  /// Rows that only break ties and sides that only rest at a bound are left out.
  func linearProgramText() -> String {
    let engine = model.engine
    let names = RowText(engine: engine)
    var comments: [Constraint: String] = [:]
    for row in engine.rowReports where !row.breaksTies { comments[row.handle] = names.name(row) }
    return engine.solver.linearProgram(
      in: LinearProgramForm(
        rest: LayoutEngine.strongestRest, column: { engine.name(of: $0) },
        comment: { comments[$0] }))
  }
}
