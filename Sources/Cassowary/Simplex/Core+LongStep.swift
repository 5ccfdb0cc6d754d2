// The long step of the dual simplex: active rows that pass breakpoints instead of leaving the basis.

extension Core {
  /// How far the multiplier of an active row may go: the two highest levels of the distance and whether there
  /// are more. Rows that give way one after the other, each at a priority of its own, differ in the second.
  struct Room: BitwiseCopyable {
    var first = LexVector.Term(level: -.infinity, value: 0)
    var second = LexVector.Term(level: -.infinity, value: 0)
    /// The row's place in `alphaList`.
    var place: Int32
    var hasMore = false
  }

  /// Lets active rows, whose multipliers reach the ends of their ranges in the order of their rooms, go
  /// on to their next breakpoints, as long as that does not bring the solved row within its segment: the
  /// bound flipping ratio test (I. Maros, A generalized dual phase-2 simplex algorithm, European Journal
  /// of Operational Research 149, 2003). What would take a pivot per row takes one direction solve for
  /// all of them.
  ///
  /// - Parameter leaving: the slot whose multiplier is the first to reach the end of its range, with its
  ///   room in `lexBest`.
  /// - Returns: the slot that comes after those that were passed, with its room in `lexBest`; -1 if
  ///   there is none.
  mutating func passBreakpoints(
    of row: Int32, at first: Int32, from leaving: Int32, up: Bool, isLimited: Bool
  ) -> Int32 {
    let bound = problem.members.element(row, first).bound
    var rest = abs(point.activity[row] - bound) - margin(bound)
    var slot = leaving
    while slot >= 0 && !(isLimited && isOwnRoomLeast(besides: slot)) {
      let active = basis.definition[slot]
      let next = nextGroup(of: active, isFalling: (factorisation.alpha[slot] > 0) == up)
      if next < 0 { break }
      let target = problem.members.element(active, next).bound
      let step = target - point.activity[active]
      rest -= abs(step * factorisation.alpha[slot])
      if rest <= 0 { break }
      if stepLog.isOn { noteShift(active, by: step) }
      hold(active, at: next)
      point.activity.write(active, target, &journal)
      statistics.flips += 1
      // What little of its room is rounding, the factor has magnified: it may not have had to go.
      if abs(factorisation.alpha[slot]) < Tolerances.definingCoefficient { enqueueRange(active) }
      if workspace.passed.isEmpty {
        factorisation.beginBtran()
        collectRooms(up: up)
      } else {
        renewNearestRoom(up: up)
      }
      factorisation.addSource(slot, step)
      workspace.passed.append(active)
      slot = loadNearestRoom(up: up)
    }
    if !workspace.passed.isEmpty {
      factorisation.btran()
      move(by: 1)
    }
    return slot
  }

  /// The first member of the breakpoint next to that on which an active row lies, or -1.
  mutating func nextGroup(of row: Int32, isFalling: Bool) -> Int32 {
    let place = point.position[row]
    if isFalling { return place > 0 ? groupStart(row, to: place - 1) : -1 }
    let end = groupEnd(row, from: place)
    return end < problem.members.count(row) ? end : -1
  }

  // MARK: Rooms in order

  /// Makes a heap of the rooms of all multipliers that are limited.
  private mutating func collectRooms(up: Bool) {
    let threshold = factorisation.largestFactor * Tolerances.pivotRatio
    workspace.rooms.removeAll()
    for place in 0..<Int32(factorisation.alpha.list.count)
    where abs(factorisation.alpha[factorisation.alpha.list[Int(place)]]) > threshold {
      if basis.definition[factorisation.alpha.list[Int(place)]] >= 0 && loadRoom(at: place, up: up)
      {
        workspace.rooms.append(loadedRoom(place))
      }
    }
    var parent = workspace.rooms.count / 2
    while parent > 0 {
      parent -= 1
      siftRoom(parent, up: up)
    }
  }

  /// Finds its place in the heap for the row on top, which went on to its next breakpoint.
  private mutating func renewNearestRoom(up: Bool) {
    let place = workspace.rooms[0].place
    if loadRoom(at: place, up: up) {
      workspace.rooms[0] = loadedRoom(place)
    } else {
      workspace.rooms.removeSwapping(0)
    }
    siftRoom(0, up: up)
  }

  /// Loads the smallest room into `lexBest`.
  /// - Returns: the slot that has it, or -1 if no multiplier is limited.
  private mutating func loadNearestRoom(up: Bool) -> Int32 {
    if workspace.rooms.isEmpty { return -1 }
    _ = loadRoom(at: workspace.rooms[0].place, up: up)
    workspace.leastRoom.assign(workspace.room)
    return factorisation.alpha.list[Int(workspace.rooms[0].place)]
  }

  /// Loads into `lexRoom` how far the solved row's multiplier may go until that of the active row at a
  /// place of `alphaList` reaches the end of its range.
  /// - Returns: false if without limit.
  private mutating func loadRoom(at place: Int32, up: Bool) -> Bool {
    let slot = factorisation.alpha.list[Int(place)]
    let factor = factorisation.alpha[slot]
    if !loadRoom(of: basis.definition[slot], falling: (factor > 0) == up) { return false }
    workspace.room.scale(1 / abs(factor))
    return true
  }

  private func loadedRoom(_ place: Int32) -> Room {
    var room = Room(place: place)
    let least =
      Tolerances.slope
      * Self.unit(1, abs(factorisation.alpha[factorisation.alpha.list[Int(place)]]))
    for index in 0..<workspace.room.count where abs(workspace.room[index].value) > least {
      if room.first.level == -.infinity {
        room.first = workspace.room[index]
      } else if room.second.level == -.infinity {
        room.second = workspace.room[index]
      } else {
        room.hasMore = true
        break
      }
    }
    return room
  }

  private mutating func siftRoom(_ start: Int, up: Bool) {
    let heap = workspace.rooms
    heap.sink(start) { comesBefore($0, $1, up: up) }
  }

  /// Smaller rooms first; ties go to the larger factor, then to the nearer row.
  private mutating func comesBefore(_ a: Room, _ b: Room, up: Bool) -> Bool {
    // Of two levels the higher one is that of the larger room.
    if a.first.level != b.first.level { return a.first.level < b.first.level }
    let left = abs(factorisation.alpha[factorisation.alpha.list[Int(a.place)]])
    let right = abs(factorisation.alpha[factorisation.alpha.list[Int(b.place)]])
    let unit = Self.unit(left, right)
    var order = Self.compare(a.first.value, b.first.value, unit)
    if order != 0 { return order < 0 }
    let level = max(a.second.level, b.second.level)
    order = Self.compare(
      a.second.level == level ? a.second.value : 0, b.second.level == level ? b.second.value : 0,
      unit)
    if order != 0 { return order < 0 }
    if a.hasMore || b.hasMore {
      _ = loadRoom(at: a.place, up: up)
      workspace.multiplier.assign(workspace.room)
      _ = loadRoom(at: b.place, up: up)
      order = workspace.multiplier.compare(workspace.room, unit: unit)
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
