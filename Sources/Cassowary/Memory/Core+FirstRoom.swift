// The first room holds the memory that a small system needs, asked for once, when its first constraint comes.

extension Core {
  /// Makes the first room for a system in which `expected` rows will be.
  mutating func makeFirstRoom(for expected: Int) {
    if !memory.firstRoom.isEmpty { return }
    // Large tables have memory of their own from the start.
    let rows = expected > Self.mostRows ? 0 : max(Self.fewestRows, expected)
    var bytes = Self.bytesOfLists
    if rows > 0 {
      bytes += Self.bytesOfTables + rows * Self.bytesOfARow
      bytes += memory.variables.capacity * Self.bytesOfAVariable
    }
    var taker = FirstRoomTaker(first: FirstRoom(bytes: bytes), rows: rows, isLeaving: false)
    visitTables(&taker)
    memory.firstRoom = taker.first
  }

  /// Gives the first room back, in which nothing may lie any more.
  mutating func giveBackFirstRoom() {
    var taker = FirstRoomTaker(first: FirstRoom(), rows: 0, isLeaving: true)
    visitTables(&taker)
    memory.firstRoom.giveBack()
  }

  /// The fewest rows for which the first room is made.
  private static var fewestRows: Int { 64 }
  private static var mostRows: Int { 256 }
  /// The bytes for working lists, for tables of no certain size, for a row with its data, and for solves per variable.
  private static var bytesOfLists: Int { 12 << 10 }
  private static var bytesOfTables: Int { 6 << 10 }
  private static var bytesOfARow: Int { 192 }
  private static var bytesOfAVariable: Int { 48 }
}
