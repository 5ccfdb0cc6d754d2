import AutoLayout
import CassowaryDiagnostics
import JudgedSystems
import PropertyTesting
import Testing

@Suite struct GeneratedLayoutTests {
  private let layout = GeneratedLayout(
    window: LayoutSize(width: 320, height: 480), direction: .rightToLeft,
    nodes: [.init(in: 0, content: .init(100, 20)), .init(in: 1)],
    rules: [
      .init(1, .leading, .equal, 0, .leading, constant: 16),
      .init(2, .width, .greaterThanOrEqual, constant: 44, priority: .defaultHigh),
      .init(2, .height, .equal, 1, .height, multiplier: 0.5),
    ])

  @Test func `a layout prints as the expression that makes it`() {
    #expect(
      layout.swiftSource == """
        GeneratedLayout(
          window: LayoutSize(width: 320, height: 480),
          direction: .rightToLeft, textScale: .large,
          nodes: [
            .init(in: 0, content: .init(100, 20, hugging: .defaultLow, compression: .defaultHigh)),
            .init(in: 1),
          ],
          rules: [
            .init(1, .leading, .equal, 0, .leading, constant: 16),
            .init(2, .width, .greaterThanOrEqual, constant: 44, priority: .defaultHigh),
            .init(2, .height, .equal, 1, .height, multiplier: 0.5),
          ])
        """)
  }

  @Test func `the naive translation, by hand`() throws {
    // Item 1 leads at 16 from the right: its right edge is at 304, and it is 100 wide, so x = 204.
    let solution = try #require(try ConstraintProblem(layout.constraintSystem).referenceSolution())
    let x = solution.values[4]
    let width = solution.values[6]
    #expect((x - 204).magnitude < 1e-9)
    #expect((width - 100).magnitude < 1e-9)
    // Half of the height of 20, and at least 44 wide.
    #expect((solution.values[10] - 44).magnitude < 1e-9)
    #expect((solution.values[11] - 10).magnitude < 1e-9)
  }

  @Test func `layouts are satisfiable before and after edits, and reach every feature`() throws {
    let common = [
      "right to left", "text scale", "content size", "required", "optional", "inequality",
      "multiplier", "leading or trailing", "center", "between items", "nested", "resize",
    ]
    var settings = CheckSettings.cases(300, seed: 1)
    for feature in common { settings = settings.requiring(feature, atLeast: 40) }
    for feature in ["turn", "scale text", "set constant", "set priority"] {
      settings = settings.requiring(feature, atLeast: 20)
    }
    let report = try forAll("layouts", .layoutScripts(), settings: settings) { script, trial in
      var layout = script.layout
      for feature in layout.features { trial.label(feature) }
      for edit in script.edits {
        trial.label(edit.feature)
        edit.apply(to: &layout)
      }
      // Required rows alone tell whether there is a conflict, and are fast to judge.
      var system = layout.constraintSystem
      system.rows.removeAll { !$0.isRequired }
      let solution = try #require(try ConstraintProblem(system).referenceSolution())
      try trial.expect(solution.isSatisfiable, "violation \(solution.violation)")
    }
    print(report.coverage)
  }
}
