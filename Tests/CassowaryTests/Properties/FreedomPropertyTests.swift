import Cassowary
import Testing

/// Small systems with many rows through one point: whether a variable could be elsewhere is compared with the range that
/// GLPK finds for it at the least cost of every level.
@Suite struct FreedomPropertyTests {
  /// Whether anything is said of freedom that is not so, in words.
  private func complaint(seed: UInt64) -> String? {
    let system = DegenerateSystem(seed: seed)
    let (solver, model) = (system.solver, system.model)
    let ways = solver.freedom()
    let program = LevelByLevelProgram(model.rows, variables: model.variables.count)
    let point = model.variables.map { solver.value(of: $0)! }
    for (number, variable) in model.variables.enumerated() {
      guard let range = program.range(of: number) else { return "GLPK finds no solution" }
      let isAmbiguous = range.upperBound - range.lowerBound > 1e-3
      if solver.freedom(of: variable) != isAmbiguous {
        return "\(number) of \(point) may be in \(range)"
      }
      let moves = ways.contains { $0.direction.contains { $0.variable == variable } }
      if moves != isAmbiguous { return "\(number) may be in \(range), ways \(ways)" }
    }
    let costs = model.costs(at: point)
    for way in ways {
      let isFree = [1e-3, -1e-3].contains { step in
        var moved = point
        for rate in way.direction {
          guard let place = model.variables.firstIndex(of: rate.variable) else { return false }
          moved[place] += step * rate.rate
        }
        return !system.isBroken(at: moved)
          && model.costs(at: moved).allSatisfy { abs($0.value - (costs[$0.key] ?? 0)) <= 1e-9 }
      }
      if !isFree { return "not free from \(point): \(way)" }
    }
    return solver.checkInvariants().first
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func freedomIsWhatOtherOptimaShow(block: UInt64) {
    for seed in block * 30..<(block + 1) * 30 {
      if let complaint = complaint(seed: seed) {
        Issue.record("seed \(seed): \(complaint)\n\(DegenerateSystem(seed: seed).text)")
      }
    }
  }
}
