import Cassowary

/// Random sequences of edits of a constraint system, checked by a judge after every commit.
///
/// The state of the model is nothing but the list of rows that should be installed now. The judge receives
/// that list and the values of the system under test; it decides whether they are right, by whatever means it
/// trusts, e.g. a certificate of `CassowaryDiagnostics`.
///
/// ```swift
/// let model = EditModel(of: SolverSystem.init(variables:), judgedBy: requireOptimal)
/// try forAllCommands("edits", of: model, count: 1...40)
/// ```
public struct EditModel<System: SystemUnderTest>: CommandModel {
  public typealias Command = SystemEdit

  /// The rows that should be installed, and the next free identity.
  public struct State: Sendable {
    /// Identities and rows in the order of installation.
    public fileprivate(set) var rows: [(id: Int, row: SystemRow)] = []
    fileprivate var nextID = 0

    fileprivate func index(of id: Int) -> Int? { rows.firstIndex { $0.id == id } }
  }

  /// The shape of edits; its rows stay satisfiable together.
  public let shape: SystemShape
  /// The point at which all required rows hold; its length is the number of variables.
  public let witness: [Double]
  private let make: @Sendable (_ variables: Int) throws -> System
  private let judge: @Sendable ([Double], ConstraintSystem) throws -> Void

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - make: Makes an empty system with some variables, all zero.
  ///   - shape: The shape of rows; it has to be satisfiable.
  ///   - witness: A value for each variable, with which required rows are made to agree.
  ///   - judge: Throws where the values are wrong for the system.
  public init(
    of make: @escaping @Sendable (_ variables: Int) throws -> System,
    shape: SystemShape = SystemShape(), witness: [Double] = [0, 40, -12],
    judgedBy judge:
      @escaping @Sendable (_ values: [Double], _ system: ConstraintSystem) throws ->
      Void
  ) {
    self.make = make
    self.shape = shape
    self.witness = witness
    self.judge = judge
  }

  public var initialState: State { State() }

  public func command(in state: State) -> Generator<SystemEdit>? {
    let id = state.nextID
    let add = Generator<SystemRow>.row(shape, witness: witness).map { SystemEdit.add(id: id, $0) }
    guard !state.rows.isEmpty else { return add }
    let ids = Generator<Int>.element(of: state.rows.map(\.id))
    let optional = state.rows.filter(\.row.isOptionalRelation).map(\.id)
    let free = state.rows.filter { !$0.row.isRequired }.map(\.id)
    let constant = Generator<Int>.integer(in: shape.constants).map(Double.init)
    return .frequency([
      (weight: 5, generator: add),
      (weight: 2, generator: ids.map { .remove(id: $0) }),
      (
        weight: free.isEmpty ? 0 : 3,
        generator: Generator<(Int, Double)>.zip(.element(of: free), constant)
          .map { .setConstant(id: $0, $1) }
      ),
      (
        weight: optional.isEmpty ? 0 : 2,
        generator: Generator<(Int, Priority)>
          .zip(.element(of: optional), .element(of: shape.priorities))
          .map { .setPriority(id: $0, $1) }
      ),
      (weight: 3, generator: .constant(.commit)),
    ])
  }

  public func allows(_ edit: SystemEdit, in state: State) -> Bool {
    switch edit {
    case .add(let id, _): return state.index(of: id) == nil
    case .remove(let id): return state.index(of: id) != nil
    case .setConstant(let id, _):
      return state.index(of: id).map { !state.rows[$0].row.isRequired } ?? false
    case .setPriority(let id, _):
      return state.index(of: id).map { state.rows[$0].row.isOptionalRelation } ?? false
    case .commit: return true
    }
  }

  public func advance(_ state: inout State, by edit: SystemEdit) {
    switch edit {
    case .add(let id, let row):
      state.rows.append((id, row))
      state.nextID = max(state.nextID, id + 1)
    case .remove(let id):
      state.rows.removeAll { $0.id == id }
    case .setConstant(let id, let constant):
      if let index = state.index(of: id) { state.rows[index].row.constant = constant }
    case .setPriority(let id, let priority):
      if let index = state.index(of: id) { state.rows[index].row.setPriority(priority) }
    case .commit:
      break
    }
  }

  public func makeSystem() throws -> System { try make(witness.count) }

  public func execute(
    _ edit: SystemEdit, on system: inout System, state: State, trial: Trial
  ) throws {
    for feature in edit.features { trial.label(feature) }
    switch edit {
    case .add(let id, let row):
      try trial.expect(try system.add(row, id: id), "row \(id) was refused")
    case .remove(let id):
      try system.remove(id: id)
    case .setConstant(let id, let constant):
      try trial.expect(
        try system.setConstant(constant, id: id), "the constant of row \(id) was refused")
    case .setPriority(let id, let priority):
      try trial.expect(
        try system.setPriority(priority, id: id), "the priority of row \(id) was refused")
    case .commit:
      try finish(&system, state: state, trial: trial)
    }
  }

  public func finish(_ system: inout System, state: State, trial: Trial) throws {
    let rows = state.rows.map(\.row)
    try judge(system.values(), ConstraintSystem(variables: witness.count, rows: rows))
  }
}

extension SystemRow {
  /// True for a relation that need not hold.
  fileprivate var isOptionalRelation: Bool {
    guard case .relation(_, _, let priority, _) = demand else { return false }
    return !priority.isRequired
  }

  fileprivate mutating func setPriority(_ priority: Priority) {
    if case .relation(let relation, let constant, _, let weight) = demand {
      demand = .relation(relation, constant, priority: priority, weight: weight)
    }
  }
}
