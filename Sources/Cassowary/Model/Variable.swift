/// An unknown of one solver: a light handle, compared by identity.
///
/// A variable is made by ``Solver/makeVariable(_:)`` and means something to that solver only; every
/// operation that receives a variable of another solver, or one that was removed, refuses it with a
/// typed error.
public struct Variable: Hashable, Sendable {
  /// The variable's place in its solver's tables.
  @usableFromInline let index: Int32
  /// How often that place had been reused when the variable was made.
  @usableFromInline let generation: UInt32
  /// The solver that made the variable.
  @usableFromInline let owner: ObjectIdentifier

  @usableFromInline init(index: Int32, generation: UInt32, owner: ObjectIdentifier) {
    self.index = index
    self.generation = generation
    self.owner = owner
  }
}
