import AutoLayout
import Cassowary
import LayoutReports

extension Session {
  /// Tells the solver's steps from now on, or no longer.
  func setTrace(_ isOn: Bool) -> Response {
    isTracing = isOn
    model.engine.solver.keepsSteps = isOn
    knownRows = isOn ? model.engine.rowsByHandle : [:]
    return Response([
      .note(isOn ? "each step of the solver is told from now on\n" : "steps are told no longer\n")
    ])
  }

  /// The solver's steps since they were last taken, in sentences; nothing unless they are told.
  ///
  /// While a file is loaded steps wait until all of it is: nobody reads those of every statement.
  ///
  /// - Complexity: O(rows), and the terms of those that the steps name.
  func takeTrace() -> [Response.Part] {
    guard isTracing, loading.isEmpty else { return [] }
    let rows = model.engine.rowsByHandle
    // Rows that have gone are told as they were.
    let all = knownRows.merging(rows) { $1 }
    knownRows = rows
    let steps = model.engine.solver.takeSteps().filter { step in
      isKnown(step.entering, all) && isKnown(step.leaving, all)
    }
    guard !steps.isEmpty else { return [.text("no step was needed\n")] }
    var lines = steps.prefix(Self.traceLimit).enumerated().map { index, step in
      "step \(index + 1): \(sentence(step, all))\n"
    }
    if steps.count > Self.traceLimit {
      lines.append("and \(NumberText.count(steps.count - Self.traceLimit, "step")) more\n")
    }
    return [.text(lines.joined())]
  }

  /// More steps than this are counted, not told.
  private static let traceLimit = 100

  private func sentence(
    _ step: SolverStep, _ rows: [Constraint: LayoutRowReport]
  ) -> String {
    let entering = words(step.entering, rows)
    let leaving = words(step.leaving, rows)
    switch step.reason {
    case .repair(let distance):
      let off = NumberText.points(distance)
      return "\(entering) was off by \(off); it enters the basis, and \(leaving) leaves"
    case .determine:
      return "\(entering) enters the basis and determines what was open; \(leaving) leaves"
    case .improve:
      return
        "\(leaving) costs more than it is worth and leaves the basis; \(entering) is met and enters"
    case .shift(let distance):
      return "the row of \(entering) is held \(NumberText.points(abs(distance))) "
        + "\(distance < 0 ? "lower" : "higher"), there; nothing is exchanged"
    case .release:
      return "\(leaving) is given up and leaves the basis; \(entering) enters"
    }
  }

  /// Whether the user knows a part of the basis: not so the size of a screen that is only a place to
  /// stand on.
  private func isKnown(
    _ holder: BasisEntry.Holder, _ rows: [Constraint: LayoutRowReport]
  ) -> Bool {
    guard case .constraints(let handles) = holder else { return true }
    return !told(handles, rows).isEmpty
  }

  private func told(
    _ handles: [Constraint], _ rows: [Constraint: LayoutRowReport]
  ) -> [LayoutRowReport] {
    let hasScreen = model.view(named: LayoutModel.screenName) != nil
    return handles.compactMap { rows[$0] }.filter { row in
      if case .rootSize = row.source { return hasScreen }
      return true
    }
  }

  private func words(
    _ holder: BasisEntry.Holder, _ rows: [Constraint: LayoutRowReport]
  ) -> String {
    switch holder {
    case .stay(let variable): return "the stay of \(model.engine.name(of: variable))"
    case .constraints(let handles):
      let names = RowText(engine: model.engine)
      // A row may stand there more than once: the constraints that break its ties read the same.
      var formulas: [String] = []
      for formula in told(handles, rows).map(names.formula) where !formulas.contains(formula) {
        formulas.append(formula)
      }
      return formulas.joined(separator: " with ")
    }
  }
}
