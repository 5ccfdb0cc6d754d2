import Cassowary
import PropertyTesting

/// Random sequences of edits that may contradict one another: nothing keeps required rows satisfiable, any row
/// may change its constant, any relation may become required.
///
/// Which edits are refused is the system's decision, and has to be justified: a second judge is asked whether
/// the required rows with the refused one are a contradiction. After the last edit and at every commit the
/// values have to be right for the rows that were accepted, which is how an edit that should have been
/// refused, or that was refused but left a trace, is found out.
public struct DaringEditModel<System: SystemUnderTest>: CommandModel {
  public typealias Command = SystemEdit

  /// A system under test with the rows it has accepted.
  public struct Tracked {
    fileprivate var base: System
    fileprivate var accepted: [(id: Int, row: SystemRow)] = []

    fileprivate func index(of id: Int) -> Int? { accepted.firstIndex { $0.id == id } }
  }

  /// The identities given so far, whether accepted or not.
  public struct State: Sendable {
    fileprivate var ids: [Int] = []
  }

  /// The shape of edits.
  public let shape: SystemShape
  /// The number of variables.
  public let variables: Int
  private let make: @Sendable (_ variables: Int) throws -> System
  private let judge: @Sendable ([Double], ConstraintSystem) throws -> Void
  private let isContradiction: @Sendable (ConstraintSystem) throws -> Bool

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - make: Makes an empty system with some variables, all zero.
  ///   - shape: The shape of rows.
  ///   - variables: The number of variables.
  ///   - judge: Throws where the values are wrong for the system.
  ///   - isContradiction: Tells whether required rows cannot hold together.
  public init(
    of make: @escaping @Sendable (_ variables: Int) throws -> System,
    shape: SystemShape = SystemShape(isSatisfiable: false, requiredPercentage: 75),
    variables: Int = 2,
    judgedBy judge:
      @escaping @Sendable (_ values: [Double], _ system: ConstraintSystem) throws -> Void,
    refusalsJudgedBy isContradiction:
      @escaping @Sendable (_ required: ConstraintSystem) throws -> Bool
  ) {
    self.make = make
    self.shape = shape
    self.variables = variables
    self.judge = judge
    self.isContradiction = isContradiction
  }

  public var initialState: State { State() }

  public func command(in state: State) -> Generator<SystemEdit>? {
    let witness = [Double](repeating: 0, count: variables)
    let id = (state.ids.last ?? -1) + 1
    let add = Generator<SystemRow>.row(shape, witness: witness).map { SystemEdit.add(id: id, $0) }
    guard !state.ids.isEmpty else { return add }
    let ids = Generator<Int>.element(of: state.ids)
    let constant = Generator<Int>.integer(in: shape.constants).map(Double.init)
    let priority = Generator<Priority>.element(of: shape.priorities + [.required, .required])
    return .frequency([
      (weight: 5, generator: add),
      (weight: 2, generator: ids.map { .remove(id: $0) }),
      (
        weight: 3,
        generator: Generator<(Int, Double)>.zip(ids, constant).map { .setConstant(id: $0, $1) }
      ),
      (
        weight: 2,
        generator: Generator<(Int, Priority)>.zip(ids, priority).map { .setPriority(id: $0, $1) }
      ),
      (weight: 2, generator: .constant(.commit)),
    ])
  }

  public func allows(_ edit: SystemEdit, in state: State) -> Bool {
    switch edit {
    case .add(let id, _): !state.ids.contains(id)
    case .remove(let id), .setConstant(let id, _), .setPriority(let id, _): state.ids.contains(id)
    case .commit: true
    }
  }

  public func advance(_ state: inout State, by edit: SystemEdit) {
    if case .add(let id, _) = edit { state.ids.append(id) }
  }

  public func makeSystem() throws -> Tracked { Tracked(base: try make(variables)) }

  public func execute(
    _ edit: SystemEdit, on system: inout Tracked, state: State, trial: Trial
  ) throws {
    switch edit {
    case .add(let id, let row):
      let rest = system.accepted
      if try settle(try system.base.add(row, id: id), row, beside: rest, edit, trial) {
        system.accepted.append((id, row))
      }
    case .remove(let id):
      guard let index = system.index(of: id) else { return }
      try system.base.remove(id: id)
      system.accepted.remove(at: index)
      trial.label("remove")
    case .setConstant(let id, let constant):
      guard let index = system.index(of: id) else { return }
      var row = system.accepted[index].row
      row.constant = constant
      try change(&system, index, to: row, edit, trial) { base in
        try base.setConstant(constant, id: id)
      }
    case .setPriority(let id, let priority):
      guard let index = system.index(of: id),
        case .relation(let relation, let constant, _, let weight) = system.accepted[index].row
          .demand
      else { return }
      var row = system.accepted[index].row
      row.demand = .relation(relation, constant, priority: priority, weight: weight)
      try change(&system, index, to: row, edit, trial) { base in
        try base.setPriority(priority, id: id)
      }
    case .commit:
      try finish(&system, state: state, trial: trial)
    }
  }

  public func finish(_ system: inout Tracked, state: State, trial: Trial) throws {
    let rows = system.accepted.map(\.row)
    try judge(system.base.values(), ConstraintSystem(variables: variables, rows: rows))
  }

  private func change(
    _ system: inout Tracked, _ index: Int, to row: SystemRow, _ edit: SystemEdit, _ trial: Trial,
    _ body: (inout System) throws -> Bool
  ) throws {
    var rest = system.accepted
    rest.remove(at: index)
    if try settle(try body(&system.base), row, beside: rest, edit, trial) {
      system.accepted[index].row = row
    }
  }

  /// Counts the outcome of an edit, and has a refusal judged.
  private func settle(
    _ isAccepted: Bool, _ row: SystemRow, beside rest: [(id: Int, row: SystemRow)],
    _ edit: SystemEdit, _ trial: Trial
  ) throws -> Bool {
    let kind = edit.features.first ?? ""
    trial.label(isAccepted ? kind : "\(kind), refused")
    guard !isAccepted else { return true }
    let required = rest.map(\.row).filter(\.isRequired) + [row]
    let isJustified = try isContradiction(
      ConstraintSystem(variables: variables, rows: required))
    try trial.expect(
      row.isRequired && isJustified, "\(edit.swiftSource) was refused without a contradiction")
    return false
  }
}
