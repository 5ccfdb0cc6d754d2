// Rooms in order, for the bound flipping ratio test.

extension RatioTest {
  /// Makes a heap of the rooms of all multipliers that are limited.
  mutating func collectRooms(
    up: Bool, _ factorisation: borrowing Factorisation, _ basis: borrowing Basis,
    _ multipliers: borrowing Multipliers, _ problem: borrowing Problem,
    _ point: borrowing PrimalPoint, _ agenda: borrowing Agenda,
    room: inout LexVector, otherRoom: inout LexVector
  ) {
    let threshold = factorisation.largestFactor * Tolerances.pivotRatio
    rooms.removeAll()
    for place in 0..<Int32(factorisation.alpha.list.count)
    where abs(factorisation.alpha[factorisation.alpha.list[Int(place)]]) > threshold {
      let slot = factorisation.alpha.list[Int(place)]
      if basis.definition[slot].isRow
        && loadRoom(
          of: slot, up: up, factorisation, basis, multipliers, problem, point, agenda, into: &room)
      {
        rooms.append(loadedRoom(room, place, factorisation))
      }
    }
    var parent = rooms.count / 2
    while parent > 0 {
      parent -= 1
      sift(
        parent, up: up, factorisation, basis, multipliers, problem, point, agenda, room: &room,
        otherRoom: &otherRoom)
    }
  }

  /// Finds the new place in the heap of the row on top, which went on to its next breakpoint.
  mutating func renewNearestRoom(
    up: Bool, _ factorisation: borrowing Factorisation, _ basis: borrowing Basis,
    _ multipliers: borrowing Multipliers, _ problem: borrowing Problem,
    _ point: borrowing PrimalPoint, _ agenda: borrowing Agenda,
    room: inout LexVector, otherRoom: inout LexVector
  ) {
    let place = rooms[0].place
    let slot = factorisation.alpha.list[Int(place)]
    if loadRoom(
      of: slot, up: up, factorisation, basis, multipliers, problem, point, agenda, into: &room)
    {
      rooms[0] = loadedRoom(room, place, factorisation)
    } else {
      rooms.removeSwapping(0)
    }
    sift(
      0, up: up, factorisation, basis, multipliers, problem, point, agenda, room: &room,
      otherRoom: &otherRoom)
  }

  /// The slot that has the smallest room, which is ``leastRoom`` then; nil if no multiplier is limited.
  mutating func nearest(
    up: Bool, _ factorisation: borrowing Factorisation, _ basis: borrowing Basis,
    _ multipliers: borrowing Multipliers, _ problem: borrowing Problem,
    _ point: borrowing PrimalPoint, _ agenda: borrowing Agenda,
    room: inout LexVector
  ) -> SlotID? {
    if rooms.isEmpty { return nil }
    let slot = factorisation.alpha.list[Int(rooms[0].place)]
    _ = loadRoom(
      of: slot, up: up, factorisation, basis, multipliers, problem, point, agenda, into: &room)
    leastRoom.assign(room)
    return slot
  }

  private func loadedRoom(
    _ room: LexVector, _ place: Int32, _ factorisation: borrowing Factorisation
  ) -> Room {
    var loaded = Room(place: place)
    let least =
      Tolerances.slope
      * Self.unit(1, abs(factorisation.alpha[factorisation.alpha.list[Int(place)]]))
    for index in 0..<room.count where abs(room[index].value) > least {
      if loaded.first.level == -.infinity {
        loaded.first = room[index]
      } else if loaded.second.level == -.infinity {
        loaded.second = room[index]
      } else {
        loaded.hasMore = true
        break
      }
    }
    return loaded
  }

  private func sift(
    _ start: Int, up: Bool, _ factorisation: borrowing Factorisation, _ basis: borrowing Basis,
    _ multipliers: borrowing Multipliers, _ problem: borrowing Problem,
    _ point: borrowing PrimalPoint, _ agenda: borrowing Agenda,
    room: inout LexVector, otherRoom: inout LexVector
  ) {
    let heap = rooms
    heap.sink(start) {
      comesBefore(
        $0, $1, up: up, factorisation, basis, multipliers, problem, point, agenda, room: &room,
        otherRoom: &otherRoom)
    }
  }

  /// Smaller rooms first; ties go to the larger factor, then to the nearer row.
  private func comesBefore(
    _ a: Room, _ b: Room, up: Bool, _ factorisation: borrowing Factorisation,
    _ basis: borrowing Basis,
    _ multipliers: borrowing Multipliers, _ problem: borrowing Problem,
    _ point: borrowing PrimalPoint, _ agenda: borrowing Agenda,
    room: inout LexVector, otherRoom: inout LexVector
  ) -> Bool {
    // The larger room has the higher of two levels.
    if a.first.level != b.first.level { return a.first.level < b.first.level }
    let (slotOfA, slotOfB) = (
      factorisation.alpha.list[Int(a.place)], factorisation.alpha.list[Int(b.place)]
    )
    let left = abs(factorisation.alpha[slotOfA])
    let right = abs(factorisation.alpha[slotOfB])
    let unit = Self.unit(left, right)
    var order = Self.compare(a.first.value, b.first.value, unit)
    if order != 0 { return order < 0 }
    let level = max(a.second.level, b.second.level)
    order = Self.compare(
      a.second.level == level ? a.second.value : 0, b.second.level == level ? b.second.value : 0,
      unit)
    if order != 0 { return order < 0 }
    if a.hasMore || b.hasMore {
      _ = loadRoom(
        of: slotOfA, up: up, factorisation, basis, multipliers, problem, point, agenda, into: &room)
      otherRoom.assign(room)
      _ = loadRoom(
        of: slotOfB, up: up, factorisation, basis, multipliers, problem, point, agenda, into: &room)
      order = otherRoom.compare(room, unit: unit)
      if order != 0 { return order < 0 }
    }
    return left != right ? left > right : a.place < b.place
  }

  /// -1, 0 or 1 as a value at one level is below, equal to or above another.
  @inline(__always)
  private static func compare(_ a: Double, _ b: Double, _ unit: Double) -> Int {
    let slack = Tolerances.slope * max(unit, max(abs(a), abs(b)))
    return abs(a - b) <= slack ? 0 : a < b ? -1 : 1
  }
}
