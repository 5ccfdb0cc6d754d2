// The first room of what a small system needs, asked for once, when its first constraint comes.

extension Core {
  /// Makes the first room for a system in which so many rows are expected.
  mutating func makeFirstRoom(for expected: Int) {
    if !memory.firstRoom.isEmpty { return }
    // Large tables have memory of their own from the start.
    let rows = expected > Self.mostRows ? 0 : max(Self.fewestRows, expected)
    var bytes = Self.bytesOfLists
    if rows > 0 {
      bytes += Self.bytesOfTables + rows * Self.bytesOfARow
      bytes += memory.variables.capacity * Self.bytesOfAVariable
    }
    var first = FirstRoom(bytes: bytes)
    arrangeFirstLists(in: &first)
    if rows > 0 { arrangeFirstTables(in: &first, rows) }
    memory.firstRoom = first
  }

  /// Gives the first room back, in which nothing may lie any more.
  mutating func giveBackFirstRoom() {
    var none = FirstRoom()
    arrangeFirstLists(in: &none)
    arrangeFirstTables(in: &none, 0)
    memory.firstRoom.giveBack()
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
    problem.constraints.begin(in: &first, room: rows)
    problem.members.begin(in: &first, room: rows)
    problem.terms.begin(in: &first, room: 2 * rows)
    factorisation.columns.begin(in: &first, room: rows)
    factorisation.users.begin(in: &first, room: rows)
    point.watchers.begin(in: &first, room: rows)
    problem.forms.begin(in: &first, room: Int(Self.fewestFormSlots))
    multipliers.cells.begin(in: &first, room: 32)
    agenda.required.begin(in: &first, room: 32)
    agenda.optional.begin(in: &first, room: 32)
    agenda.range.begin(in: &first, room: 32)
    problem.costs.begin(in: &first)
    factorisation.etas.target.begin(in: &first, room: 32)
    factorisation.etas.end.begin(in: &first, room: 32)
    factorisation.etas.nextOfTarget.begin(in: &first, room: 32)
    factorisation.etas.variable.begin(in: &first, room: 32)
    factorisation.etas.factor.begin(in: &first, room: 32)
    factorisation.etas.nextOfMember.begin(in: &first, room: 32)
    factorisation.etas.owner.begin(in: &first, room: 32)
    workspace.rate.begin(in: &first, room: rows)
    journal.begin(in: &first)
  }

  private mutating func arrangeFirstLists(in first: inout FirstRoom) {
    problem.form.begin(in: &first)
    batch.reduced.begin(in: &first)
    changes.touched.begin(in: &first, room: 64)
    factorisation.w.list.begin(in: &first, room: 64)
    factorisation.d.list.begin(in: &first, room: 64)
    factorisation.z.list.begin(in: &first, room: 64)
    factorisation.alpha.list.begin(in: &first, room: 64)
    factorisation.nearby.begin(in: &first)
    factorisation.path.begin(in: &first)
    factorisation.etas.heap.begin(in: &first)
    workspace.rowList.begin(in: &first, room: 64)
    workspace.events.begin(in: &first)
    workspace.rooms.begin(in: &first)
    workspace.passed.begin(in: &first)
    workspace.contributions.begin(in: &first)
    batch.placed.begin(in: &first)
    batch.formerPlaces.begin(in: &first, room: Self.mostTakenBack)
    batch.leaders.begin(in: &first)
    batch.followers.begin(in: &first)
    factorisation.chain.begin(in: &first)
    workspace.room.begin(in: &first)
    workspace.leastRoom.begin(in: &first)
    workspace.ownRoom.begin(in: &first)
    workspace.slope.begin(in: &first)
    workspace.multiplier.begin(in: &first)
  }
}
