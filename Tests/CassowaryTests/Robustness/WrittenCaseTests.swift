import Cassowary
import Foundation
import Testing

/// The systems of the folder `../shared/cases`, which ended wrong once. Without the folder there is nothing to test.
@Suite("Systems that ended wrong") struct WrittenCaseTests {
  /// The folder beside the package that holds the systems.
  private static var folder: URL {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    return package.deletingLastPathComponent()
      .appendingPathComponent("shared/cases/robustness-2")
  }

  static var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".p") }.sorted()
  }

  static var isThere: Bool { !names.isEmpty }

  /// The most variables of a system: without optimisation the larger ones take a minute, which only a run of many
  /// families waits for.
  private static var mostVariables: Int {
    ProcessInfo.processInfo.environment["AUTOLAYOUT_FAMILIES"] == nil ? 30 : .max
  }

  /// The lines of the systems of a file, without their heads.
  private func systems(_ name: String) throws -> [(rows: String, variables: Int, commitsEach: Bool)]
  {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    var systems: [(rows: String, variables: Int, commitsEach: Bool)] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words[0] == "P" {
        systems.append(("", try #require(Int(words[2])), words[4] == "1"))
      } else {
        systems[systems.count - 1].rows += line + "\n"
      }
    }
    return systems
  }

  /// Required rows hold, unless the solver says that it cannot compute their point; a refused contradiction is
  /// one. A commit ends after a bounded number of factorisations, and a question makes none.
  @Test("Required rows hold, and work has a bound", .enabled(if: isThere), arguments: names)
  func written(name: String) throws {
    for part in try systems(name) where part.variables < Self.mostVariables {
      let system = try WrittenSystem(
        part.rows, variables: part.variables, commitsEach: part.commitsEach)
      let solver = system.solver
      #expect(system.worstMiss < 1.1e-6, "\(name): \(String(describing: solver.trouble))")
      let commits = max(1, solver.statistics.commits)
      #expect(solver.statistics.refactorisations < 4_000 * commits, "\(name)")
      let before = solver.statistics.refactorisations
      _ = solver.freedom(of: system.variables[0])
      _ = solver.why(system.variables[0])
      solver.commit()
      #expect(solver.statistics.refactorisations == before, "\(name)")
    }
  }

  /// A solver loaded from a snapshot of any moment has the values and the trouble of the saved one, with checkpoints
  /// and without.
  @Test("A snapshot answers as what was saved", .enabled(if: isThere), arguments: names)
  func snapshots(name: String) throws {
    for part in try systems(name) where part.variables < Self.mostVariables {
      for keepsCheckpoints in [false, true] {
        let solver = Solver()
        let variables = (0..<part.variables).map { _ in solver.makeVariable() }
        for (number, line) in part.rows.split(separator: "\n").enumerated() {
          if keepsCheckpoints && number % 4 == 1 { _ = solver.checkpoint() }
          _ = try? WrittenSystem.add(line, to: solver, variables)
          let snapshot = try solver.snapshot()
          #expect(try SolverSnapshot(text: snapshot.text) == snapshot)
          solver.commit()
          let loaded = try Solver(snapshot)
          #expect(loaded.trouble == solver.trouble, "\(name) \(number)")
          loaded.commit()
          #expect(loaded.trouble == solver.trouble, "\(name) \(number)")
          for (one, other) in zip(variables, loaded.variables) {
            let (saved, read) = (solver.value(of: one)!, loaded.value(of: other)!)
            #expect(abs(saved - read) <= 1e-9 * max(1, abs(saved)), "\(name) \(number)")
          }
        }
      }
    }
  }
}
