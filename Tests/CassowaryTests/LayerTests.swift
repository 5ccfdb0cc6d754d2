import Cassowary
import Foundation
import Testing

/// How many streams of each shape are judged for each choice of layers; one where nothing is asked for.
private let streamsOfALayer =
  ProcessInfo.processInfo.environment["CASSOWARY_LAYERS"].flatMap { UInt64($0) }

/// Every layer over the simplex can be switched off, and the answers are the same: the judges of the streams, of the small
/// worlds and of the families find nothing with each layer off, with each group of them off, and with all off.
///
/// The gate runs a stream of every sixth shape for each choice; `CASSOWARY_LAYERS=100` asks for so many of every shape.
@Suite struct LayerTests {
  /// Which layers are in use.
  struct Choice: CustomTestStringConvertible, Sendable {
    let name: String
    let layers: Acceleration

    var testDescription: String { name }
  }

  static let choices: [Choice] =
    [Choice(name: "no layer", layers: [])]
    + Acceleration.groups.map {
      Choice(name: "without \($0.name)", layers: .all.subtracting($0.layers))
    }
    + Acceleration.groups.map { Choice(name: "only \($0.name)", layers: $0.layers) }
    + Acceleration.layers.map {
      Choice(name: "without \($0.name)", layers: .all.subtracting($0.layer))
    }

  /// Short streams of every shape.
  static let plans = (StreamTests.plans + StreamTests.kinds + StreamTests.uneven).filter {
    $0.shape.operations <= 300
  }

  @Test(arguments: choices) func everyCommitIsProvedOptimal(_ choice: Choice) throws {
    let number = UInt64(try #require(Self.choices.firstIndex { $0.name == choice.name }))
    let streams = streamsOfALayer ?? 1
    for (place, plan) in Self.plans.enumerated() {
      if streamsOfALayer == nil && UInt64(place) % 6 != number % 6 { continue }
      var shape = plan.shape
      shape.layers = choice.layers
      for seed in 0..<streams {
        var stream = RandomStream(seed: 100_000 + 1_000 * number + seed, shape: shape)
        if let complaint = stream.run() {
          Issue.record("\(choice.name), \(plan.name), seed \(seed): \(complaint)")
        }
      }
    }
  }

  /// What does not depend on values is asked of two solvers, one of which uses no layer. They refuse the same constraints,
  /// every level costs the same, and what only one value is the best of has the same.
  @Test func withoutLayersEveryLevelCostsTheSame() {
    let shapes: [RandomStream.Shape] = [
      .init(variables: 8, operations: 90, mix: Self.mix),
      .init(
        variables: 8, operations: 90, coefficients: [1, -1, 2, 0.5], contentSizes: 50, mix: Self.mix
      ),
      .init(variables: 12, operations: 160, required: 50, commits: 20, mix: Self.mix),
    ]
    for shape in shapes {
      var bare = shape
      bare.layers = []
      for seed in 0..<(streamsOfALayer ?? 20) {
        var (first, second) = (
          RandomStream(seed: seed, shape: shape), RandomStream(seed: seed, shape: bare)
        )
        if let complaint = Self.difference(&first, &second) {
          Issue.record("seed \(seed): \(complaint)")
          return
        }
      }
    }
  }

  /// Operations that take no value from the solver.
  private static let mix = RandomStream.Operation.mix(
    (.add, 40), (.remove, 20), (.constant, 18), (.constants, 6), (.priority, 6), (.weight, 6),
    (.relation, 4))

  private static func difference(
    _ first: inout RandomStream, _ second: inout RandomStream
  ) -> String? {
    for _ in 0..<first.shape.operations {
      if let complaint = first.step() ?? second.step() { return complaint }
      if first.refusals != second.refusals { return "only one refuses" }
      first.solver.commit()
      second.solver.commit()
      let x = first.model.variables.map { first.solver.value(of: $0)! }
      let y = second.model.variables.map { second.solver.value(of: $0)! }
      let (ours, theirs) = (first.model.costs(at: x), first.model.costs(at: y))
      for level in Set(ours.keys).union(theirs.keys) {
        let (left, right) = (ours[level] ?? 0, theirs[level] ?? 0)
        if abs(left - right) > 1e-6 * max(1, left) { return "level \(level): \(left), \(right)" }
      }
      for (place, variable) in first.model.variables.enumerated()
      where !first.solver.freedom(of: variable) {
        if abs(x[place] - y[place]) > 1e-6 * max(1, abs(x[place])) {
          return "variable \(place), which nothing else leaves free: \(x[place]), \(y[place])"
        }
      }
    }
    return nil
  }

  @Test func smallWorldsWithoutLayers() {
    let rows = SmallWorldTests.rows(2, constants: [-1, 0, 1])
    for a in rows {
      for b in rows {
        if let complaint = SmallWorld(rows: [a, b], variables: 2).complaint(layers: []) {
          Issue.record("\(complaint)")
          return
        }
      }
    }
  }

  /// What exact arithmetic says of systems of every family that is decidable; of the others a few in a hundred are wrong
  /// with all layers, too.
  @Test(arguments: SystemFamily.all.filter(\.isDecidable)) func familiesWithoutLayers(
    _ family: SystemFamily
  ) {
    var tally = FamilyTally()
    for seed in 0..<(streamsOfALayer ?? 10) {
      var system = FamilySystem(family, seed: 9_000_000 + seed, layers: [])
      system.build()
      tally += system.tally
      var stream = FamilySystem(family, seed: 9_500_000 + seed, variables: 4...12, layers: [])
      stream.stream(steps: 60, judgedEvery: 6)
      tally += stream.tally
    }
    #expect(tally.wrong == 0 && tally.wronglyRefused == 0 && tally.broken == 0, "\(tally)")
    #expect(tally.undecided == 0 && tally.unproved == 0, "\(tally)")
  }
}
