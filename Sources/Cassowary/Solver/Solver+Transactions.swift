extension Solver {
  /// Optimises, and reports the variables whose values changed since the last commit.
  ///
  /// - Returns: each changed variable once, with the value before and the value now.
  /// - Complexity: the work that the changes since the last commit ask for; nothing for what they do
  ///   not touch.
  @discardableResult
  public func commit() -> [Change] {
    core.optimise()
    core.statistics.commits += 1
    var changes: [Change] = []
    for place in 0..<core.touched.count {
      let index = core.touched[place]
      core.isTouched[index] = 0
      if index >= core.counts.variables || core.useCount[index] < 0 { continue }
      let new = core.x[index]
      let old = core.reported[index]
      if new == old { continue }
      core.reported[index] = new
      changes.append(Change(variable: variable(at: index), old: old, new: new))
    }
    core.touched.removeAll()
    return changes
  }

  /// Runs changes all or nothing: if `body` throws, everything that it did to the solver is taken
  /// back bit for bit. Transactions may be nested.
  ///
  /// Optional constraints are not looked at before the next commit, so a transaction is also the way
  /// to build many constraints at once.
  /// - Complexity: that of `body`; taking back costs what was done.
  public func transaction<Success, Failure: Error>(
    _ body: (Solver) throws(Failure) -> Success
  ) throws(Failure) -> Success {
    let outermost = !core.journal.isRecording
    let point = core.beginChange()
    openTransactions += 1
    do throws(Failure) {
      let result = try body(self)
      openTransactions -= 1
      core.endChange(outermost)
      return result
    } catch {
      openTransactions -= 1
      core.rollBack(to: point)
      core.endChange(outermost)
      throw error
    }
  }
}
