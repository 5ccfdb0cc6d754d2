/// Which of some rows mention a variable that is not known yet, and how many of these each row has left: the bookkeeping
/// of *propagation*, in which a row with one unknown variable defines it.
struct RowMentions: ~Copyable {
  /// 1 for variables that are known.
  var isKnown: Scratch<VariableID, UInt8>
  /// Number of unknown variables per row, by its place in the list; -1 once the row is placed.
  var unknown: Scratch<Int32, Int32>
  /// Places of the rows that mention a variable: `mentions[start[v]..<start[v + 1]]`.
  private var start: Scratch<Int32, Int32>
  private var mentions = Stack<Int32>()

  init(variables: Int, rows: Int) {
    isKnown = Scratch(capacity: variables)
    unknown = Scratch(capacity: Swift.max(1, rows))
    start = Scratch(capacity: variables + 2)
  }

  func deallocate() {
    isKnown.deallocate()
    unknown.deallocate()
    start.deallocate()
    mentions.deallocate()
  }

  /// Counts the unknown variables of every row and notes which rows mention them.
  mutating func count(_ rows: borrowing Stack<RowID>, _ terms: RowTerms) {
    var total = 0
    for index in 0..<rows.count {
      var count: Int32 = 0
      for entry in terms.run(rows[index]) where isKnown[entry.variable] == 0 {
        start[entry.variable.number &+ 2] &+= 1
        count &+= 1
      }
      unknown[Int32(truncatingIfNeeded: index)] = count
      total &+= Int(count)
    }
    for variable in 0..<Int32(start.capacity) - 2 { start[variable &+ 2] &+= start[variable &+ 1] }
    mentions.reserve(total)
    mentions.setCount(total)
    for index in 0..<rows.count {
      for entry in terms.run(rows[index]) where isKnown[entry.variable] == 0 {
        let place = start[entry.variable.number &+ 1]
        mentions[Int(place)] = Int32(truncatingIfNeeded: index)
        start[entry.variable.number &+ 1] = place &+ 1
      }
    }
  }

  /// The places of the rows that mention a variable which was unknown when they were counted.
  @inline(__always)
  func places(mentioning variable: VariableID) -> UnsafeBufferPointer<Int32> {
    let first = start[variable.number]
    return UnsafeBufferPointer(
      start: mentions.base + Int(first), count: Int(start[variable.number + 1] - first))
  }

  /// The one unknown variable of a row, or nil if all are known.
  @inline(__always)
  func undefinedVariable(in run: UnsafeBufferPointer<Entry>) -> VariableID? {
    for entry in run where isKnown[entry.variable] == 0 { return entry.variable }
    return nil
  }

  /// Takes note that one more variable of a row is known.
  /// - Returns: whether the row waits for at most one more.
  @inline(__always)
  func becomesReady(_ index: Int32) -> Bool {
    if unknown[index] < 0 { return false }
    unknown[index] -= 1
    return unknown[index] <= 1
  }
}
