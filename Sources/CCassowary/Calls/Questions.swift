// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of cassowary.h.

import CassowaryHeader

@c @implementation
public func cassowary_get_conflict(
  _ solver: OpaquePointer?,
  _ constraints: UnsafeMutablePointer<UnsafePointer<cassowary_constraint>?>?,
  _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let (place, length) = (try needed(constraints), try needed(count))
    (place.pointee, length.pointee) = door.hand(door.refusal?.conflict ?? []) { door.word($0) }
  }
}

@c @implementation
public func cassowary_is_proved(
  _ solver: OpaquePointer?, _ isProved: UnsafeMutablePointer<Int32>?
) -> Int32 {
  answer(solver) { door throws(Refusal) in
    let place = try needed(isProved)
    place.pointee = door.solver.trouble == nil ? 1 : 0
  }
}

@c @implementation
public func cassowary_why(
  _ solver: OpaquePointer?, _ variable: cassowary_variable,
  _ summands: UnsafeMutablePointer<UnsafePointer<cassowary_summand>?>?,
  _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let (place, length) = (try needed(summands), try needed(count))
    guard let answer = door.solver.why(try door.variable(variable)) else { throw .unknownVariable }
    door.list.clear()
    let parts: UnsafeMutablePointer<cassowary_summand> = door.list.make(answer.parts.count)
    for (index, part) in answer.parts.enumerated() { parts[index] = door.summand(part) }
    (place.pointee, length.pointee) = (UnsafePointer(parts), answer.parts.count)
  }
}

@c @implementation
public func cassowary_why_text(
  _ solver: OpaquePointer?, _ variable: cassowary_variable,
  _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let place = try needed(text)
    guard let answer = door.solver.why(try door.variable(variable)) else { throw .unknownVariable }
    place.pointee = try door.keep(answer.description)
  }
}

@c @implementation
public func cassowary_is_free(
  _ solver: OpaquePointer?, _ variable: cassowary_variable, _ isFree: UnsafeMutablePointer<Int32>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let place = try needed(isFree)
    place.pointee = door.solver.freedom(of: try door.variable(variable)) ? 1 : 0
  }
}

@c @implementation
public func cassowary_list_freedoms(
  _ solver: OpaquePointer?, _ most: Int,
  _ freedoms: UnsafeMutablePointer<UnsafePointer<cassowary_freedom>?>?,
  _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let (place, length) = (try needed(freedoms), try needed(count))
    // A way may name every variable: so many are made room for.
    let most = most < 0 ? Int.max : most
    let ways = min(most, door.solver.variableCount + door.solver.constraintCount)
    let (bytes, overflows) = ways.multipliedReportingOverflow(by: 64 * door.solver.variableCount)
    guard !overflows, cassowary_memory_ensure(MemoryNeed.question.rawValue, bytes) else {
      throw .noMemory
    }
    let found = door.solver.freedom(atMost: most)
    door.list.clear()
    let answers: UnsafeMutablePointer<cassowary_freedom> = door.list.make(found.count)
    for (index, freedom) in found.enumerated() { answers[index] = door.answer(freedom) }
    (place.pointee, length.pointee) = (UnsafePointer(answers), found.count)
  }
}

@c @implementation
public func cassowary_redundancy(
  _ solver: OpaquePointer?, _ constraint: cassowary_constraint,
  _ isRedundant: UnsafeMutablePointer<Int32>?,
  _ implying: UnsafeMutablePointer<UnsafePointer<cassowary_constraint>?>?,
  _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let (place, length) = (try needed(implying), try needed(count))
    let answer = try needed(isRedundant)
    let redundancy = door.solver.redundancy(of: try door.constraint(constraint))
    answer.pointee = redundancy == nil ? 0 : 1
    (place.pointee, length.pointee) = door.hand(redundancy?.impliedBy ?? []) { door.word($0) }
  }
}

@c @implementation
public func cassowary_get_multipliers(
  _ solver: OpaquePointer?, _ constraint: cassowary_constraint,
  _ multipliers: UnsafeMutablePointer<UnsafePointer<cassowary_multiplier>?>?,
  _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let (place, length) = (try needed(multipliers), try needed(count))
    let found = door.solver.multiplier(of: try door.constraint(constraint))
    (place.pointee, length.pointee) = door.hand(found) { cassowary_multiplier($0) }
  }
}

