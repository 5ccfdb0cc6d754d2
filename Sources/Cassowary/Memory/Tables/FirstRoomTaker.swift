/// Gives tables their shares of the first room, or takes note that they have left it.
struct FirstRoomTaker: TableVisitor {
  var first: FirstRoom
  /// How many rows are expected; none in a large system, whose tables have memory of their own from the start.
  let rows: Int
  /// True if none may lie in the first room any more.
  let isLeaving: Bool

  /// Working storage with a fixed share gets it whatever the size of the system.
  mutating func visitWorking<Memory: OwnMemory>(_ memory: inout Memory, first share: FirstShare) {
    take(share.elements + share.perRow * rows) { room, first in memory.begin(in: &first, room: room)
    }
  }

  mutating func visit<Index, Element>(
    _ table: inout Slab<Index, Element>, per extent: TableExtent, in home: TableHome
  ) {
    guard case .own(let share) = home else { return }
    take(tableRoom(share)) { room, first in table.begin(in: &first, room: room) }
  }

  mutating func visit<Element, Headers>(
    _ pool: inout ListPool<Element, Headers>, at place: Int, first share: FirstShare
  ) {
    take(tableRoom(share)) { room, first in pool.begin(in: &first, room: room) }
  }

  mutating func visitKept<Memory: OwnMemory>(_ memory: inout Memory, first share: FirstShare) {
    take(tableRoom(share)) { room, first in memory.begin(in: &first, room: room) }
  }

  private func tableRoom(_ share: FirstShare) -> Int {
    rows > 0 ? share.elements + share.perRow * rows : 0
  }

  private mutating func take(_ room: Int, _ begin: (Int, inout FirstRoom) -> Void) {
    if room > 0 || isLeaving { begin(room, &first) }
  }
}
