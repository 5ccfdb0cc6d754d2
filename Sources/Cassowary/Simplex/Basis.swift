/// Which rows are active, and in which slots: as many as there are variables, stays among them.
///
/// A slot and the row or stay in it name each other.
struct Basis: ~Copyable {
  /// The row or stay that is active in a slot.
  var definition = Slab<SlotID, Holder>(tag: 2)
  /// The slot in which the variable's stay is active.
  var staySlot = Field<Link<VariableRecord>, VariableRecord>(tag: 4)
  /// The slot in which the row is active; of a free place the link of the list of free ones.
  var slot = Field<Link<VariableRecord>, RowRecord>(tag: 11)
  /// How each row takes part in the present solution.
  var kind = Slab<RowID, RowKind>(tag: 10)
  var counts = Counts()

  struct Counts: BitwiseCopyable {
    /// Stays that are part of the basis.
    var activeStays: Int32 = 0
    /// Searches since the last commit for a holder that leaves for a row, and for an augmenting
    /// path.
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
  /// The slot of an active row.
  @inline(__always)
  func slot(of row: RowID) -> SlotID {
    assert(kind[row] == .active, "row \(row) is in no slot")
    return slot[row].certain
  }

  /// The slot of an active row or stay.
  @inline(__always)
  func slot(of holder: Holder) -> SlotID {
    holder.isRow ? slot(of: holder.certainRow) : staySlot[holder.certainStay].certain
  }

  /// Lets a slot hold a row or a stay.
  @inline(__always)
  mutating func hold(_ holder: Holder, in slot: SlotID, _ journal: inout Journal) {
    definition.write(slot, holder, &journal)
    if let row = holder.row {
      self.slot.write(row, Link(slot), &journal)
    } else {
      setStaySlot(holder.certainStay, Link(slot), Asking.self, &journal)
    }
  }

  /// Notes in which slot the stay of a variable is active, if in any.
  @inline(__always)
  mutating func setStaySlot<Mode: JournalMode>(
    _ variable: VariableID, _ slot: Link<VariableRecord>, _ mode: Mode.Type,
    _ journal: inout Journal
  ) {
    counts.activeStays &+= (slot.isNone ? 0 : 1) &- (staySlot[variable].isNone ? 0 : 1)
    // The next search may find a holder.
    if !slot.isNone { counts.candidateSearches = VainSearches() }
    staySlot.write(variable, slot, mode, &journal)
  }

  /// True if the terms are those of the stay in a slot: one variable, whose coefficient is 1 then. A row of these terms
  /// equals the stay in whose place it is, so that the factorisation and all directions remain as they are.
  func isStayAlone(_ run: UnsafeBufferPointer<Entry>, in s: SlotID) -> Bool {
    run.count == 1 && definition[s] == .stay(of: run[0].variable)
  }
}
