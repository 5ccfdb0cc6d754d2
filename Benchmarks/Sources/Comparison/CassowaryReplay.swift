import CMeasure
import Cassowary
import Workloads

/// The solver of this package, through its public interface.
///
/// Expressions are built for every constraint as a caller would build them; kiwi's are, too.
final class CassowaryReplay: Replay {
  typealias Command = Operation

  /// From this many operations on, a step is one transaction, or sets its constants at once, as a layout engine would
  /// do it; the commit counts.
  var transactionThreshold = 100

  private let solver = Solver()
  // Plain memory, so that bookkeeping of the replay costs next to nothing: kiwi's side is C++.
  private let terms: UnsafeMutableBufferPointer<Workloads.Term>
  private let variables: UnsafeMutableBufferPointer<Variable>
  private let constraints: UnsafeMutableBufferPointer<Constraint?>
  /// Constants that are set at once.
  private var changes: [(Constraint, Double)] = []

  /// The terms of a workload, in plain memory.
  final class Pool {
    let terms: UnsafeMutableBufferPointer<Workloads.Term>

    init(_ workload: Workload) {
      terms = .allocate(capacity: workload.terms.count)
      _ = terms.initialize(fromContentsOf: workload.terms)
    }

    deinit { terms.deallocate() }
  }

  private let pool: Pool

  init(_ workload: Workload, _ pool: Pool) {
    self.pool = pool
    terms = pool.terms
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

  static func pool(of workload: Workload) -> Pool { Pool(workload) }

  static func command(_ operation: Operation) -> Operation { operation }

  static func trial(
    _ workload: Workload, _ pool: Pool, _ batch: Batch, limit: Int64
  ) -> (time: Int64, isFinished: Bool)? { nil }

  func run(_ batch: Batch, deadline: Int64) -> ReplayOutcome {
    do {
      guard batch.count >= transactionThreshold else {
        return try replay(batch[...], deadline: deadline)
      }
      let outcome =
        try setConstants(batch.dropLast())
        ?? solver.transaction { _ in try self.replay(batch.dropLast(), deadline: deadline) }
      solver.commit()
      return outcome
    } catch {
      return .failed(String(describing: error))
    }
  }

  func values() -> [Double] { variables.map { solver.value(of: $0) } }

  /// What was done since the solver was made.
  var work: SolverWork { SolverWork(solver.statistics) }

  var handleBytes: Int64 {
    Int64(
      variables.count * MemoryLayout<Variable>.stride
        + constraints.count * MemoryLayout<Constraint?>.stride)
  }

  func giveBackMemory() { solver.trim() }

  private func replay(
    _ operations: Slice<Batch>, deadline: Int64
  ) throws -> ReplayOutcome {
    for operation in operations {
      if deadline != 0 && measure_coarse_time() > deadline { return .stopped }
      try run(operation)
    }
    return .finished
  }

  /// Sets all constants at once, if the operations do nothing else; nil if they do.
  private func setConstants(_ operations: Slice<Batch>) throws -> ReplayOutcome? {
    changes.removeAll(keepingCapacity: true)
    for operation in operations {
      guard case .setConstant(let slot, let value) = operation,
        let constraint = constraints[Int(slot)]
      else { return nil }
      changes.append((constraint, value))
    }
    try solver.setConstants(changes)
    return .finished
  }

  @inline(__always)
  private func run(_ operation: Operation) throws {
    switch operation {
    case .add(let slot, let terms, let relation, let constant, let level):
      var constraint = LinearConstraint(
        LinearExpression(constant: -constant), Self.relation(relation))
      collect(terms, in: &constraint.expression)
      constraints[Int(slot)] = try solver.add(
        constraint, priority: level.map { Priority($0.priority) } ?? .required)
    case .addContentSize(let slot, let terms, let size, let hugging, let compression):
      var sum = LinearExpression()
      collect(terms, in: &sum)
      constraints[Int(slot)] = try solver.addContentSize(
        sum, value: size, hugging: Priority(hugging.priority),
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

  /// Puts the sum together as a caller would, term by term and where it is to be.
  @inline(__always)
  private func collect(_ range: Range<Int32>, in sum: inout LinearExpression) {
    var place = Int(range.lowerBound)
    let end = Int(range.upperBound)
    @inline(__always)
    func addNext() {
      let term = terms[place]
      sum.add(variables[Int(term.variable)], times: term.coefficient)
      place += 1
    }
    // The first ones in sequence, so that it is known where each goes.
    if place == end { return }
    addNext()
    if place == end { return }
    addNext()
    if place == end { return }
    addNext()
    while place < end { addNext() }
  }

  private static func relation(_ relation: Workloads.Relation) -> Cassowary.Relation {
    switch relation {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
