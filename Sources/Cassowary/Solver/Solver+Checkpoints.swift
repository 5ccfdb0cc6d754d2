extension Solver {
  /// A point of the journal with the number under which it was handed out.
  struct CheckpointRecord {
    var serial: Int
    var point: Core.Savepoint

    /// True if the record comes before a checkpoint: by the place in the journal, then by age.
    func isBefore(_ other: Checkpoint) -> Bool {
      point.position != other.position
        ? point.position < other.position : serial < other.serial
    }
  }

  /// Notes the present state, to which ``restore(_:)`` can return: undo and redo without a copy.
  ///
  /// The solver first optimises everything that waits for a commit, so that a commit after the return finds nothing to
  /// do and leaves the way forward open; the next commit reports it. From the first checkpoint on, every change is
  /// recorded, until none is held; the memory grows with the work done since the first that is held (``discard(_:)``,
  /// ``discardCheckpoints()``).
  /// - Complexity: that of a search among the checkpoints held, of moving the records of those on the way forward, and
  ///   of optimising the changes that wait for a commit.
  public func checkpoint() -> Checkpoint {
    // Within a transaction a factorisation would wait for its end, and be made by the commit after the return.
    if openTransactions > 0 { wake().core.keepWayForward() }
    prepareCommit()
    forgetLostCheckpoints(upTo: nextCheckpoint)
    wake().core.keepWayForward()
    nextCheckpoint += 1
    let point = wake().core.savepoint
    let checkpoint = Checkpoint(
      serial: nextCheckpoint, position: point.position, owner: identity)
    checkpoints.insert(
      CheckpointRecord(serial: nextCheckpoint, point: point), at: place(of: checkpoint))
    return checkpoint
  }

  /// Returns to a checkpoint, back or, if nothing was changed since going back, forward. A refused
  /// operation and an abandoned transaction change nothing.
  ///
  /// The next commit reports the variables that differ from the last report. Handles made after the checkpoint are
  /// unknown until the solver goes forward again.
  /// - Throws: `RestoreError`; nothing has changed then.
  /// - Complexity: the work done between the two states, and a search among the checkpoints held.
  public func restore(_ checkpoint: Checkpoint) throws(RestoreError) {
    wake().core.travel(to: checkpoints[try findPlace(of: checkpoint)].point)
  }

  /// Forgets one checkpoint, and the records needed only to get there.
  ///
  /// An undo of limited depth discards its oldest checkpoint whenever it makes one beyond that.
  /// - Throws: `RestoreError`; nothing has changed then.
  /// - Complexity: that of a search among the checkpoints held, and of moving the records of the later ones; the
  ///   records move once as much or more is given up.
  public func discard(_ checkpoint: Checkpoint) throws(RestoreError) {
    checkpoints.remove(at: try findPlace(of: checkpoint))
    if let first = checkpoints.first, let last = checkpoints.last {
      if wake().core.journal.forget(before: first.point.position, after: last.point.position) {
        settleNotes(before: wake().core.journal.start)
      }
    } else {
      stopRecordingIfDone()
    }
  }

  /// The place of a checkpoint to which one can return now.
  private func findPlace(of checkpoint: Checkpoint) throws(RestoreError) -> Int {
    guard openTransactions == 0 else { throw .transactionOpen }
    forgetLostCheckpoints(upTo: nextCheckpoint)
    let place = place(of: checkpoint)
    guard checkpoint.owner == identity, place < checkpoints.count,
      checkpoints[place].serial == checkpoint.serial
    else { throw .unknownCheckpoint }
    return place
  }

  /// The place of a checkpoint among those that can be returned to, or where it belongs.
  private func place(of checkpoint: Checkpoint) -> Int {
    var (low, high) = (0, checkpoints.count)
    while low < high {
      let middle = (low + high) / 2
      if checkpoints[middle].isBefore(checkpoint) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Forgets all checkpoints and stops recording.
  public func discardCheckpoints() {
    checkpoints.removeAll()
    stopRecordingIfDone()
  }

  /// Forgets checkpoints on a way that was left, but not those made after number `last`.
  func forgetLostCheckpoints(upTo last: Int) {
    guard let loss = wake().core.journal.takeLoss() else { return }
    forgetCheckpoints(from: loss + 1) { $0 <= last }
  }

  /// Forgets the checkpoints from a position of the journal on whose numbers are as asked.
  func forgetCheckpoints(from position: Int, where isForgotten: (_ serial: Int) -> Bool) {
    var first = checkpoints.count
    while first > 0 && checkpoints[first - 1].point.position >= position { first -= 1 }
    let kept = checkpoints[first...].filter { !isForgotten($0.serial) }
    checkpoints.replaceSubrange(first..., with: kept)
  }

  /// Stops recording if nobody can ask for an earlier state any more.
  func stopRecordingIfDone() {
    guard openTransactions == 0, checkpoints.isEmpty else { return }
    wake().core.stopRecording()
    settleNotes()
  }
}
