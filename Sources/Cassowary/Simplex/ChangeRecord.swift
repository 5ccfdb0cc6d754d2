/// The last commit's report, and the variables that may differ from it, each named once. It does not go back with the
/// rest of the state.
struct ChangeRecord: ~Copyable {
  let report: UnsafeMutablePointer<Report>
  /// The last reported value of every variable.
  var reported = Scratch<VariableID, Double>()
  /// The variables whose values may differ from the reported ones.
  var touched = Stack<VariableID>()
  /// Whether a variable is one of them, and whether inactive rows may be on it.
  var flags = Scratch<VariableID, VariableFlags>()
}

extension ChangeRecord {
  /// Notes that the variable may differ from its last reported value.
  @inline(__always)
  mutating func touch(_ variable: VariableID) {
    if !flags[variable].contains(.touched) {
      flags[variable].insert(.touched)
      touched.append(variable)
    }
  }

  /// Calls the visitor with every table.
  @inline(__always)
  mutating func visitTables<Visitor: TableVisitor>(_ visitor: inout Visitor) {
    visitor.visitUnlogged(&reported)
    visitor.visitKept(&touched, first: .elements(64))
    visitor.visitUnlogged(&flags)
  }

  /// Makes sure that the report's list has room for `room` changes, and that nobody else reads it; its
  /// first places, `count` of them, keep what they have.
  @inline(__always)
  mutating func claimReport(room: Int, keeping count: Int) {
    if !isKnownUniquelyReferenced(&report.pointee.list)
      || report.pointee.list.capacity < room
    {
      renewReport(room: room, keeping: count)
    }
  }

  /// Takes a new list, with the first places of the present one.
  @inline(never)
  mutating func renewReport(room: Int, keeping count: Int) {
    let list = report.pointee.list
    let larger = list.capacity < room ? max(room, list.capacity + list.capacity / 2) : list.capacity
    report.pointee.list = ChangeList(capacity: larger, first: count, of: list)
  }
}
