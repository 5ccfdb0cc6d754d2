// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of cassowary.h.

import CassowaryHeader

@c @implementation
public func cassowary_commit(
  _ solver: OpaquePointer?, _ changes: UnsafeMutablePointer<UnsafePointer<cassowary_change>?>?,
  _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
  answer(solver, needing: .change) { door throws(Refusal) in
    guard (changes == nil) == (count == nil) else { throw .nullArgument }
    let report = door.solver.commit()
    guard let changes, let count else { return }
    let answers = door.changes.makeRoom(for: report.count)
    for (place, change) in report.enumerated() {
      answers[place] = cassowary_change(
        variable: door.word(change.variable), old_value: change.old, new_value: change.new)
    }
    (changes.pointee, count.pointee) = (UnsafePointer(answers), report.count)
  }
}

@c @implementation
public func cassowary_begin(_ solver: OpaquePointer?) -> Int32 {
  answer(solver, needing: .change) { door throws(Refusal) in
    guard door.transactions.count < Door.mostTransactions else {
      throw .limit("1000 transactions are open. End or abandon some first.")
    }
    door.transactions.append(door.solver.beginTransaction())
  }
}

@c @implementation
public func cassowary_end(_ solver: OpaquePointer?) -> Int32 {
  answer(solver, needing: .change) { door throws(Refusal) in
    guard let transaction = door.transactions.popLast() else { throw .noTransaction }
    door.solver.end(transaction)
  }
}

@c @implementation
public func cassowary_abandon(_ solver: OpaquePointer?) -> Int32 {
  // The state to which this goes back was there before: a caller that runs out of memory can always
  // go back.
  answer(solver) { door throws(Refusal) in
    guard let transaction = door.transactions.popLast() else { throw .noTransaction }
    door.solver.abandon(transaction)
  }
}

@c @implementation
public func cassowary_make_checkpoint(
  _ solver: OpaquePointer?, _ checkpoint: UnsafeMutablePointer<cassowary_checkpoint>?
) -> Int32 {
  answer(solver, needing: .change) { door throws(Refusal) in
    let place = try needed(checkpoint)
    place.pointee = door.word(door.solver.checkpoint())
  }
}

@c @implementation
public func cassowary_restore(
  _ solver: OpaquePointer?, _ checkpoint: cassowary_checkpoint
) -> Int32 {
  answer(solver, needing: .change) { door throws(Refusal) in
    let checkpoint = try door.checkpoint(checkpoint)
    do throws(RestoreError) { try door.solver.restore(checkpoint) } catch { throw Refusal(error) }
  }
}

@c @implementation
public func cassowary_discard(
  _ solver: OpaquePointer?, _ checkpoint: cassowary_checkpoint
) -> Int32 {
  answer(solver, needing: .change) { door throws(Refusal) in
    let checkpoint = try door.checkpoint(checkpoint)
    do throws(RestoreError) { try door.solver.discard(checkpoint) } catch { throw Refusal(error) }
  }
}

@c @implementation
public func cassowary_discard_checkpoints(_ solver: OpaquePointer?) -> Int32 {
  answer(solver) { door throws(Refusal) in door.solver.discardCheckpoints() }
}

@c @implementation
public func cassowary_save(
  _ solver: OpaquePointer?, _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let place = try needed(text)
    let saved: String
    do throws(SnapshotError) {
      saved = try door.solver.snapshot().text
    } catch { throw .snapshot(error) }
    place.pointee = try door.keep(saved)
    length?.pointee = saved.utf8.count
  }
}

@c @implementation
public func cassowary_load(
  _ solver: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int
) -> Int32 {
  // A line of thirty bytes makes a variable, a constraint or a row.
  let bytes = length > 0 && length < Int.max / 128 ? 64 * length : 0
  return answer(solver, needing: .question, and: bytes) { door throws(Refusal) in
    guard text != nil else { throw .nullArgument }
    guard door.transactions.isEmpty else { throw .transactionOpen }
    let text = try string(try array(text, length))
    do throws(SnapshotError) {
      door.solver = try Solver(SolverSnapshot(text: text))
    } catch { throw .snapshot(error) }
    door.code = HandleCode(number: cassowary_registry_number())
    door.refusal = nil
  }
}

extension Refusal {
  init(_ error: RestoreError) {
    switch error {
    case .unknownCheckpoint: self = .unknownCheckpoint
    case .transactionOpen: self = .transactionOpen
    }
  }
}
