extension EditDirections {
  /// Forgets all supports: an active row that may take part in others leaves the basis, or has limits now, or its
  /// multiplier is kept from now on.
  @inline(__always)
  mutating func forgetSupports() { supportMark = 0 }

  /// Forgets all supports, and takes the marks off their notes.
  mutating func clearSupportMarks() {
    supports.base.update(
      repeating: Support(mark: 0, row: RowID(0), factor: 0), count: supports.capacity)
    supportMark = 0
  }

  /// Forgets the support of a row, whose place may be that of another row next.
  @inline(__always)
  mutating func forgetSupport(of row: RowID) {
    if Int(row) < supports.capacity { supports[row].mark = 0 }
  }

  /// The support of an inactive row, if it is known.
  @inline(__always)
  func support(of row: RowID) -> Support? {
    if supportMark == 0 || Int(row) >= supports.capacity { return nil }
    let support = supports[row]
    return support.mark == supportMark ? support : nil
  }

  /// True if the given row is known to be the only active row with limits that takes part in an inactive row.
  func isSupported(_ row: RowID, by active: RowID) -> Bool {
    support(of: row)?.row == active
  }
}
