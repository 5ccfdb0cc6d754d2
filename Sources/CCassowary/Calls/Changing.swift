// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of cassowary.h.

import CassowaryHeader

@c @implementation
public func cassowary_suggest(
  _ solver: OpaquePointer?, _ variable: cassowary_variable, _ value: Double
) -> Int32 {
  answer(solver, needing: .change) { door throws(Refusal) in
    let variable = try door.variable(variable)
    do throws(ChangeConstraintError) {
      try door.solver.suggest(value, for: variable)
    } catch { throw .change(error) }
  }
}

@c @implementation
public func cassowary_remove_constraint(
  _ solver: OpaquePointer?, _ constraint: cassowary_constraint
) -> Int32 {
  answer(solver, needing: .change) { door throws(Refusal) in
    let constraint = try door.constraint(constraint)
    do throws(RemoveConstraintError) {
      try door.solver.remove(constraint)
    } catch { throw .unknownConstraint }
  }
}

@c @implementation
public func cassowary_set_constant(
  _ solver: OpaquePointer?, _ constraint: cassowary_constraint, _ constant: Double
) -> Int32 {
  change(solver, constraint) { solver, constraint throws(ChangeConstraintError) in
    try solver.setConstant(constraint, to: constant)
  }
}

@c @implementation
public func cassowary_set_constants(
  _ solver: OpaquePointer?, _ constraints: UnsafePointer<cassowary_constraint>?,
  _ constants: UnsafePointer<Double>?, _ count: Int
) -> Int32 {
  let bytes = count > 0 && count <= HandleCode.placeCount ? 64 * count : 0
  return answer(solver, needing: .change, and: bytes) { door throws(Refusal) in
    let (words, numbers) = (try array(constraints, count), try array(constants, count))
    guard count <= HandleCode.placeCount else {
      throw .limit("There are more than 16777215 constants.")
    }
    var changes: [(Constraint, Double)] = []
    changes.reserveCapacity(count)
    for place in 0..<count { changes.append((try door.constraint(words[place]), numbers[place])) }
    do throws(ChangeConstraintError) {
      try door.solver.setConstants(changes)
    } catch { throw .change(error) }
  }
}

@c @implementation
public func cassowary_set_priority(
  _ solver: OpaquePointer?, _ constraint: cassowary_constraint, _ priority: Double
) -> Int32 {
  change(solver, constraint) { solver, constraint throws(ChangeConstraintError) in
    try solver.setPriority(constraint, to: Priority(priority))
  }
}

@c @implementation
public func cassowary_set_priorities(
  _ solver: OpaquePointer?, _ constraint: cassowary_constraint, _ hugging: Double,
  _ compression: Double
) -> Int32 {
  change(solver, constraint) { solver, constraint throws(ChangeConstraintError) in
    try solver.setPriorities(
      constraint, hugging: Priority(hugging), compression: Priority(compression))
  }
}

@c @implementation
public func cassowary_set_weight(
  _ solver: OpaquePointer?, _ constraint: cassowary_constraint, _ weight: Double
) -> Int32 {
  change(solver, constraint) { solver, constraint throws(ChangeConstraintError) in
    try solver.setWeight(constraint, to: weight)
  }
}

@c @implementation
public func cassowary_set_relation(
  _ solver: OpaquePointer?, _ constraint: cassowary_constraint, _ relation: Int32
) -> Int32 {
  answer(solver, needing: .change) { door throws(Refusal) in
    let constraint = try door.constraint(constraint)
    let relation = try readRelation(relation)
    do throws(ChangeConstraintError) {
      try door.solver.setRelation(constraint, to: relation)
    } catch { throw .change(error) }
  }
}

@inline(__always)
private func change(
  _ solver: OpaquePointer?, _ constraint: cassowary_constraint,
  _ body: (Solver, Constraint) throws(ChangeConstraintError) -> Void
) -> Int32 {
  answer(solver, needing: .change) { door throws(Refusal) in
    let constraint = try door.constraint(constraint)
    do throws(ChangeConstraintError) {
      try body(door.solver, constraint)
    } catch { throw .change(error) }
  }
}
