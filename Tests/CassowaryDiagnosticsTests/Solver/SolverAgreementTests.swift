import Cassowary
import CassowaryDiagnostics
import JudgedSystems
import PropertyTesting
import Testing

/// The solver before the judge: every answer has to be proved from the original constraints alone.
@Suite struct SolverAgreementTests {
  @Test func `on a thousand random systems the judge agrees with the solver`() throws {
    let settings = CheckSettings.cases(1_000)
      .requiring("content size", atLeast: 300).requiring("required", atLeast: 500)
      .requiring("optional", atLeast: 500)
    try forAll("the solver's optimum is proved", .systems(), settings: settings) { system, trial in
      var solver = try SolverSystem(system)
      for feature in system.features { trial.label(feature) }
      try requireOptimal(solver.values(), of: system)
    }
  }

  @Test func `a thousand edit sequences end every commit at a proved optimum`() throws {
    let model = EditModel(of: SolverSystem.init(variables:), judgedBy: requireOptimal)
    try forAllCommands("edits", of: model, count: 1...30, settings: .cases(1_000))
  }

  @Test func `refusals are justified and leave no trace`() throws {
    let model = DaringEditModel(
      of: SolverSystem.init(variables:), judgedBy: requireOptimal, refusalsJudgedBy: isContradiction
    )
    let settings = CheckSettings.cases(1_000)
      .requiring("add, refused", atLeast: 200)
      .requiring("set constant, refused", atLeast: 20)
      .requiring("set priority, refused", atLeast: 8)
    try forAllCommands("daring edits", of: model, count: 1...40, settings: settings)
  }
}
