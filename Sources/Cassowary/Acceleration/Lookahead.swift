/// How far ahead a large system asks for memory.
enum Lookahead {
  /// A walk asks so many places ahead of itself: first for the data beside the names in its list, then for the data
  /// that these lead to, and then for the data that those lead to.
  static var far: Int { 20 }
  static var near: Int { 13 }
  static var next: Int { 7 }
  static var last: Int { 4 }

  /// The same for a walk that is expected to go on in equal steps: so many steps ahead.
  static var farStep: Int32 { 8 }
  static var nearStep: Int32 { 4 }

  /// A growing system asks for the places of so many rows or variables at once: in most tables that is a line.
  static var batch: Int32 { 8 }

  /// The first variable of a variable's batch.
  @inline(__always)
  static func batchStart(of variable: VariableID) -> VariableID {
    VariableID(variable.number & ~(batch &- 1))
  }

  /// The rows, variables and elements of lists that a growing system asks for are so much later in their tables.
  static var coming: Int32 { 16 }
  static var comingElements: Int32 { 24 }

  /// A large system asks for so many followers of a row together with the row.
  static var followers: Int { 3 }

  /// The rows made last lie in the cache: so many of them.
  static var recentRows: Int32 { 1 << 12 }

  /// The variables made last lie in the cache: so many of them.
  static var recentVariables: Int32 { 1 << 12 }

  /// Constraints that go back by more variables than this begin anew elsewhere.
  static var stray: Int32 { 128 }

  /// A heap of fewer elements lies in the cache.
  static var fewestInHeap: Int { 1 << 12 }

  /// All of a smaller system lies in the cache, as far as one can tell: there asking takes longer than it saves.
  static var fewestVariables: Int32 { 1 << 16 }
}
