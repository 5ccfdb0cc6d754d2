// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of cassowary.h.

import CassowaryHeader

@c @implementation
public func cassowary_sweep(
  _ solver: OpaquePointer?, _ constraint: cassowary_constraint, _ low: Double, _ high: Double,
  _ most: Int, _ pieces: UnsafeMutablePointer<UnsafePointer<cassowary_piece>?>?,
  _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let (place, length) = (try needed(pieces), try needed(count))
    let parameter = try door.constraint(constraint)
    guard low.isFinite, high.isFinite else { throw .notFinite }
    guard low < high else { throw .sweep(.noRange(from: low, to: high)) }
    let sweep: Sweep
    do throws(SweepError) {
      sweep = try door.solver.sweep(parameter, over: low...high, atMost: max(0, most))
    } catch { throw .sweep(error) }
    door.sweep = sweep
    (place.pointee, length.pointee) = door.hand(sweep.pieces) { door.piece($0) }
  }
}

@c @implementation
public func cassowary_sweep_segments(
  _ solver: OpaquePointer?, _ variable: cassowary_variable,
  _ segments: UnsafeMutablePointer<UnsafePointer<cassowary_segment>?>?,
  _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let (place, length) = (try needed(segments), try needed(count))
    let found = try door.lastSweep().segments(of: try door.variable(variable))
    (place.pointee, length.pointee) = door.hand(found) {
      cassowary_segment(
        low: $0.range.lowerBound, high: $0.range.upperBound, start: $0.start, slope: $0.slope)
    }
  }
}

@c @implementation
public func cassowary_sweep_conflict(
  _ solver: OpaquePointer?, _ isAbove: Int32,
  _ constraints: UnsafeMutablePointer<UnsafePointer<cassowary_constraint>?>?,
  _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let (place, length) = (try needed(constraints), try needed(count))
    let sweep = try door.lastSweep()
    let conflict = isAbove == 0 ? sweep.conflictBelow : sweep.conflictAbove
    (place.pointee, length.pointee) = door.hand(conflict) { door.word($0) }
  }
}

extension Door {
  fileprivate func lastSweep() throws(Refusal) -> Sweep {
    guard let sweep else { throw .badArgument("There was no sweep: call cassowary_sweep() first.") }
    return sweep
  }

  fileprivate func piece(_ piece: SweepPiece) -> cassowary_piece {
    var made = cassowary_piece()
    made.low = piece.range.lowerBound
    made.high = piece.range.upperBound
    switch piece.end {
    case .range: made.end = CASSOWARY_ENDS_RANGE
    case .constraint(let constraint, let isFromBelow, let holds):
      made.end = holds ? CASSOWARY_ENDS_HELD : CASSOWARY_ENDS_PASSED
      made.is_from_below = isFromBelow ? 1 : 0
      made.constraint = word(constraint)
    case .conflict: made.end = CASSOWARY_ENDS_CONFLICT
    }
    return made
  }
}
