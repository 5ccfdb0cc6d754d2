// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of cassowary.h.

import CassowaryHeader

@c @implementation
public func cassowary_add_constraint(
  _ solver: OpaquePointer?, _ terms: UnsafePointer<cassowary_term>?, _ count: Int,
  _ relation: Int32, _ constant: Double, _ priority: Double, _ weight: Double,
  _ note: UnsafePointer<cassowary_note>?,
  _ constraint: UnsafeMutablePointer<cassowary_constraint>?
) -> Int32 {
  answer(solver, needing: .change, and: bytes(forTerms: count)) { door throws(Refusal) in
    var expression = try door.expression(terms, count)
    expression.constant = -constant
    let asked = LinearConstraint(expression, try readRelation(relation))
    let (label, location) = try readNote(note)
    let added: Constraint
    do throws(AddConstraintError) {
      added = try door.solver.add(
        asked, priority: Priority(priority), weight: weight, label: label, location: location)
    } catch { throw .add(error) }
    try door.hand(added, to: constraint)
  }
}

@c @implementation
public func cassowary_add_content_size(
  _ solver: OpaquePointer?, _ terms: UnsafePointer<cassowary_term>?, _ count: Int,
  _ value: Double, _ hugging: Double, _ compression: Double, _ weight: Double,
  _ note: UnsafePointer<cassowary_note>?,
  _ constraint: UnsafeMutablePointer<cassowary_constraint>?
) -> Int32 {
  answer(solver, needing: .change, and: bytes(forTerms: count)) { door throws(Refusal) in
    let expression = try door.expression(terms, count)
    let (label, location) = try readNote(note)
    let added: Constraint
    do throws(AddConstraintError) {
      added = try door.solver.addContentSize(
        expression, value: value, hugging: Priority(hugging), compression: Priority(compression),
        weight: weight, label: label, location: location)
    } catch { throw .add(error) }
    try door.hand(added, to: constraint)
  }
}

@c @implementation
public func cassowary_add_edit(
  _ solver: OpaquePointer?, _ variable: cassowary_variable, _ priority: Double, _ weight: Double,
  _ note: UnsafePointer<cassowary_note>?,
  _ constraint: UnsafeMutablePointer<cassowary_constraint>?
) -> Int32 {
  answer(solver, needing: .change) { door throws(Refusal) in
    let variable = try door.variable(variable)
    let (label, location) = try readNote(note)
    let added: Constraint
    do throws(AddConstraintError) {
      added = try door.solver.addEdit(
        variable, priority: Priority(priority), weight: weight, label: label, location: location)
    } catch { throw .add(error) }
    try door.hand(added, to: constraint)
  }
}

@c @implementation
public func cassowary_add_stay(
  _ solver: OpaquePointer?, _ variable: cassowary_variable, _ priority: Double, _ weight: Double,
  _ note: UnsafePointer<cassowary_note>?,
  _ constraint: UnsafeMutablePointer<cassowary_constraint>?
) -> Int32 {
  answer(solver, needing: .change) { door throws(Refusal) in
    let variable = try door.variable(variable)
    let (label, location) = try readNote(note)
    let added: Constraint
    do throws(AddConstraintError) {
      added = try door.solver.addStay(
        variable, priority: Priority(priority), weight: weight, label: label, location: location)
    } catch { throw .add(error) }
    try door.hand(added, to: constraint)
  }
}

/// The most bytes that the terms of a constraint take, here and in the solver's lists.
private func bytes(forTerms count: Int) -> Int {
  count > 4 && count <= Door.mostTerms ? 512 * count : 0
}
