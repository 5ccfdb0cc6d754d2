/// The rows of an engine, side by side in blocks of memory that never move (decision 40).
///
/// An object for each row would be asked for and counted one by one. Places of rows that went are given to those that come.
struct RowTable {
  private var blocks: [UnsafeMutableBufferPointer<EngineRowRecord>] = []
  /// How many places of the last block have ever been taken.
  private var used = 0
  private var free: [EngineRow] = []

  /// Takes a place for a row.
  ///
  /// - Complexity: O(1), amortised.
  mutating func make(_ record: consuming EngineRowRecord) -> EngineRow {
    if let row = free.popLast() {
      row.place.initialize(to: record)
      return row
    }
    if blocks.last.map({ used == $0.count }) ?? true {
      let size = min(blocks.last.map { 2 * $0.count } ?? Self.leastBlock, Self.greatestBlock)
      blocks.append(.allocate(capacity: size))
      used = 0
    }
    // A block has a base: none is empty.
    guard let base = blocks[blocks.count - 1].baseAddress else {
      preconditionFailure("A block of rows is empty")
    }
    let place = base + used
    place.initialize(to: record)
    used += 1
    return EngineRow(place: place)
  }

  /// Gives the place of a row back, which nobody may ask about any more.
  mutating func recycle(_ row: EngineRow) {
    row.place.deinitialize(count: 1)
    free.append(row)
  }

  /// Gives all memory back.
  ///
  /// - Parameter body: is told of each row first.
  mutating func removeAll(_ body: (EngineRow) -> Void) {
    let vacant = Set(free.map(\.place))
    for (number, block) in blocks.enumerated() {
      guard let base = block.baseAddress else { continue }
      for place in base..<(base + (number == blocks.count - 1 ? used : block.count))
      where vacant.isEmpty || !vacant.contains(place) {
        body(EngineRow(place: place))
        place.deinitialize(count: 1)
      }
      block.deallocate()
    }
    blocks = []
    free = []
    used = 0
  }

  /// Rows of the first block, and of the largest.
  private static let leastBlock = 16
  private static let greatestBlock = 2048
}
