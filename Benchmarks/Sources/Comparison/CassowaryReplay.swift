import CMeasure
import Cassowary
import Workloads

/// The solver of this package, through its public interface.
///
/// Expressions are built for every constraint as a caller would build them; kiwi's are, too.
final class CassowaryReplay: Replay {
  /// From this many operations on, a step is one transaction, as a layout engine would do it.
  private static let transactionThreshold = 100

  private let solver = Solver()
  private let terms: [Workloads.Term]
  // Plain memory, so that bookkeeping of the replay costs next to nothing: kiwi's side is C++.
  private let variables: UnsafeMutableBufferPointer<Variable>
  private let constraints: UnsafeMutableBufferPointer<Constraint?>

  init(_ workload: Workload, _ pool: [Workloads.Term]) {
    terms = pool
    constraints = .allocate(capacity: workload.slotCount)
    constraints.initialize(repeating: nil)
    variables = .allocate(capacity: workload.variableCount)
    for index in 0..<workload.variableCount {
      variables.initializeElement(at: index, to: solver.makeVariable())
    }
  }

  deinit {
    variables.deinitialize().deallocate()
    constraints.deinitialize().deallocate()
  }

  static func pool(of workload: Workload) -> [Workloads.Term] { workload.terms }

  static func batch(_ operations: [Operation]) -> [Operation] { operations }

  static func trial(
    _ workload: Workload, _ pool: [Workloads.Term], _ batch: [Operation], limit: Int64
  ) -> (time: Int64, isFinished: Bool)? { nil }

  func run(_ batch: [Operation], deadline: Int64) -> ReplayOutcome {
    do {
      guard batch.count >= Self.transactionThreshold else {
        return try replay(batch, deadline: deadline)
      }
      let outcome = try solver.transaction { _ in
        try self.replay(batch.dropLast(), deadline: deadline)
      }
      solver.commit()
      return outcome
    } catch {
      return .failed(String(describing: error))
    }
  }

  func values() -> [Double] { variables.map { solver.value(of: $0) } }

  private func replay(
    _ operations: some Sequence<Operation>, deadline: Int64
  ) throws -> ReplayOutcome {
    for operation in operations {
      if deadline != 0 && measure_coarse_time() > deadline { return .stopped }
      try run(operation)
    }
    return .finished
  }

  private func run(_ operation: Operation) throws {
    switch operation {
    case .add(let slot, let terms, let relation, let constant, let level):
      let constraint = LinearConstraint(
        expression(terms, constant: -constant), Self.relation(relation))
      constraints[Int(slot)] = try solver.add(
        constraint, priority: level.map { Priority($0.priority) } ?? .required)
    case .addContentSize(let slot, let terms, let size, let hugging, let compression):
      constraints[Int(slot)] = try solver.addContentSize(
        expression(terms, constant: 0), value: size, hugging: Priority(hugging.priority),
        compression: Priority(compression.priority))
    case .remove(let slot):
      if let constraint = constraints[Int(slot)] {
        constraints[Int(slot)] = nil
        try solver.remove(constraint)
      }
    case .setConstant(let slot, let value):
      if let constraint = constraints[Int(slot)] {
        try solver.setConstant(constraint, to: value)
      }
    case .addEdit(let variable, let level):
      _ = try solver.addEdit(variables[Int(variable)], priority: Priority(level.priority))
    case .suggest(let variable, let value):
      try solver.suggest(value, for: variables[Int(variable)])
    case .commit:
      solver.commit()
    }
  }

  private func expression(_ range: Range<Int32>, constant: Double) -> LinearExpression {
    let sum = [LinearExpression.Term](unsafeUninitializedCapacity: range.count) { buffer, count in
      terms.withUnsafeBufferPointer { terms in
        for index in range {
          let term = terms[Int(index)]
          buffer.initializeElement(
            at: count,
            to: LinearExpression.Term(
              variables[Int(term.variable)], coefficient: term.coefficient))
          count += 1
        }
      }
    }
    return LinearExpression(terms: sum, constant: constant)
  }

  private static func relation(_ relation: Workloads.Relation) -> Cassowary.Relation {
    switch relation {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
