import Cassowary
import PropertyTesting

/// A right system with one planted defect in front of it.
public struct DefectiveSystem<Base: SystemUnderTest>: SystemUnderTest {
  private var base: Base
  private let defect: PlantedDefect
  private var last: [Double]?

  /// Plants a defect.
  public init(_ base: Base, defect: PlantedDefect) {
    self.base = base
    self.defect = defect
  }

  public mutating func add(_ row: SystemRow, id: Int) throws -> Bool {
    last = nil
    return try base.add(mistaken(row), id: id)
  }

  public mutating func remove(id: Int) throws {
    switch defect {
    case .removedStaysInForce: return
    case .staleAfterRemoval:
      last = try base.values()
      try base.remove(id: id)
    default: try base.remove(id: id)
    }
  }

  public mutating func setConstant(_ constant: Double, id: Int) throws -> Bool {
    defect == .ignoredConstant ? true : try base.setConstant(constant, id: id)
  }

  public mutating func setPriority(_ priority: Priority, id: Int) throws -> Bool {
    defect == .ignoredPriority ? true : try base.setPriority(mistaken(priority), id: id)
  }

  public mutating func values() throws -> [Double] {
    let values = try last ?? base.values()
    return defect == .roundedDown ? values.map { $0.rounded(.down) } : values
  }

  private func mistaken(_ priority: Priority) -> Priority {
    switch defect {
    case .swappedLevels where priority == 250: 750
    case .swappedLevels where priority == 750: 250
    case .roundedLevels where !priority.isRequired: Priority(priority.level.rounded())
    case .requiredIsOptional where priority.isRequired: 1000
    default: priority
    }
  }

  private func mistaken(_ row: SystemRow) -> SystemRow {
    var wrong = row
    switch defect {
    case .wrongSign where row.terms.count > 1: wrong.terms[1].coefficient *= -1
    case .droppedTerm where row.terms.count > 1: wrong.terms.removeLast()
    case .lastTermWins:
      wrong.terms = row.terms.enumerated().filter { index, term in
        !row.terms[(index + 1)...].contains { $0.variable == term.variable }
      }.map(\.element)
    default: break
    }
    // A mistake may leave nothing of the form; such a row would be refused, not misread.
    if wrong.coefficients.allSatisfy({ $0.coefficient == 0 }) { wrong.terms = row.terms }
    switch row.demand {
    case .relation(let relation, let constant, let priority, let weight):
      wrong.demand = .relation(
        mistaken(relation, isRequired: priority.isRequired), constant,
        priority: mistaken(priority), weight: defect == .ignoredWeight ? 1 : weight)
    case .contentSize(let value, let hugging, let compression):
      let isSwapped = defect == .swappedContentPriorities
      wrong.demand = .contentSize(
        value, hugging: mistaken(isSwapped ? compression : hugging),
        compression: mistaken(isSwapped ? hugging : compression))
    }
    return wrong
  }

  private func mistaken(_ relation: Relation, isRequired: Bool) -> Relation {
    guard defect == .flippedInequality, !isRequired else { return relation }
    switch relation {
    case .lessThanOrEqual: return .greaterThanOrEqual
    case .equal: return .equal
    case .greaterThanOrEqual: return .lessThanOrEqual
    }
  }
}
