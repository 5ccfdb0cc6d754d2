/// How far ahead a large system asks for memory (decision 19).
enum Lookahead {
  // The four distances of a walk along a list, in places of the list. They were measured: with 30, 20, 10 and 5, and
  // with 12, 8, 5 and 3, builds of 100,000 views take as long or up to 5 % longer.

  /// The place of the name beside which data are asked for.
  static var far: Int { 20 }
  /// The place of the name for which the data are asked for that those beside it lead to.
  static var near: Int { 13 }
  /// The place of the name for which the data behind these are asked for.
  static var next: Int { 7 }
  /// The place of the name for which the last data are asked for.
  static var last: Int { 4 }

  /// The steps ahead for which a walk asks that is expected to go on in equal steps, as from row to row of a table.
  static var farStep: Int32 { 8 }
  /// The steps ahead for which it asks once more, for the data behind.
  static var nearStep: Int32 { 4 }

  /// The rows or variables whose places a growing system asks for at once: in most tables these are a cache line.
  static var batch: Int32 { 8 }

  /// The first variable of a variable's batch.
  @inline(__always)
  static func batchStart(of variable: VariableID) -> VariableID {
    VariableID(variable.number & ~(batch &- 1))
  }

  /// How many rows or variables later those are that a growing system asks for: two batches. Places 32 later come too
  /// early.
  static var coming: Int32 { 16 }
  /// How many elements later the places in lists are that it asks for.
  static var comingElements: Int32 { 24 }

  /// The first followers of a leader, which are asked for together with it.
  static var followers: Int { 3 }

  /// The rows made last that need no hint, since their data lie in the cache still.
  static var recentRows: Int32 { 1 << 12 }

  /// The variables made last that need no hint, since their data lie in the cache still.
  static var recentVariables: Int32 { 1 << 12 }

  /// The variables by which constraints go back if they go on elsewhere: asking begins anew there.
  static var stray: Int32 { 128 }

  /// The elements of the smallest heap that gets hints: a smaller one lies in the cache.
  static var fewestInHeap: Int { 1 << 12 }

  /// The variables of the smallest system that gets hints. A smaller one lies in the cache, where a hint takes longer
  /// than it saves: 10,000 views of a shared table took 112 to 125 %.
  static var fewestVariables: Int32 { 1 << 16 }
}
