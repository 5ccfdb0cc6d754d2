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
  /// What waits for a commit is optimised first, so that a commit after the return finds nothing to do
  /// and leaves the way forward open; the next commit reports it. From the first checkpoint on, every
  /// change is recorded, until ``discardCheckpoints()``; the memory grows with the work done.
  /// - Complexity: that of a search among the checkpoints held, of moving the records of those on the way forward, and of
  ///   what waits for a commit.
  public func checkpoint() -> Checkpoint {
    prepareCommit()
    forgetLostCheckpoints(upTo: nextCheckpoint)
    core.keepWayForward()
    nextCheckpoint += 1
    let point = core.savepoint
    let checkpoint = Checkpoint(
      serial: nextCheckpoint, position: point.position, owner: identity)
    checkpoints.insert(
      CheckpointRecord(serial: nextCheckpoint, point: point), at: place(of: checkpoint))
    return checkpoint
  }

  /// Returns to a checkpoint, back or, if nothing was changed since going back, forward. A refused
  /// operation and an abandoned transaction change nothing.
  ///
  /// The next commit reports what differs from what was last reported. Handles made after the
  /// checkpoint are unknown until the solver goes forward again.
  /// - Throws: `RestoreError`; nothing has changed then.
  /// - Complexity: the work done between the two states, and a search among the checkpoints held.
  public func restore(_ checkpoint: Checkpoint) throws(RestoreError) {
    guard openTransactions == 0 else { throw .transactionOpen }
    forgetLostCheckpoints(upTo: nextCheckpoint)
    let place = place(of: checkpoint)
    guard checkpoint.owner == identity, place < checkpoints.count,
      checkpoints[place].serial == checkpoint.serial
    else { throw .unknownCheckpoint }
    core.travel(to: checkpoints[place].point)
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
    let lowWater = core.journal.lowWater
    guard lowWater < .max else { return }
    forgetCheckpoints(from: lowWater + 1) { $0 <= last }
    core.journal.lowWater = .max
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
    core.stopRecording()
    settleNotes()
  }
}
