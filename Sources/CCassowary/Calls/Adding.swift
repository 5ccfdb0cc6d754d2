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
    try door.add(note, to: constraint) { label, location throws(AddConstraintError) in
      try door.solver.add(
        asked, priority: Priority(priority), weight: weight, label: label, location: location)
    }
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
    try door.add(note, to: constraint) { label, location throws(AddConstraintError) in
      try door.solver.addContentSize(
        expression, value: value, hugging: Priority(hugging), compression: Priority(compression),
        weight: weight, label: label, location: location)
    }
  }
}

@c @implementation
public func cassowary_add_breakpoints(
  _ solver: OpaquePointer?, _ terms: UnsafePointer<cassowary_term>?, _ count: Int,
  _ breakpoints: UnsafePointer<cassowary_breakpoint>?, _ breakpointCount: Int,
  _ note: UnsafePointer<cassowary_note>?,
  _ constraints: UnsafeMutablePointer<cassowary_constraint>?
) -> Int32 {
  answer(solver, needing: .change, and: bytes(forTerms: count) + bytes(forTerms: breakpointCount)) {
    door throws(Refusal) in
    let expression = try door.expression(terms, count)
    guard breakpointCount <= Door.mostBreakpoints else {
      throw .limit("There are more than 1000 breakpoints.")
    }
    let asked = try array(breakpoints, breakpointCount).map(Breakpoint.init)
    let (label, location) = try readNote(note)
    let added: [Constraint]
    do throws(AddConstraintError) {
      added = try door.solver.add(
        expression, breakpoints: asked, label: label, location: location)
    } catch { throw .add(error) }
    for place in added.indices {
      do throws(Refusal) {
        try door.hand(added[place], to: constraints.map { $0 + place })
      } catch {
        // The one without a handle is gone already.
        for other in added.indices where other != place { try? door.solver.remove(added[other]) }
        throw error
      }
    }
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
    try door.add(note, to: constraint) { label, location throws(AddConstraintError) in
      try door.solver.addEdit(
        variable, priority: Priority(priority), weight: weight, label: label, location: location)
    }
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
    try door.add(note, to: constraint) { label, location throws(AddConstraintError) in
      try door.solver.addStay(
        variable, priority: Priority(priority), weight: weight, label: label, location: location)
    }
  }
}

extension Door {
  /// The most breakpoints of a call: each is found among the others of its sum one by one.
  fileprivate static var mostBreakpoints: Int { 1_000 }

  /// Adds a constraint with the label and the place of a note, and hands it out.
  fileprivate func add(
    _ note: UnsafePointer<cassowary_note>?,
    to constraint: UnsafeMutablePointer<cassowary_constraint>?,
    _ body: (_ label: String, _ location: SourceLocation?) throws(AddConstraintError) -> Constraint
  ) throws(Refusal) {
    let (label, location) = try readNote(note)
    let added: Constraint
    do throws(AddConstraintError) { added = try body(label, location) } catch { throw .add(error) }
    try hand(added, to: constraint)
  }
}

/// The most bytes that the terms of a constraint take, here and in the solver's lists.
private func bytes(forTerms count: Int) -> Int {
  count > 4 && count <= Door.mostTerms ? 512 * count : 0
}

extension Breakpoint {
  /// A breakpoint as C writes it: a side whose priority is `CASSOWARY_NO_COST` costs nothing.
  init(_ written: cassowary_breakpoint) {
    func side(_ level: Double) -> Priority? { level == -1 ? nil : Priority(level) }
    self.init(
      written.value, below: side(written.compression), above: side(written.hugging),
      weight: written.weight)
  }
}
