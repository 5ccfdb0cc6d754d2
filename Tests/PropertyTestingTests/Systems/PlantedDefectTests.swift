import JudgedSystems
import PropertyTesting
import Testing

/// The kit must find what it is for: each planted defect within 1,000 cases, shrunk to a few constraints.
@Suite struct PlantedDefectTests {
  private func model(_ defect: PlantedDefect) -> EditModel<DefectiveSystem<SolverSystem>> {
    EditModel(
      of: { DefectiveSystem(SolverSystem(variables: $0), defect: defect) },
      judgedBy: requireOptimal)
  }

  @Test(arguments: PlantedDefect.allCases)
  func `a planted defect is found and shrunk`(_ defect: PlantedDefect) throws {
    let model = model(defect)
    for seed in 1...2 as ClosedRange<UInt64> {
      let report = Property(defect.rawValue, model.commands(count: 1...25))
        .check(.cases(1_000, seed: seed)) { edits, trial in try model.run(edits, trial: trial) }
      let edits = try #require(report.counterexample, "\(defect) was not found")
      let found = try #require(report.failure?.counterexample)
      let constraints = edits.count { $0.features.contains("add") }
      print(
        """
        \(defect.rawValue): case \(found.casesBefore + 1), \(constraints) constraints, \
        \(edits.count) edits after \(found.shrinks) shrinks
        """)
      #expect(constraints <= 4, "\(found.source)")
      #expect(edits.count <= 6, "\(found.source)")
    }
  }

  @Test func `without a defect nothing is found, and every feature is reached`() throws {
    let model = EditModel(of: SolverSystem.init(variables:), judgedBy: requireOptimal)
    let features = [
      "add", "remove", "set constant", "set priority", "commit", "required", "optional",
      "equality", "at least", "at most", "content size", "hugging above compression", "weight",
      "variable twice", "factor", "three terms",
    ]
    var settings = CheckSettings.cases(300, seed: 1)
    for feature in features { settings = settings.requiring(feature, atLeast: 30) }
    let report = try forAllCommands("edits", of: model, count: 1...25, settings: settings)
    print(report.coverage)
  }
}
