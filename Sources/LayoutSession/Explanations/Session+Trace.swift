import AutoLayout
import Cassowary

extension Session {
  /// Tells the solver's steps from now on, or no longer.
  func setTrace(_ isOn: Bool) -> Response {
    isTracing = isOn
    model.engine.solver.keepsSteps = isOn
    if !isOn { rowTexts = [:] }
    return Response([
      .note(isOn ? "each step of the solver is told from now on\n" : "steps are told no longer\n")
    ])
  }

  /// Takes note of the rows there are, so that one that is about to go can still be named.
  func noteRows() {
    guard isTracing else { return }
    let names = RowText(engine: model.engine)
    let hasScreen = model.view(named: LayoutModel.screenName) != nil
    for row in model.engine.rowReports {
      // Without a device the screen is a place to stand on, not something the user knows.
      if case .rootSize = row.source, !hasScreen { continue }
      rowTexts[row.handle] = names.formula(row)
    }
  }

  /// The solver's steps since they were last taken, in sentences; nothing unless they are told.
  func takeTrace() -> [Response.Part] {
    guard isTracing else { return [] }
    noteRows()
    let steps = model.engine.solver.takeSteps().filter { step in
      isKnown(step.entering) && isKnown(step.leaving)
    }
    guard !steps.isEmpty else { return [.text("no step was needed\n")] }
    var lines = steps.prefix(Self.traceLimit).enumerated().map { index, step in
      "step \(index + 1): \(sentence(step))\n"
    }
    if steps.count > Self.traceLimit {
      lines.append("and \(NumberText.count(steps.count - Self.traceLimit, "step")) more\n")
    }
    rowTexts = [:]
    return [.text(lines.joined())]
  }

  /// More steps than this are counted, not told.
  private static let traceLimit = 100

  private func sentence(_ step: SolverStep) -> String {
    let entering = words(step.entering)
    let leaving = words(step.leaving)
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

  private func isKnown(_ holder: BasisEntry.Holder) -> Bool {
    guard case .constraints(let handles) = holder else { return true }
    return handles.contains { rowTexts[$0] != nil }
  }

  private func words(_ holder: BasisEntry.Holder) -> String {
    switch holder {
    case .stay(let variable): return "the stay of \(model.engine.name(of: variable))"
    case .constraints(let handles):
      let texts = handles.compactMap { rowTexts[$0] }
      return texts.joined(separator: " with ")
    }
  }
}
