/// Which rows are active, and in which slots: as many as there are variables, stays among them.
///
/// A slot and the row or stay in it name each other.
struct Basis: ~Copyable {
  /// The row active in a slot, or -1 - u for the stay of variable u.
  var definition = Slab<Int32, Int32>(tag: 2)
  /// The slot in which the variable's stay is active, or -1.
  var staySlot = Field<Int32, VariableRecord>(tag: 4)
  /// The slot in which the row is active, or -1; of a free place the link of the list of free ones, plus one.
  var slot = Field<Int32, RowRecord>(tag: 11)
  /// How each row takes part in the present solution.
  var kind = Slab<Int32, RowKind>(tag: 10)
  var counts = Counts()

  struct Counts: BitwiseCopyable {
    /// Stays that are part of the basis.
    var activeStays: Int32 = 0
    /// Searches since the last commit for what leaves for a row, and for an augmenting path.
    var candidateSearches = VainSearches()
    var pathSearches = VainSearches()
  }
}

extension Basis {
  /// Calls the visitor with every table.
  @inline(__always)
  mutating func visitTables<Visitor: TableVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&definition, per: .variable, in: .block)
    visitor.visit(&staySlot, at: VariableRecord.staySlot)
    visitor.visit(&slot, at: RowRecord.slot)
    visitor.visit(&kind, per: .row, in: .block)
  }
}

extension Basis {
  /// Lets a slot hold a row or a stay.
  @inline(__always)
  mutating func hold(_ holder: Int32, in slot: Int32, _ journal: inout Journal) {
    definition.write(slot, holder, &journal)
    if holder >= 0 {
      self.slot.write(holder, slot, &journal)
    } else {
      setStaySlot(-1 - holder, slot, Asking.self, &journal)
    }
  }

  /// Notes in which slot the stay of a variable is active; -1 for none.
  @inline(__always)
  mutating func setStaySlot<Mode: JournalMode>(
    _ variable: Int32, _ slot: Int32, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    counts.activeStays &+= (slot >= 0 ? 1 : 0) &- (staySlot[variable] >= 0 ? 1 : 0)
    // What was searched for in vain may be there now.
    if slot >= 0 { counts.candidateSearches = VainSearches() }
    staySlot.write(variable, slot, mode, &journal)
  }
}
