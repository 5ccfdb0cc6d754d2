extension Solver {
  /// A point of the journal with the number under which it was handed out.
  struct CheckpointRecord {
    var serial: Int
    var point: Core.Savepoint
  }

  /// Notes the present state, to which ``restore(_:)`` can return: undo and redo without a copy.
  ///
  /// From the first checkpoint on, every change is recorded, until ``discardCheckpoints()``; the
  /// memory grows with the work done.
  /// - Complexity: O(1).
  public func checkpoint() -> Checkpoint {
    forgetLostCheckpoints()
    core.keepWayForward()
    nextCheckpoint += 1
    checkpoints.append(CheckpointRecord(serial: nextCheckpoint, point: core.savepoint))
    return Checkpoint(serial: nextCheckpoint, owner: identity)
  }

  /// Returns to a checkpoint, back or, if nothing was changed since going back, forward.
  ///
  /// The next commit reports what differs from what was last reported. Handles made after the
  /// checkpoint are unknown until the solver goes forward again.
  /// - Throws: `RestoreError`; nothing has changed then.
  /// - Complexity: the work done between the two states.
  public func restore(_ checkpoint: Checkpoint) throws(RestoreError) {
    guard openTransactions == 0 else { throw .transactionOpen }
    forgetLostCheckpoints()
    guard checkpoint.owner == identity,
      let record = checkpoints.first(where: { $0.serial == checkpoint.serial })
    else { throw .unknownCheckpoint }
    core.travel(to: record.point)
  }

  /// Forgets all checkpoints and stops recording.
  public func discardCheckpoints() {
    checkpoints.removeAll()
    if openTransactions == 0 { core.stopRecording() }
  }

  /// Forgets checkpoints on ways that were left.
  private func forgetLostCheckpoints() {
    let lowWater = core.journal.lowWater
    guard lowWater < .max else { return }
    checkpoints.removeAll { $0.point.entries > lowWater }
    core.journal.lowWater = .max
  }
}
