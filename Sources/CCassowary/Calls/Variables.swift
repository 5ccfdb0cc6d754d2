// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of cassowary.h.

import CassowaryHeader

@c @implementation
public func cassowary_make_variable(
  _ solver: OpaquePointer?, _ name: UnsafePointer<CChar>?,
  _ variable: UnsafeMutablePointer<cassowary_variable>?
) -> Int32 {
  answer(solver, needing: .change) { door throws(Refusal) in
    let place = try needed(variable)
    let name = try string(name)
    try door.checkRoom(forVariables: 1)
    place.pointee = door.word(door.solver.makeVariable(name))
  }
}

@c @implementation
public func cassowary_make_variables(
  _ solver: OpaquePointer?, _ count: Int, _ variables: UnsafeMutablePointer<cassowary_variable>?
) -> Int32 {
  let bytes = count <= HandleCode.placeCount ? bytes(forVariables: count) : 0
  return answer(solver, needing: .change, and: bytes) { door throws(Refusal) in
    _ = try array(variables.map { UnsafePointer($0) }, count)
    try door.checkRoom(forVariables: count)
    guard let variables else { return }
    for place in 0..<count { variables[place] = door.word(door.solver.makeVariable()) }
  }
}

@c @implementation
public func cassowary_remove_variable(
  _ solver: OpaquePointer?, _ variable: cassowary_variable
) -> Int32 {
  answer(solver, needing: .change) { door throws(Refusal) in
    let variable = try door.variable(variable)
    do throws(RemoveVariableError) {
      try door.solver.remove(variable)
    } catch { throw .removeVariable(error) }
  }
}

@c @implementation
public func cassowary_get_value(
  _ solver: OpaquePointer?, _ variable: cassowary_variable, _ value: UnsafeMutablePointer<Double>?
) -> Int32 {
  answer(solver) { door throws(Refusal) in
    let place = try needed(value)
    place.pointee = door.solver.value(of: try door.variable(variable))!
  }
}

@c @implementation
public func cassowary_get_values(
  _ solver: OpaquePointer?, _ variables: UnsafePointer<cassowary_variable>?, _ count: Int,
  _ values: UnsafeMutablePointer<Double>?
) -> Int32 {
  answer(solver) { door throws(Refusal) in
    let variables = try array(variables, count)
    if count == 0 { return }
    let places = try needed(values)
    for word in variables { _ = try door.variable(word) }
    for (place, word) in variables.enumerated() {
      places[place] = door.solver.value(of: try door.variable(word))!
    }
  }
}

@c @implementation
public func cassowary_get_name(
  _ solver: OpaquePointer?, _ variable: cassowary_variable,
  _ name: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Int32 {
  answer(solver, needing: .change) { door throws(Refusal) in
    let place = try needed(name)
    place.pointee = try door.keep(door.solver.name(of: try door.variable(variable)))
  }
}

@c @implementation
public func cassowary_list_variables(
  _ solver: OpaquePointer?,
  _ variables: UnsafeMutablePointer<UnsafePointer<cassowary_variable>?>?,
  _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
  answer(solver, needing: .question) { door throws(Refusal) in
    let (place, length) = (try needed(variables), try needed(count))
    (place.pointee, length.pointee) = door.hand(door.solver.variables) { door.word($0) }
  }
}

@c @implementation
public func cassowary_reserve(_ solver: OpaquePointer?, _ variables: Int) -> Int32 {
  let count = variables < 0 ? HandleCode.placeCount : min(variables, HandleCode.placeCount)
  return answer(solver, needing: .change, and: bytes(forVariables: count)) { door throws(Refusal) in
    door.solver.reserve(variables: count)
  }
}

@c @implementation
public func cassowary_trim(_ solver: OpaquePointer?) -> Int32 {
  answer(solver, needing: .change) { door throws(Refusal) in door.solver.trim() }
}

/// The bytes that so many variables take, including tables that double; if that overflows, more than there can be.
private func bytes(forVariables count: Int) -> Int {
  let (bytes, overflows) = max(0, count).multipliedReportingOverflow(by: 1_024)
  return overflows ? Int.max : bytes
}

extension Door {
  /// Refuses variables for which there are no handles.
  func checkRoom(forVariables count: Int) throws(Refusal) {
    guard count <= HandleCode.placeCount, solver.variableCount <= HandleCode.placeCount - count
    else { throw .limit("There are 16777215 variables: no more have handles.") }
  }

  /// Hands a list out.
  func hand<Element, Answer>(
    _ elements: [Element], _ image: (Element) -> Answer
  ) -> (UnsafePointer<Answer>?, Int) {
    list.clear()
    let answers: UnsafeMutablePointer<Answer> = list.make(elements.count)
    for (place, element) in elements.enumerated() {
      (answers + place).initialize(to: image(element))
    }
    return (UnsafePointer(answers), elements.count)
  }
}
