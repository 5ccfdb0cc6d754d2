extension Solver {
  /// Optimises, and reports the variables whose values changed since the last commit.
  ///
  /// - Returns: each changed variable once, with the value before and the value now.
  /// - Complexity: the work that the changes since the last commit ask for; nothing for what they do
  ///   not touch.
  ///   The array's memory is used again by the next commit unless it was kept.
  @discardableResult
  @inlinable
  public func commit() -> [Change] {
    optimise()
    // Who does not ask for the changes does not pay for handing them out either.
    return report.pointee
  }

  /// Optimises, and lists the changes in `report`.
  @usableFromInline
  func optimise() {
    restingCore.statistics.commits += 1
    if restingCore.isAtRest && !restingCore.isDrifting {
      commitMoves()
      return
    }
    core.optimise()
    let room = restingCore.reportRoom
    if changes.capacity < room {
      changes = Array(unsafeUninitializedCapacity: room) { list, count in
        count = listChanges(in: list)
      }
    } else {
      makeRoomForChanges(room)
      // What the list holds is overwritten: its memory is used again unless somebody kept it.
      let count = changes.withUnsafeMutableBufferPointer { listChanges(in: $0) }
      if count < changes.count { changes.removeLast(changes.count - count) }
    }
    restingCore.forgetUnusedCosts()
    restingCore.rest()
  }

  /// Writes down what has changed, and takes note that it was reported.
  /// - Returns: how many variables.
  private func listChanges(in list: UnsafeMutableBufferPointer<Change>) -> Int {
    let owner = identity
    return restingCore.reportChanges { index, generation, old, new, place in
      list[place] = Change(
        variable: Variable(index: index, generation: generation, owner: owner), old: old, new: new)
    }
  }

  /// Moves the point along the ready rays, and reports what moved.
  private func commitMoves() {
    makeRoomForChanges(restingCore.movingRoom)
    let owner = identity
    let count = changes.withUnsafeMutableBufferPointer { list in
      restingCore.moveAlongReadyRays(list, owner)
    }
    if count < changes.count { changes.removeLast(changes.count - count) }
  }

  /// Makes the list of changes as long as it will be at most.
  @inline(__always)
  private func makeRoomForChanges(_ room: Int) {
    if changes.count < room { addRoomForChanges(room) }
  }

  @inline(never)
  private func addRoomForChanges(_ room: Int) {
    let filler = Change(
      variable: Variable(index: -1, generation: 0, owner: identity), old: .nan, new: .nan)
    changes.append(contentsOf: repeatElement(filler, count: room - changes.count))
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
