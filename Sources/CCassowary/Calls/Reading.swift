// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of cassowary.h.

import CassowaryHeader

@c @implementation
public func cassowary_get_parts(
  _ solver: OpaquePointer?, _ constraint: cassowary_constraint,
  _ parts: UnsafeMutablePointer<cassowary_parts>?
) -> Int32 {
  answer(solver) { door throws(Refusal) in
    let place = try needed(parts)
    let constraint = try door.constraint(constraint)
    guard let relation = door.solver.relation(of: constraint),
      let constant = door.solver.constant(of: constraint),
      let weight = door.solver.weight(of: constraint),
      let sides = door.solver.priorities(of: constraint)
    else { throw .unknownConstraint }
    let line = door.solver.location(of: constraint)?.line ?? 0
    place.pointee = cassowary_parts(
      constant: constant, hugging: sides.hugging?.level ?? -1,
      compression: sides.compression?.level ?? -1, weight: weight, relation: relation.number,
      line: Int32(clamping: line))
  }
}

@c @implementation
public func cassowary_get_terms(
  _ solver: OpaquePointer?, _ constraint: cassowary_constraint,
  _ terms: UnsafeMutablePointer<UnsafePointer<cassowary_term>?>?,
  _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let (place, length) = (try needed(terms), try needed(count))
    let constraint = try door.constraint(constraint)
    let expression = door.solver.expression(of: constraint) ?? LinearExpression()
    (place.pointee, length.pointee) = door.hand(Array(expression.terms)) {
      cassowary_term(variable: door.word($0.variable), coefficient: $0.coefficient)
    }
  }
}

@c @implementation
public func cassowary_get_label(
  _ solver: OpaquePointer?, _ constraint: cassowary_constraint,
  _ label: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Int32 {
  handText(solver, of: constraint, label) { solver, constraint in solver.label(of: constraint) }
}

@c @implementation
public func cassowary_get_file(
  _ solver: OpaquePointer?, _ constraint: cassowary_constraint,
  _ file: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Int32 {
  handText(solver, of: constraint, file) { solver, constraint in
    solver.location(of: constraint)?.file ?? ""
  }
}

@c @implementation
public func cassowary_get_text(
  _ solver: OpaquePointer?, _ constraint: cassowary_constraint,
  _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Int32 {
  handText(solver, of: constraint, text) { solver, constraint in
    solver.text(of: constraint)
  }
}

@c @implementation
public func cassowary_list_constraints(
  _ solver: OpaquePointer?,
  _ constraints: UnsafeMutablePointer<UnsafePointer<cassowary_constraint>?>?,
  _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let (place, length) = (try needed(constraints), try needed(count))
    (place.pointee, length.pointee) = door.hand(door.solver.constraints) { door.word($0) }
  }
}

@inline(__always)
private func handText(
  _ solver: OpaquePointer?, of constraint: cassowary_constraint,
  _ place: UnsafeMutablePointer<UnsafePointer<CChar>?>?, _ text: (Solver, Constraint) -> String
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let place = try needed(place)
    place.pointee = try door.keep(text(door.solver, try door.constraint(constraint)))
  }
}

extension Relation {
  /// The number by which C knows it.
  var number: Int32 {
    switch self {
    case .lessThanOrEqual: CASSOWARY_LESS_OR_EQUAL
    case .equal: CASSOWARY_EQUAL
    case .greaterThanOrEqual: CASSOWARY_GREATER_OR_EQUAL
    }
  }
}
