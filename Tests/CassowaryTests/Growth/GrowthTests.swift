import Cassowary
import Foundation
import Testing

/// How work grows with the size of systems that are far from a layout: the exponent between a size and its double, in counts
/// of what the solver looks at, which are the same on every machine.
@Suite struct GrowthTests {
  /// Many bounds on one hub: each comes and goes at its own cost.
  @Test func aStarGrowsWithItsRows() throws {
    let exponent = try exponent(from: 1_024) { size in
      let solver = Solver()
      let hub = solver.makeVariable()
      for index in 1...size {
        let leaf = solver.makeVariable()
        try solver.add(leaf <= hub - Double(index))
      }
      solver.commit()
      return solver
    }
    #expect(exponent <= 1.3)
  }

  /// Blocks of links first, then, backwards, the links between them: on each of these hangs the part of the chain that
  /// is there already, and the block that comes moves instead.
  @Test(arguments: [2, 3, 5]) func anInterleavedChainGrowsWithWhatMoves(block: Int) throws {
    let exponent = try exponent(from: 480) { size in
      let solver = Solver()
      let edges = (0...size).map { _ in solver.makeVariable() }
      for index in 0..<size where index % block != block - 1 {
        try solver.add(edges[index + 1] == edges[index] + 10)
      }
      for index in (0..<size).reversed() where index % block == block - 1 {
        try solver.add(edges[index + 1] == edges[index] + 10)
      }
      solver.commit()
      #expect(solver.value(of: edges[size])! - solver.value(of: edges[0])! == Double(size) * 10)
      #expect(solver.statistics.pivots == 0)
      return solver
    }
    #expect(exponent <= 1.3, "\(block)")
  }

  /// Every constraint has a priority of its own, so that a multiplier has as many parts as there are constraints.
  @Test func ownPrioritiesGrowWithTheirLevels() throws {
    let exponent = try exponent(from: 128) { size in
      var random = SplitMix(seed: 17)
      let solver = Solver()
      let variables = (0..<size / 2).map { _ in solver.makeVariable() }
      for index in 0..<size {
        let left = random.pick(variables)
        let right = random.pick(variables)
        let priority = Priority(1 + 998 * Double(index) / Double(size))
        try solver.add(
          left - 2 * right == Double(random.int(-100...100)), priority: priority)
      }
      solver.commit()
      return solver
    }
    #expect(exponent <= 3)
  }

  /// Every constraint names every variable.
  @Test func denseSystemsGrowAsElimination() throws {
    let exponent = try exponent(from: 24) { size in
      var random = SplitMix(seed: 23)
      let solver = Solver()
      let variables = (0..<size).map { _ in solver.makeVariable() }
      for index in 0..<2 * size {
        var sum = LinearExpression(0)
        for variable in variables { sum += Double(random.int(-9...9)) * variable }
        let constant = Double(random.int(-1_000...1_000))
        if index.isMultiple(of: 2) {
          try solver.add(sum <= constant + 5_000)
        } else {
          try solver.add(sum == constant, priority: 500)
        }
      }
      solver.commit()
      return solver
    }
    #expect(exponent <= 3.3)
  }

  private func exponent(from size: Int, _ build: (Int) throws -> Solver) rethrows -> Double {
    let works = try [size, 2 * size].map { work(try build($0).statistics) }
    return log2(works[1] / works[0])
  }

  /// All that the solver looked at, each time that it did.
  private func work(_ counts: Statistics) -> Double {
    Double(
      counts.pivots + counts.flips + counts.directionRows + counts.directionVariables
        + counts.definitionsSearched + counts.combinationRows + counts.multiplierChanges
        + counts.variablesMoved + counts.rowsFactorised)
  }
}
