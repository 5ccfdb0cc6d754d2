import CLayers
import Cassowary
import Workloads

/// Replays a workload with some layers of the solver off, for `Benchmarks/layers`, which counts instructions.
///
/// It is compiled with the solver's package name, as tests are: no product of the package can switch layers off.
@main
struct Layers {
  /// Between the words of a line that the script reads.
  private static let separator = "\t"

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let size = Int(arguments[2]), let layers = layers(arguments[3])
    else {
      print("usage: layers WORKLOAD VIEWS all|none|without NAME|only NAME")
      return
    }
    for family in families where family.name.hasPrefix(arguments[1]) {
      measure(family.make(size), layers)
    }
  }

  private static var families: [Family] { Family.all }

  /// The layers that a choice names: all of them, none, or all but a layer or a group.
  private static func layers(_ choice: String) -> Acceleration? {
    if choice == "all" { return .all }
    if choice == "none" { return [] }
    for (name, layer) in Acceleration.layers where choice == "without \(name)" {
      return .all.subtracting(layer)
    }
    for (name, group) in Acceleration.groups where choice == "without \(name)" {
      return .all.subtracting(group)
    }
    return nil
  }

  // MARK: Counting

  private static func measure(_ workload: Workload, _ layers: Acceleration) {
    CassowaryReplay.prepare = { if layers != .all { $0.acceleration = layers } }
    let pool = CassowaryReplay.pool(of: workload)
    var replay = CassowaryReplay(workload, pool)
    count("build", replay, workload.build) { _ = replay.run($0, deadline: 0) }
    for phase in workload.phases { measure(phase, replay) }
    measureTransactions(workload, replay)
    for (name, order) in [
      ("build backwards", BuildOrder.backwards), ("build contents last", .contentsLast),
      ("build shuffled", .shuffled(seed: 1)),
    ] {
      replay = CassowaryReplay(workload, pool)
      count(name, replay, workload.build(in: order)) { _ = replay.run($0, deadline: 0) }
    }
    replay = CassowaryReplay(workload, pool)
    count("build one by one", replay, workload.build) { _ = replay.runOneByOne($0) }
  }

  /// What is cached is there from the second cycle on.
  private static func measure(_ phase: Phase, _ replay: CassowaryReplay) {
    let batches = phase.steps.map { ($0.label, CassowaryReplay.batch($0.operations)) }
    for _ in 0..<2 { for (_, batch) in batches { _ = replay.run(batch, deadline: 0) } }
    for label in phase.labels {
      let before = replay.work
      for (other, batch) in batches {
        if other == label { layers_begin() }
        _ = replay.run(batch, deadline: 0)
        if other == label { layers_end() }
      }
      report(label, since: before, replay)
    }
  }

  private static func measureTransactions(_ workload: Workload, _ replay: CassowaryReplay) {
    let before = replay.work
    for transaction in RandomTransactions(of: workload, seed: 7).prefix(40) {
      for operations in [transaction.changes, transaction.wayBack ?? []] where !operations.isEmpty {
        let batch = CassowaryReplay.batch(operations)
        layers_begin()
        _ = replay.run(batch, deadline: 0)
        layers_end()
      }
    }
    report("random transactions", since: before, replay)
  }

  private static func count(
    _ name: String, _ replay: CassowaryReplay, _ operations: [Operation],
    _ body: (CassowaryReplay.Commands) -> Void
  ) {
    let batch = CassowaryReplay.batch(operations)
    let before = replay.work
    layers_begin()
    body(batch)
    layers_end()
    report(name, since: before, replay)
  }

  /// Writes down what was counted since the last report.
  private static func report(_ name: String, since before: SolverWork, _ replay: CassowaryReplay) {
    let work = replay.work - before
    layers_dump()
    print(["phase", name, String(work.steps), String(work.changes)].joined(separator: separator))
  }
}
