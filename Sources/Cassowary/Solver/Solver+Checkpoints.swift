extension Solver {
  /// A point of the journal with the number under which it was handed out.
  struct CheckpointRecord {
    var serial: Int
    var point: Core.Savepoint
  }

  /// Notes the present state, to which ``restore(_:)`` can return: undo and redo without a copy.
  ///
  /// What waits for a commit is optimised first, so that a commit after the return finds nothing to do
  /// and leaves the way forward open; the next commit reports it. From the first checkpoint on, every
  /// change is recorded, until ``discardCheckpoints()``; the memory grows with the work done.
  /// - Complexity: O(1), and what waits for a commit.
  public func checkpoint() -> Checkpoint {
    prepareCommit()
    forgetLostCheckpoints(upTo: nextCheckpoint)
    core.keepWayForward()
    nextCheckpoint += 1
    checkpoints.append(CheckpointRecord(serial: nextCheckpoint, point: core.savepoint))
    return Checkpoint(serial: nextCheckpoint, owner: identity)
  }

  /// Returns to a checkpoint, back or, if nothing was changed since going back, forward. A refused
  /// operation and an abandoned transaction change nothing.
  ///
  /// The next commit reports what differs from what was last reported. Handles made after the
  /// checkpoint are unknown until the solver goes forward again.
  /// - Throws: `RestoreError`; nothing has changed then.
  /// - Complexity: the work done between the two states.
  public func restore(_ checkpoint: Checkpoint) throws(RestoreError) {
    guard openTransactions == 0 else { throw .transactionOpen }
    forgetLostCheckpoints(upTo: nextCheckpoint)
    guard checkpoint.owner == identity,
      let record = checkpoints.first(where: { $0.serial == checkpoint.serial })
    else { throw .unknownCheckpoint }
    core.travel(to: record.point)
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
    checkpoints.removeAll { $0.point.position > lowWater && $0.serial <= last }
    core.journal.lowWater = .max
  }

  /// Stops recording if nobody can ask for an earlier state any more.
  func stopRecordingIfDone() {
    guard openTransactions == 0, checkpoints.isEmpty else { return }
    core.stopRecording()
    settleNotes()
  }
}
