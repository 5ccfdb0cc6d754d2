/// An unknown of one solver: a light handle, compared by identity.
///
/// A variable is made by ``Solver/makeVariable(_:)`` and means something to that solver only; every
/// operation that receives a variable of another solver, or one that was removed, refuses it with a
/// typed error.
public struct Variable: Hashable, Sendable {
  /// The place and, above it, the generation: in one word, since both go wherever the variable goes.
  @usableFromInline let handle: UInt64
  /// The solver that made the variable.
  @usableFromInline let owner: SolverIdentity

  @inlinable init(handle: UInt64, owner: SolverIdentity) {
    self.handle = handle
    self.owner = owner
  }

  @inlinable init(index: Int32, generation: UInt32, owner: SolverIdentity) {
    self.init(handle: Self.handle(index, generation), owner: owner)
  }

  /// The word that holds a place and a generation.
  @inlinable static func handle(_ index: Int32, _ generation: UInt32) -> UInt64 {
    UInt64(UInt32(bitPattern: index)) | UInt64(generation) << 32
  }

  /// The variable's place in its solver's tables.
  var id: VariableID { VariableID(Int32(truncatingIfNeeded: handle)) }
  /// The number under which the variable was made: the place may be used again.
  var generation: UInt32 { UInt32(truncatingIfNeeded: handle >> 32) }
}
