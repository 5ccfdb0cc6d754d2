// Giving memory back after a whole system was built: tables grow ahead of their contents.

extension Core {
  /// Gives back the room of tables beyond their elements in use, working storage, and the caches: directions and
  /// supports.
  ///
  /// - Returns: false if nothing was given back, because changes are recorded, which may lead to elements that are not
  ///   in use.
  /// - Complexity: the size of the system.
  mutating func trim() -> Bool {
    if journal.isRecording || memory.blank != nil { return false }
    dropCaches()
    trimVariables()
    trimRows()
    problem.trimForms(&journal)
    multipliers.gatherCells(problem, basis, &journal)
    dropUntold()
    factorisation.giveBackWorkspace()
    var trimmer = TableTrimmer(sizes: tableSizes)
    visitTables(&trimmer)
    // Marks of etas must be there for all of them.
    factorisation.etas.mark.reserve(Int(factorisation.counts.etas))
    giveBackFirstRoom()
    return true
  }

  /// Takes variables that are no more from the list of touched ones: there is nothing to tell of them, and no place for
  /// them either.
  private mutating func dropUntold() {
    var kept = 0
    for place in 0..<changes.touched.count
    where changes.touched[place].number < problem.counts.variables {
      changes.touched[kept] = changes.touched[place]
      kept += 1
    }
    changes.touched.setCount(kept)
  }

  /// Forgets directions. Moves along directions since the last commit are still reported.
  private mutating func dropCaches() {
    touchFollowed()
    refactorised(.basis)
  }
}
