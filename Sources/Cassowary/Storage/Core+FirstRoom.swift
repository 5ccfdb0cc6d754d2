// The first room of what a small system needs, asked for once, when its first constraint comes.

extension Core {
  /// Makes the first room for a system in which so many rows are expected.
  mutating func makeFirstRoom(for expected: Int) {
    if !firstRoom.isEmpty { return }
    // Large tables have memory of their own from the start.
    let rows = expected > Self.mostRows ? 0 : max(Self.fewestRows, expected)
    var bytes = Self.bytesOfLists
    if rows > 0 {
      bytes += Self.bytesOfTables + rows * Self.bytesOfARow
      bytes += variableBlock.capacity * Self.bytesOfAVariable
    }
    var first = FirstRoom(bytes: bytes)
    arrangeFirstLists(in: &first)
    if rows > 0 { arrangeFirstTables(in: &first, rows) }
    firstRoom = first
  }

  /// Gives the first room back, in which nothing may lie any more.
  mutating func giveBackFirstRoom() {
    var none = FirstRoom()
    arrangeFirstLists(in: &none)
    arrangeFirstTables(in: &none, 0)
    firstRoom.giveBack()
  }

  /// The first room is for so many rows.
  private static var fewestRows: Int { 64 }
  private static var mostRows: Int { 256 }
  /// What working lists take, tables of no certain size, a row with all that belongs to it, and solves for a variable.
  private static var bytesOfLists: Int { 12 << 10 }
  private static var bytesOfTables: Int { 6 << 10 }
  private static var bytesOfARow: Int { 192 }
  private static var bytesOfAVariable: Int { 48 }

  private mutating func arrangeFirstTables(in first: inout FirstRoom, _ rows: Int) {
    constraints.begin(in: &first, room: rows)
    members.begin(in: &first, room: rows)
    terms.begin(in: &first, room: 2 * rows)
    columns.begin(in: &first, room: rows)
    users.begin(in: &first, room: rows)
    watchers.begin(in: &first, room: rows)
    forms.begin(in: &first, room: Int(Self.fewestFormSlots))
    cells.begin(in: &first, room: 32)
    requiredQueue.begin(in: &first, room: 32)
    optionalQueue.begin(in: &first, room: 32)
    rangeQueue.begin(in: &first, room: 32)
    costs.begin(in: &first)
    etaTarget.begin(in: &first, room: 32)
    etaEnd.begin(in: &first, room: 32)
    etaTargetNext.begin(in: &first, room: 32)
    etaVariable.begin(in: &first, room: 32)
    etaFactor.begin(in: &first, room: 32)
    etaMemberNext.begin(in: &first, room: 32)
    etaOwner.begin(in: &first, room: 32)
    rate.begin(in: &first, room: rows)
    journal.begin(in: &first)
  }

  private mutating func arrangeFirstLists(in first: inout FirstRoom) {
    form.begin(in: &first)
    reduced.begin(in: &first)
    touched.begin(in: &first, room: 64)
    wList.begin(in: &first, room: 64)
    dList.begin(in: &first, room: 64)
    zList.begin(in: &first, room: 64)
    alphaList.begin(in: &first, room: 64)
    nearby.begin(in: &first)
    path.begin(in: &first)
    etaHeap.begin(in: &first)
    rowList.begin(in: &first, room: 64)
    events.begin(in: &first)
    rooms.begin(in: &first)
    passed.begin(in: &first)
    contributions.begin(in: &first)
    placed.begin(in: &first)
    formerPlaces.begin(in: &first, room: Self.mostTakenBack)
    leaders.begin(in: &first)
    followers.begin(in: &first)
    chain.begin(in: &first)
    lexRoom.begin(in: &first)
    lexBest.begin(in: &first)
    lexOwn.begin(in: &first)
    lexSlope.begin(in: &first)
    lexOther.begin(in: &first)
  }
}