@c @implementation
public func cassowary_list_costs(
  _ solver: OpaquePointer?, _ costs: UnsafeMutablePointer<UnsafePointer<cassowary_cost>?>?,
  _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let (place, length) = (try needed(costs), try needed(count))
    (place.pointee, length.pointee) = door.hand(door.solver.costs()) {
      cassowary_cost(priority: $0.priority.level, cost: $0.cost)
    }
  }
}

@c @implementation
public func cassowary_linear_program(
  _ solver: OpaquePointer?, _ priority: Double, _ slack: Double,
  _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let place = try needed(text)
    guard priority >= 0, priority.isFinite else { throw .priorityOutOfRange }
    guard slack.isFinite else { throw .notFinite }
    place.pointee = try door.keep(door.solver.linearProgram(at: Priority(priority), slack: slack))
  }
}

@c @implementation
public func cassowary_check(
  _ solver: OpaquePointer?, _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let place = try needed(text)
    var lines = ""
    for line in door.solver.checkInvariants() { lines += line + "\n" }
    place.pointee = try door.keep(lines)
  }
}

@c @implementation
public func cassowary_get_statistics(
  _ solver: OpaquePointer?, _ statistics: UnsafeMutablePointer<cassowary_statistics>?, _ size: Int
) -> Int32 {
  answer(solver) { door throws(Refusal) in
    let place = UnsafeMutableRawPointer(try needed(statistics))
    guard size >= 0 else { throw .badArgument("The size is larger than memory.") }
    var counts = cassowary_statistics(door.solver.statistics)
    withUnsafeBytes(of: &counts) { known in
      for byte in 0..<size {
        let value = byte < known.count ? known[byte] : 0
        place.storeBytes(of: value, toByteOffset: byte, as: UInt8.self)
      }
    }
  }
}

extension Door {
  fileprivate func summand(_ part: Provenance.Part) -> cassowary_summand {
    let pulls: UnsafeMutablePointer<cassowary_multiplier> = list.make(part.multiplier.count)
    for (index, pull) in part.multiplier.enumerated() { pulls[index] = cassowary_multiplier(pull) }
    var answer = cassowary_summand()
    switch part.source {
    case .constraint(let constraint): answer.constraint = word(constraint)
    case .kept(let variable): answer.kept = word(variable)
    }
    answer.factor = part.factor
    answer.constant = part.constant
    answer.multipliers = UnsafePointer(pulls)
    answer.multiplier_count = part.multiplier.count
    answer.text = list.make(part.text)
    return answer
  }

  fileprivate func answer(_ freedom: Freedom) -> cassowary_freedom {
    let direction: UnsafeMutablePointer<cassowary_term> = list.make(freedom.direction.count)
    for (index, rate) in freedom.direction.enumerated() {
      direction[index] = cassowary_term(variable: word(rate.variable), coefficient: rate.rate)
    }
    var answer = cassowary_freedom()
    switch freedom.cause {
    case .undetermined(let variable): answer.undetermined = word(variable)
    case .tied(let constraint): answer.tied = word(constraint)
    }
    answer.direction = UnsafePointer(direction)
    answer.direction_count = freedom.direction.count
    answer.text = list.make(freedom.description)
    return answer
  }
}

extension cassowary_multiplier {
  init(_ multiplier: Multiplier) {
    self.init(priority: multiplier.priority.level, value: multiplier.value)
  }
}

extension cassowary_statistics {
  init(_ counts: Statistics) {
    self.init()
    pivots = Int64(counts.pivots)
    flips = Int64(counts.flips)
    structural_adds = Int64(counts.structuralAdds)
    direction_moves = Int64(counts.directionMoves)
    direction_rows = Int64(counts.directionRows)
    direction_updates = Int64(counts.directionUpdates)
    direction_solves = Int64(counts.directionSolves)
    direction_variables = Int64(counts.directionVariables)
    definitions_searched = Int64(counts.definitionsSearched)
    multiplier_solves = Int64(counts.multiplierSolves)
    combination_rows = Int64(counts.combinationRows)
    multiplier_changes = Int64(counts.multiplierChanges)
    variables_moved = Int64(counts.variablesMoved)
    refactorisations = Int64(counts.refactorisations)
    rows_factorised = Int64(counts.rowsFactorised)
    point_refreshes = Int64(counts.pointRefreshes)
    inaccurate_pivots = Int64(counts.inaccuratePivots)
    commits = Int64(counts.commits)
  }
}
