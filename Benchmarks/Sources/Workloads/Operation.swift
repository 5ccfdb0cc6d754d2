/// One call on a solver, in terms that every engine understands.
///
/// A *slot* names a constraint, so that a later operation can change or remove it; a variable is a
/// number from zero up. The terms of a constraint are a range of the workload's pool.
public enum Operation: Sendable {
  /// `terms REL constant`, required where `level` is nil.
  case add(slot: Int32, terms: Range<Int32>, relation: Relation, constant: Double, level: Level?)
  /// The natural size of a content: `terms` is pulled to `size`, at `compression` from below and at
  /// `hugging` from above. Engines without two-sided rows take two constraints.
  case addContentSize(
    slot: Int32, terms: Range<Int32>, size: Double, hugging: Level, compression: Level)
  case remove(slot: Int32)
  /// A new right-hand side. Engines without it remove the constraint and add the changed one.
  case setConstant(slot: Int32, to: Double)
  case addEdit(variable: Int32, level: Level)
  case suggest(variable: Int32, value: Double)
  /// Solve, and make the values readable.
  case commit
}
