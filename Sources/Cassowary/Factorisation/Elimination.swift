/// One half of a solve with the triangular factor: values are divided by pivots, and each result is subtracted from the
/// values that wait for it, as lists of entries name them.
///
/// Going through the nodes in an order in which none comes before one that it waits for solves the whole.
struct Elimination {
  private let headers: UnsafeMutablePointer<ListHeader>
  private let entries: UnsafeMutablePointer<Entry>
  private let values: UnsafeMutablePointer<Double>
  private let pivots: PivotTable

  @inline(__always)
  init(
    _ lists: ListPool<Entry, Slab<VariableID, ListHeader>>, of values: Scratch<VariableID, Double>,
    by pivots: PivotTable
  ) {
    headers = lists.headers.base
    entries = lists.elements.base
    self.values = values.base
    self.pivots = pivots
  }

  /// Finds the value of a node that waits for nothing any more.
  /// - Returns: the value, zero if it is no more than noise.
  @inline(__always)
  func settle(_ node: Int) -> Double {
    var value = values[node]
    if value == 0 { return 0 }
    value = pivots.quotient(value, SlotID(node))
    if abs(value) <= Tolerances.drop { value = 0 }
    values[node] = value
    if value == 0 { return 0 }
    let header = headers[node]
    var entry = entries + Int(header.start)
    let end = entry + Int(header.count)
    while entry < end {
      values[Int(entry.pointee.variable)] -= entry.pointee.coefficient * value
      entry += 1
    }
    return value
  }
}
