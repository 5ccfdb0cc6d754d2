/// What a stream of operations leaves in force, to judge an engine's answer without the engine.
public struct SystemState: Sendable {
  /// A constraint in force.
  public enum Row: Sendable {
    case plain(terms: Range<Int32>, relation: Relation, constant: Double, level: Level?)
    case contentSize(
      terms: Range<Int32>, size: Double, hugging: Level, compression: Level)
  }

  public let variableCount: Int
  public let terms: [Term]
  /// By slot; nil where the slot is free.
  public private(set) var rows: [Row?]
  /// The edit variables, each with its level and the value suggested last.
  public private(set) var edits: [Int32: (level: Level, value: Double)] = [:]

  public init(of workload: Workload) {
    variableCount = workload.variableCount
    terms = workload.terms
    rows = Array(repeating: nil, count: workload.slotCount)
  }

  public mutating func apply(_ operations: [Operation]) {
    for operation in operations { apply(operation) }
  }

  private mutating func apply(_ operation: Operation) {
    switch operation {
    case .add(let slot, let terms, let relation, let constant, let level):
      rows[Int(slot)] = .plain(
        terms: terms, relation: relation, constant: constant, level: level)
    case .addContentSize(let slot, let terms, let size, let hugging, let compression):
      rows[Int(slot)] = .contentSize(
        terms: terms, size: size, hugging: hugging, compression: compression)
    case .remove(let slot):
      rows[Int(slot)] = nil
    case .setConstant(let slot, let value):
      switch rows[Int(slot)] {
      case .plain(let terms, let relation, _, let level):
        rows[Int(slot)] = .plain(terms: terms, relation: relation, constant: value, level: level)
      case .contentSize(let terms, _, let hugging, let compression):
        rows[Int(slot)] = .contentSize(
          terms: terms, size: value, hugging: hugging, compression: compression)
      case nil:
        break
      }
    case .addEdit(let variable, let level):
      edits[variable] = (level, 0)
    case .suggest(let variable, let value):
      edits[variable]?.value = value
    case .commit:
      break
    }
  }

  public var rowCount: Int { rows.count { $0 != nil } }

  public var nonzeroCount: Int {
    rows.reduce(0) { count, row in
      switch row {
      case .plain(let terms, _, _, _): count + terms.count
      case .contentSize(let terms, _, _, _): count + terms.count
      case nil: count
      }
    }
  }
}
