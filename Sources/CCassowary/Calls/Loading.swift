// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of cassowary.h.

import CassowaryHeader

@c @implementation
public func cassowary_load_batch(
  _ solver: OpaquePointer?, _ batch: UnsafePointer<cassowary_batch>?,
  _ refused: UnsafeMutablePointer<UInt64>?
) -> Int32 {
  guard let written = batch?.pointee else {
    return answer(solver) { _ throws(Refusal) in throw .nullArgument }
  }
  let bytes = bytes(of: written)
  return answer(solver, needing: .change, and: bytes) { door throws(Refusal) in
    refused?.pointee = UInt64(
      written.row_count > 0 ? written.breakpoint_ends?[written.row_count - 1] ?? 0 : 0)
    let asked = try door.batch(written)
    let loaded: Loaded
    do throws(LoadError) { loaded = try door.solver.load(asked) } catch {
      if case .refused(let breakpoint, _, _, _) = error.kind {
        refused?.pointee = UInt64(breakpoint)
      }
      throw .load(error)
    }
    guard loaded.variables.allSatisfy({ $0.place < HandleCode.placeCount }),
      loaded.constraints.allSatisfy({ $0.place < HandleCode.placeCount })
    else {
      door.takeBack(loaded, written)
      throw .limit("There are 16777215 variables or constraints: no more have handles.")
    }
    for (place, variable) in loaded.variables.enumerated() {
      written.variables?[place] = door.word(variable)
    }
    if let constraints = written.constraints {
      for (place, constraint) in loaded.constraints.enumerated() {
        constraints[place] = door.word(constraint)
      }
    }
  }
}

@c @implementation
public func cassowary_batch_conflict(
  _ solver: OpaquePointer?,
  _ members: UnsafeMutablePointer<UnsafePointer<cassowary_batch_member>?>?,
  _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let (place, length) = (try needed(members), try needed(count))
    var found: [LoadError.Member] = []
    if case .load(let error) = door.refusal { found = error.conflict ?? [] }
    (place.pointee, length.pointee) = door.hand(found) { member in
      switch member {
      case .constraint(let constraint):
        cassowary_batch_member(constraint: door.word(constraint), breakpoint: 0)
      case .breakpoint(let number):
        cassowary_batch_member(constraint: 0, breakpoint: UInt64(number))
      }
    }
  }
}

/// The most bytes that a batch takes, here and in the solver's lists.
private func bytes(of batch: cassowary_batch) -> Int {
  guard batch.row_count > 0, batch.row_count <= Door.mostTerms,
    batch.variable_count <= Door.mostTerms,
    let terms = batch.term_ends?[batch.row_count - 1],
    let breakpoints = batch.breakpoint_ends?[batch.row_count - 1]
  else { return 0 }
  return 512 * (batch.variable_count + batch.row_count + Int(terms) + Int(breakpoints))
}

extension Door {
  /// A batch as C writes it.
  fileprivate func batch(_ written: cassowary_batch) throws(Refusal) -> Batch {
    guard written.variable_count <= Self.mostTerms, written.row_count <= Self.mostTerms
    else { throw .limit("There are more than 1000000 variables or rows in a batch.") }
    let variables = try array(written.variables.map { UnsafePointer($0) }, written.variable_count)
    let termEnds = try array(written.term_ends, written.row_count)
    let breakpointEnds = try array(written.breakpoint_ends, written.row_count)
    for ends in [termEnds, breakpointEnds] {
      var former: UInt32 = 0
      for end in ends {
        guard end >= former else { throw .badArgument("The ends of the rows fall.") }
        former = end
      }
      guard former <= Self.mostBatch else {
        throw .limit("There are more than 10000000 terms or breakpoints in a batch.")
      }
    }
    let numbers = try array(written.numbers, Int(termEnds.last ?? 0))
    let factors = try array(written.factors, Int(termEnds.last ?? 0))
    let breakpoints = try array(written.breakpoints, Int(breakpointEnds.last ?? 0))
    var batch = Batch()
    batch.reserve(
      variables: variables.count, rows: termEnds.count, terms: numbers.count,
      breakpoints: breakpoints.count)
    for (place, handle) in variables.enumerated() {
      if handle == 0 {
        batch.addVariable(startingAt: written.values?[place] ?? 0)
      } else {
        batch.add(try variable(handle))
      }
    }
    var (term, breakpoint) = (0, 0)
    for row in termEnds.indices {
      while term < Int(termEnds[row]) {
        guard Int(numbers[term]) < variables.count
        else { throw .badArgument("A term names a variable beyond those of the batch.") }
        batch.addTerm(Int(numbers[term]), times: factors[term])
        term += 1
      }
      while breakpoint < Int(breakpointEnds[row]) {
        batch.addBreakpoint(Breakpoint(breakpoints[breakpoint]))
        breakpoint += 1
      }
      batch.endRow()
    }
    return batch
  }

  /// So many terms may a batch have, and so many breakpoints.
  private static var mostBatch: UInt32 { 10_000_000 }

  /// Removes what was loaded and cannot have handles.
  fileprivate func takeBack(_ loaded: Loaded, _ written: cassowary_batch) {
    for constraint in loaded.constraints { try? solver.remove(constraint) }
    for (place, variable) in loaded.variables.enumerated() where written.variables?[place] == 0 {
      try? solver.remove(variable)
    }
  }
}
