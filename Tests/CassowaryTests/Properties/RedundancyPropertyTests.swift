import Cassowary
import Testing

/// What a constraint follows from, judged by GLPK: together it forbids every opposite of the constraint, and no part of it
/// does.
@Suite struct RedundancyPropertyTests {
  /// Whether rows forbid that another one is off by a little, to either side that it forbids.
  private func imply(
    _ row: ShadowModel.Row, _ rows: [ShadowModel.Row], variables: Int
  ) -> Bool {
    [true, false].allSatisfy { isBelow in
      guard (isBelow ? row.below : row.above) != nil else { return true }
      var opposite = row
      opposite.constant += isBelow ? -1e-3 : 1e-3
      opposite.below = isBelow ? nil : .required
      opposite.above = isBelow ? .required : nil
      return !LevelByLevelProgram(rows + [opposite], variables: variables).isFeasible
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>) func allOfWhatImpliesIsNeeded(block: UInt64) {
    for seed in block * 50..<(block + 1) * 50 {
      let system = DegenerateSystem(seed: seed, required: 95)
      let variables = system.model.variables.count
      let required = system.model.rows.filter(\.isRequired)
      for row in required {
        let others = required.filter { $0.handle != row.handle }
        let implied = system.solver.redundancy(of: row.handle)?.impliedBy
        #expect((implied != nil) == imply(row, others, variables: variables), "seed \(seed)")
        let implying = required.filter { implied?.contains($0.handle) == true }
        for left in implying {
          let rest = implying.filter { $0.handle != left.handle }
          #expect(
            !imply(row, rest, variables: variables),
            "seed \(seed): \(system.text), without \(left.handle)")
        }
        if implied != nil {
          #expect(imply(row, implying, variables: variables), "seed \(seed): \(system.text)")
        }
      }
    }
  }
}
