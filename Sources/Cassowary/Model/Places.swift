// Handles are places in a solver's tables. Who keeps a table of its own beside them, as the layout engine
// does, finds an entry by the place without hashing.

extension Variable {
  /// The variable's place in its solver's tables; taken again by another when it has been removed.
  package var place: Int { Int(index) }
}

extension Constraint {
  /// The constraint's place in its solver's tables; taken again by another when it has been removed.
  package var place: Int { Int(index) }
}
