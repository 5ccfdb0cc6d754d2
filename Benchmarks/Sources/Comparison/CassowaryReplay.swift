import CMeasure
import Cassowary
import Workloads

/// The solver of this package, through its public interface.
///
/// Expressions are built for every constraint as a caller would build them; kiwi's are, too.
final class CassowaryReplay: Replay {
  typealias Command = CassowaryCommand

  /// From this many operations on, a step is one transaction, or sets its constants at once, as a layout engine would
  /// do it; the commit counts.
  var transactionThreshold = CassowaryReplay.fewestAtOnce

  static var fewestAtOnce: Int { 100 }

  /// What is done to each solver before it is used.
  nonisolated(unsafe) static var prepare: (Solver) -> Void = { _ in }

  private let solver = Solver()
  // Plain memory, so that bookkeeping of the replay costs next to nothing: kiwi's side is C++.
  private let terms: UnsafeMutableBufferPointer<Workloads.Term>
  private let variables: UnsafeMutableBufferPointer<Variable>
  /// The handle that was last made for each slot: where none was made nothing is known, and nothing asks for it.
  private let constraints: UnsafeMutableBufferPointer<Constraint>
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
    variables = .allocate(capacity: workload.variableCount)
    Self.prepare(solver)
    solver.reserve(variables: workload.variableCount)
    for index in 0..<workload.variableCount {
      variables.initializeElement(at: index, to: solver.makeVariable())
    }
  }

  deinit {
    variables.deinitialize().deallocate()
    constraints.deallocate()
  }

  static func pool(of workload: Workload) -> Pool { Pool(workload) }

  static func command(_ operation: Operation) -> CassowaryCommand { CassowaryCommand(operation) }

  static func trial(
    _ workload: Workload, _ pool: Pool, _ batch: Commands, limit: Int64
  ) -> (time: Int64, isFinished: Bool)? { nil }

  func run(_ batch: Commands, deadline: Int64) -> ReplayOutcome {
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

  func runOneByOne(_ batch: Commands) -> ReplayOutcome {
    do { return try replay(batch[...], deadline: 0) } catch { return .failed("\(error)") }
  }

  func values() -> [Double] { variables.map { solver.value(of: $0)! } }

  /// What was done since the solver was made.
  var work: SolverWork { SolverWork(solver.statistics) }

  var handleBytes: Int64 {
    Int64(
      variables.count * MemoryLayout<Variable>.stride
        + constraints.count * MemoryLayout<Constraint>.stride)
  }

  func giveBackMemory() { solver.trim() }

  private func replay(_ batch: Slice<Commands>, deadline: Int64) throws -> ReplayOutcome {
    guard var command = batch.base.baseAddress.map({ $0 + batch.startIndex })
    else { return .finished }
    let end = command + batch.count
    let (solver, variables) = (solver, variables)
    while command < end {
      if deadline != 0 && measure_coarse_time() > deadline { return .stopped }
      // A jump through a table takes a tenth of what a drag does.
      switch command.pointee.kind {
      case .suggest:
        try solver.suggest(command.pointee.value, for: variables[Int(command.pointee.slot)])
      case .commit:
        solver.commit()
      default:
        try change(command)
      }
      command += 1
    }
    return .finished
  }

  /// Sets all constants at once, if the commands do nothing else; nil if they do.
  private func setConstants(_ batch: Slice<Commands>) throws -> ReplayOutcome? {
    changes.removeAll(keepingCapacity: true)
    for command in batch {
      guard command.kind == .setConstant else { return nil }
      changes.append((constraints[Int(command.slot)], command.value))
    }
    try solver.setConstants(changes)
    return .finished
  }

  @inline(__always)
  private func change(_ command: UnsafePointer<CassowaryCommand>) throws {
    let slot = Int(command.pointee.slot)
    switch command.pointee.kind {
    case .add:
      // As a caller writes it down, who knows of how many variables the sum is.
      switch command.pointee.termCount {
      case 1: constraints[slot] = try add(command, termCount: 1)
      case 2: constraints[slot] = try add(command, termCount: 2)
      case 3: constraints[slot] = try add(command, termCount: 3)
      default: constraints[slot] = try add(command, termCount: command.pointee.termCount)
      }
    case .addContentSize:
      constraints[slot] =
        command.pointee.termCount == 1
        ? try addContentSize(command, termCount: 1)
        : try addContentSize(command, termCount: command.pointee.termCount)
    case .remove:
      try solver.remove(constraints[slot])
    case .setConstant:
      try solver.setConstant(constraints[slot], to: command.pointee.value)
    case .addEdit:
      _ = try solver.addEdit(variables[slot], priority: command.pointee.priority)
    case .suggest, .commit:
      preconditionFailure("a suggestion or a commit changes no constraint")
    }
  }

  @inline(__always)
  private func add(
    _ command: UnsafePointer<CassowaryCommand>, termCount: Int32
  ) throws -> Constraint {
    var constraint = LinearConstraint(
      LinearExpression(constant: -command.pointee.value), command.pointee.relation)
    collect(command, termCount, in: &constraint.expression)
    return try solver.add(constraint, priority: command.pointee.priority)
  }

  @inline(__always)
  private func addContentSize(
    _ command: UnsafePointer<CassowaryCommand>, termCount: Int32
  ) throws -> Constraint {
    var sum = LinearExpression()
    collect(command, termCount, in: &sum)
    return try solver.addContentSize(
      sum, value: command.pointee.value, hugging: command.pointee.hugging,
      compression: command.pointee.priority)
  }

  /// Puts the sum together term by term.
  @inline(__always)
  private func collect(
    _ command: UnsafePointer<CassowaryCommand>, _ count: Int32, in sum: inout LinearExpression
  ) {
    let first = Int(command.pointee.firstTerm)
    @inline(__always)
    func add(_ place: Int) {
      let term = terms[first + place]
      sum.add(variables[Int(term.variable)], times: term.coefficient)
    }
    // The first ones in sequence, so that it is known where each goes.
    if count > 0 { add(0) }
    if count > 1 { add(1) }
    if count > 2 { add(2) }
    if count > 3 { for place in 3..<Int(count) { add(place) } }
  }
}
