// Bringing together what lies side by side: a long list that names rows in no order has nearly each of its elements wait for
// memory, in every table and every time that it is gone through.

extension Stack where Element == Core.Contribution {
  /// Puts the contributions into the order of their rows, those of a row in the order in which they were made, unless
  /// three in four come near the one before already.
  ///
  /// Radix sort, from the last digits on.
  /// - Parameter rows: the number of rows that there are.
  /// - Complexity: the elements, for each digit of a row.
  mutating func gatherNeighbours(among rows: Int32) {
    if !isScattered { return }
    reserve(more: count)
    var (from, to) = (base, base + count)
    var shift: Int32 = 0
    while rows >> shift > 0 {
      distribute(from, to, shift)
      swap(&from, &to)
      shift &+= Self.bitsOfDigit
    }
    if from != base { base.update(from: from, count: count) }
  }

  /// True if more than one in four elements is far from the one before: a row may contribute at several levels.
  private var isScattered: Bool {
    var distant = 0
    for index in 1..<count
    where abs(self[index].row &- self[index &- 1].row) > Self.neighbours { distant &+= 1 }
    return 4 &* distant > count
  }

  /// Moves elements to another place, in the order of one digit of their rows.
  private func distribute(
    _ from: UnsafeMutablePointer<Element>, _ to: UnsafeMutablePointer<Element>, _ shift: Int32
  ) {
    let digits = 1 << Int(Self.bitsOfDigit)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: digits) { ends in
      ends.initialize(repeating: 0)
      for index in 0..<count { ends[Int(from[index].row &>> shift) & (digits - 1)] &+= 1 }
      var end = 0
      for digit in 0..<digits { (ends[digit], end) = (end, end &+ ends[digit]) }
      for index in 0..<count {
        let digit = Int(from[index].row &>> shift) & (digits - 1)
        to[ends[digit]] = from[index]
        ends[digit] &+= 1
      }
    }
  }

  /// So many rows from one another elements share what comes from memory at once.
  private static var neighbours: Int32 { 64 }
  private static var bitsOfDigit: Int32 { 10 }
}
