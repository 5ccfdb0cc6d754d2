import Cassowary
import Workloads

/// An operation as the solver of this package takes it, in plain memory: what kiwi's side of the replay has in C.
struct CassowaryCommand {
  enum Kind: UInt8 {
    case add, addContentSize, remove, setConstant, addEdit, suggest, commit
  }

  var kind: Kind
  var relation = Cassowary.Relation.equal
  /// The slot of a constraint, or the variable of an edit.
  var slot: Int32 = 0
  /// The terms of a constraint, in the pool of the workload.
  var firstTerm: Int32 = 0
  var termCount: Int32 = 0
  /// The right-hand side, the size of a content, or what an edit suggests.
  var value = 0.0
  /// Of a content size: that of being too small.
  var priority = Priority.required
  /// Of a content size: that of being too large.
  var hugging = Priority.required

  init(_ operation: Operation) {
    switch operation {
    case .add(let slot, let terms, let relation, let constant, let level):
      kind = .add
      self.slot = slot
      setTerms(terms)
      self.relation = Self.relation(relation)
      value = constant
      priority = level.map { Priority($0.priority) } ?? .required
    case .addContentSize(let slot, let terms, let size, let hugging, let compression):
      kind = .addContentSize
      self.slot = slot
      setTerms(terms)
      value = size
      priority = Priority(compression.priority)
      self.hugging = Priority(hugging.priority)
    case .remove(let slot):
      kind = .remove
      self.slot = slot
    case .setConstant(let slot, let constant):
      kind = .setConstant
      self.slot = slot
      value = constant
    case .addEdit(let variable, let level):
      kind = .addEdit
      slot = variable
      priority = Priority(level.priority)
    case .suggest(let variable, let suggestion):
      kind = .suggest
      slot = variable
      value = suggestion
    case .commit:
      kind = .commit
    }
  }

  private mutating func setTerms(_ terms: Range<Int32>) {
    firstTerm = terms.lowerBound
    termCount = Int32(terms.count)
  }

  private static func relation(_ relation: Workloads.Relation) -> Cassowary.Relation {
    switch relation {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
