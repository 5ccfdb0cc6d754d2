import AutoLayout
import Cassowary
import Workloads

/// A screen's rows as a workload, so that solvers can be compared on what the engine asks of its own.
///
/// Only phases that change constants are recorded: where rows come and go, the engine gives variables of items
/// that went to items that come, and no cycle of operations would close.
extension EngineScreen {
  /// What is recorded of a row.
  private struct RecordedRow {
    var terms: [(variable: Variable, factor: Double)]
    var relation: LayoutRelation
    var constant: Double
    var strength: Double
    var hugging: Double?

    func isSame(as other: Self) -> Bool {
      relation == other.relation && strength == other.strength && hugging == other.hugging
        && terms.count == other.terms.count
        && zip(terms, other.terms).allSatisfy {
          $0.variable == $1.variable && $0.factor == $1.factor
        }
    }
  }

  private var recordedRows: [RecordedRow] {
    engine.rowReports.map {
      RecordedRow(
        terms: $0.terms, relation: $0.relation, constant: $0.rightHandSide, strength: $0.strength,
        hugging: $0.hugging)
    }
  }

  /// - Parameter size: the number of views, for the report.
  func workload(named name: String, size: Int, phases: [ScreenPhase]) -> Workload {
    let rows = recordedRows
    let levels = Self.levels(of: rows)
    var numbers: [Variable: Int32] = [:]
    var terms: [Term] = []
    var build: [Operation] = []
    for (slot, row) in rows.enumerated() {
      let first = Int32(terms.count)
      for term in row.terms {
        let number = numbers[term.variable] ?? Int32(numbers.count)
        numbers[term.variable] = number
        terms.append(Term(number, term.factor))
      }
      let range = first..<Int32(terms.count)
      if let hugging = row.hugging.flatMap({ levels[$0] }), let compression = levels[row.strength] {
        build.append(
          .addContentSize(
            slot: Int32(slot), terms: range, size: row.constant, hugging: hugging,
            compression: compression))
      } else {
        build.append(
          .add(
            slot: Int32(slot), terms: range, relation: Self.relation(row.relation),
            constant: row.constant, level: levels[row.strength]))
      }
    }
    build.append(.commit)
    return Workload(
      name: name, size: size, variableCount: numbers.count, slotCount: rows.count, terms: terms,
      build: build, phases: phases.compactMap { recording(of: $0, from: rows) },
      isFasterStructureFirst: true)
  }

  /// The phase as changes of constants; nil if it is more than that.
  private func recording(of phase: ScreenPhase, from initial: [RecordedRow]) -> Phase? {
    var before = initial
    var steps: [[Operation]] = []
    for step in phase.steps {
      step()
      let after = recordedRows
      guard after.count == before.count,
        zip(before, after).allSatisfy({ $0.isSame(as: $1) })
      else {
        // The screen goes through its cycle all the same.
        for rest in phase.steps.dropFirst(steps.count + 1) { rest() }
        return nil
      }
      var operations: [Operation] = []
      for (slot, (old, new)) in zip(before, after).enumerated() where old.constant != new.constant {
        operations.append(.setConstant(slot: Int32(slot), to: new.constant))
      }
      steps.append(operations + [.commit])
      before = after
    }
    return Phase(phase.name, phase.isLocal ? .local : .none, steps: steps)
  }

  /// The levels of the rows; weights a thousand apart, that of hugging being 1.
  private static func levels(of rows: [RecordedRow]) -> [Double: Level] {
    let strengths = Set(rows.flatMap { [$0.strength] + ($0.hugging.map { [$0] } ?? []) })
      .filter(\.isFinite).sorted()
    let hugging = strengths.lastIndex { $0 <= 250 } ?? 0
    var levels: [Double: Level] = [:]
    for (place, strength) in strengths.enumerated() {
      var weight = 1.0
      for _ in 0..<abs(place - hugging) { weight *= place > hugging ? 1000 : 0.001 }
      levels[strength] = Level(priority: strength, weight: weight)
    }
    return levels
  }

  private static func relation(_ relation: LayoutRelation) -> Workloads.Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
