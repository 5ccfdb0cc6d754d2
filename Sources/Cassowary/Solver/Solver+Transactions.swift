extension Solver {
  /// Optimises, and reports the variables whose values changed since the last commit.
  ///
  /// - Returns: each changed variable once, with the value before and the value now.
  /// - Complexity: the work that the changes since the last commit ask for; nothing for what they do
  ///   not touch.
  ///   The array's memory is used again by the next commit unless it was kept.
  @discardableResult
  public func commit() -> [Change] {
    core.optimise()
    core.statistics.commits += 1
    let owner = identity
    let room = core.reportRoom
    func report(into list: UnsafeMutableBufferPointer<Change>) -> Int {
      core.reportChanges { index, generation, old, new, place in
        list[place] = Change(
          variable: Variable(index: index, generation: generation, owner: owner), old: old, new: new
        )
      }
    }
    if changes.capacity < room {
      changes = Array(unsafeUninitializedCapacity: room) { list, count in
        count = report(into: list)
      }
    } else {
      // What the list holds is overwritten: its memory is used again unless somebody kept it.
      if changes.count < room {
        let filler = Change(
          variable: Variable(index: -1, generation: 0, owner: owner), old: .nan, new: .nan)
        changes.append(contentsOf: repeatElement(filler, count: room - changes.count))
      }
      let count = changes.withUnsafeMutableBufferPointer { report(into: $0) }
      if count < changes.count { changes.removeLast(changes.count - count) }
    }
    core.forgetUnusedCosts()
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
    let lastCheckpoint = nextCheckpoint
    let scope = core.beginChange()
    openTransactions += 1
    do throws(Failure) {
      let result = try body(self)
      openTransactions -= 1
      core.endChange(scope)
      // Those on the way forward are lost now; those made by `body` are not.
      forgetLostCheckpoints(upTo: lastCheckpoint)
      stopRecordingIfDone()
      return result
    } catch {
      openTransactions -= 1
      core.rollBack(scope)
      checkpoints.removeAll { $0.serial > lastCheckpoint }
      stopRecordingIfDone()
      throw error
    }
  }
}
