// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of cassowary.h.

import CassowaryHeader

@c @implementation
public func cassowary_set_bounds(
  _ solver: OpaquePointer?, _ variable: cassowary_variable,
  _ lower: UnsafePointer<cassowary_bound>?, _ upper: UnsafePointer<cassowary_bound>?
) -> Int32 {
  answer(solver, needing: .change) { door throws(Refusal) in
    let variable = try door.variable(variable)
    do throws(AddConstraintError) {
      try door.solver.setBounds(
        of: variable, lower: lower?.pointee.bound, upper: upper?.pointee.bound)
    } catch { throw .add(error) }
  }
}

@c @implementation
public func cassowary_get_bounds(
  _ solver: OpaquePointer?, _ variable: cassowary_variable,
  _ lower: UnsafeMutablePointer<cassowary_bound>?, _ upper: UnsafeMutablePointer<cassowary_bound>?
) -> Int32 {
  answer(solver) { door throws(Refusal) in
    let (low, high) = (try needed(lower), try needed(upper))
    let bounds = door.solver.bounds(of: try door.variable(variable))
    low.pointee = cassowary_bound(bounds?.lower)
    high.pointee = cassowary_bound(bounds?.upper)
  }
}

@c @implementation
public func cassowary_get_bounded(
  _ solver: OpaquePointer?, _ constraint: cassowary_constraint,
  _ variable: UnsafeMutablePointer<cassowary_variable>?, _ isUpper: UnsafeMutablePointer<Int32>?
) -> Int32 {
  answer(solver) { door throws(Refusal) in
    let (place, side) = (try needed(variable), try needed(isUpper))
    let bounded = door.solver.boundedVariable(of: try door.constraint(constraint))
    place.pointee = bounded.map { door.word($0.variable) } ?? 0
    side.pointee = bounded?.side == .upper ? 1 : 0
  }
}

extension cassowary_bound {
  /// The bound as C writes it: nil if its priority is `CASSOWARY_NO_COST`.
  fileprivate var bound: Bound? {
    priority == -1
      ? nil
      : Bound(
        value, priority: Priority(priority), weight: weight,
        rest: rest == -1 ? nil : Priority(rest))
  }

  fileprivate init(_ bound: Bound?) {
    self.init(
      value: bound?.value ?? 0, priority: bound?.priority.level ?? -1, weight: bound?.weight ?? 1,
      rest: bound?.rest?.level ?? -1)
  }
}
