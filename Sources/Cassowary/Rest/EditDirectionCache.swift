/// Directions of rows that were shifted lately, found by row: sets of eight places each, which give way in turn. A
/// place first notes that its row was shifted; the second shift fills it.
///
/// Of twenty rows, those of ten cards with two edits each, nine seldom share one of eight sets. Sixteen sets of four
/// have as many places, but five rows share one of them one time in four.
struct EditDirectionCache {
  /// The number of sets, as a power of two.
  static var setBits: UInt32 { 3 }
  /// Directions in a set. The sets are as many, so that a bit of 64 stands for each place.
  static var placesOfASet: Int { 8 }
  static var size: Int { placesOfASet << Int(setBits) }

  private var places = UnsafeMutablePointer<EditDirection>.toNothing
  /// A bit for each set that there is: the places of all others are not even touched.
  private var sets: UInt8 = 0
  /// Number of parts that the directions have room for.
  private var parts = 0
  /// A bit for each place whose direction may be good, so that passes over all directions look at no other.
  private(set) var filledPlaces: UInt64 = 0
  /// Whether any direction is good for the present state of the basis, so that exchanges matter.
  private(set) var isInUse = false
  /// The directions along which the point has moved since the last report.
  private(set) var followed = Stack<KeptDirection>()
  /// The directions that are ready.
  private(set) var ready = Stack<KeptDirection>()
  /// A bit for each place whose direction the point is to move along at the next report: it was shifted since the last one, maybe
  /// there and back.
  private(set) var movingPlaces: UInt64 = 0
  /// The mark of the rows on ready directions.
  var readyMark: Int32 = 0
  /// Counts the changes that ended the readiness of directions.
  private(set) var disturbances: Int64 = 0

  func deallocate() {
    if sets == 0 { return }
    forEachPlace { $0.data.deallocate() }
    places.deallocate()
    followed.deallocate()
    ready.deallocate()
  }

  /// The bytes that the directions take.
  var bytes: Int {
    if sets == 0 { return 0 }
    var bytes = Self.size * MemoryLayout<EditDirection>.stride
    forEachPlace { bytes += $0.data.bytes }
    return bytes + followed.bytes + ready.bytes
  }

  /// Gives the memory back; no direction is good any more, and none waits for a report.
  mutating func giveBack() {
    precondition(
      followed.isEmpty && ready.isEmpty, "Internal inconsistency: places that matter are given up")
    deallocate()
    let disturbances = disturbances
    self = EditDirectionCache()
    self.disturbances = disturbances
  }

  /// Calls `body` with every place of the sets that there are.
  @inline(__always)
  private func forEachPlace(_ body: (KeptDirection) -> Void) {
    for index in 0..<Self.size where hasSet(index / Self.placesOfASet) {
      body(KeptDirection(at: places + index))
    }
  }

  @inline(__always)
  private func hasSet(_ number: Int) -> Bool {
    sets &>> UInt8(truncatingIfNeeded: number) & 1 != 0
  }

  /// Makes a set, if it is not there.
  @inline(__always)
  private mutating func requireSet(_ number: Int) { if !hasSet(number) { makeSet(number) } }

  private mutating func makeAllSets() {
    for number in 0..<Self.size / Self.placesOfASet { requireSet(number) }
  }

  @inline(never)
  private mutating func makeSet(_ number: Int) {
    if sets == 0 { places = .allocate(capacity: Self.size) }
    (places + Self.placesOfASet * number).initialize(
      repeating: EditDirection(), count: Self.placesOfASet)
    sets |= 1 << UInt8(number)
  }

  /// The number of the set in which the direction of a row may be.
  @inline(__always)
  private func setNumber(of row: RowID) -> Int {
    Int((UInt32(bitPattern: row.number) &* 0x9e37_79b9) >> (32 - Self.setBits))
  }

  /// The first of the places where the direction of a row may be.
  @inline(__always)
  private func set(of row: RowID) -> UnsafeMutablePointer<EditDirection> {
    places + Self.placesOfASet * setNumber(of: row)
  }

  /// The place of a row: with its direction, if `isFilled`, or with the note that the row was shifted in
  /// this state of the basis; nil if it was not.
  @inline(__always)
  func find(_ row: RowID, basis: Int64) -> KeptDirection? {
    if !hasSet(setNumber(of: row)) { return nil }
    var place = set(of: row)
    let end = place + Self.placesOfASet
    while place < end {
      if place.pointee.owner == Link(row) && place.pointee.basis == basis {
        return KeptDirection(at: place)
      }
      place += 1
    }
    return nil
  }

  /// The direction at a place that is noted of a variable; the note may be of an earlier time.
  @inline(__always)
  func direction(at number: Int32) -> KeptDirection {
    KeptDirection(at: places + (Int(number) & (Self.size &- 1)))
  }

  /// The number of a direction's place.
  @inline(__always)
  func number(of direction: KeptDirection) -> Int { direction.number(from: places) }

  /// The place of a row if its direction is ready, or may be made so; nil if it has none. To be asked only if a
  /// direction is in use: then all sets are there.
  @inline(__always)
  func findReady(_ row: RowID) -> KeptDirection? {
    var place = set(of: row)
    let end = place + Self.placesOfASet
    while place < end {
      if place.pointee.owner == Link(row) { return KeptDirection(at: place) }
      place += 1
    }
    return nil
  }

  /// Notes a shift of a row that has no place in this state of the basis.
  mutating func note(_ row: RowID, basis: Int64) {
    let chosen = place(for: row, basis: basis)
    chosen.data.owner = Link(row)
    chosen.data.basis = basis
    chosen.data.isFilled = false
  }

  /// A place for a row: its own, or one that is of no use any more, or the next in turn.
  private mutating func place(for row: RowID, basis: Int64) -> KeptDirection {
    requireSet(setNumber(of: row))
    let first = set(of: row)
    for index in 0..<Self.placesOfASet where first[index].owner == Link(row) {
      return KeptDirection(at: first + index)
    }
    for index in 0..<Self.placesOfASet
    where first[index].owner.isNone || first[index].basis < basis {
      return KeptDirection(at: first + index)
    }
    let chosen = first + Int(first.pointee.turn)
    first.pointee.turn = (first.pointee.turn + 1) % UInt8(Self.placesOfASet)
    return KeptDirection(at: chosen)
  }

  /// Gives the direction of a row to the row that takes its place in the basis.
  /// - Returns: the direction.
  mutating func hand(
    _ direction: KeptDirection, to row: RowID
  ) -> KeptDirection {
    let chosen = place(for: row, basis: direction.data.basis)
    if chosen != direction {
      chosen.data.owner = .none
      swap(&chosen.data, &direction.data)
      swap(&chosen.data.turn, &direction.data.turn)
      noteFilledPlace(chosen)
      noteFilledPlace(direction)
      for index in 0..<followed.count {
        if followed[index] == direction {
          followed[index] = chosen
        } else if followed[index] == chosen {
          followed[index] = direction
        }
      }
    }
    chosen.data.owner = Link(row)
    return chosen
  }

  /// Forgets the direction of a row that leaves the basis. The variables that it moved are still to be reported.
  mutating func forget(_ row: RowID) {
    if !isInUse || !hasSet(setNumber(of: row)) { return }
    let first = set(of: row)
    for index in 0..<Self.placesOfASet where first[index].owner == Link(row) {
      first[index].owner = .none
    }
  }

  /// Forgets all directions but those of the given state that have taken in `exchanges` exchanges; for them the count
  /// begins anew.
  mutating func forgetAll(but basis: Int64, upTo exchanges: Int) {
    var isAnyLeft = false
    forEachPlace { direction in
      if !direction.data.isFilled { return }
      if direction.data.basis == basis && direction.data.exchanges == exchanges {
        direction.data.exchanges = 0
        isAnyLeft = true
      } else {
        direction.data.owner = .none
      }
    }
    isInUse = isAnyLeft
  }

  /// Notes that no direction is good any more.
  mutating func forgetAll() {
    isInUse = false
    filledPlaces = 0
  }

  /// Takes note that a direction was filled.
  /// - Returns: false if all directions together have room for more than `limit` parts now.
  mutating func noteFilled(
    _ direction: KeptDirection, exchanges: Int, roomBefore: Int, limit: Int
  ) -> Bool {
    if sets != .max { makeAllSets() }
    direction.data.isFilled = true
    noteFilledPlace(direction)
    direction.data.exchanges = exchanges
    isInUse = true
    parts += direction.data.room - roomBefore
    return parts <= limit
  }

  private mutating func noteFilledPlace(_ direction: KeptDirection) {
    filledPlaces |= 1 << UInt64(number(of: direction))
  }

  /// Gives up all directions but one; none may wait for a report.
  mutating func keepOnly(_ direction: KeptDirection) {
    forEachPlace { other in
      if other == direction { return }
      other.data.deallocate()
      other.data = EditDirection()
    }
    parts = direction.data.room
  }

  /// Takes note that the point has moved along a direction.
  @inline(__always)
  mutating func noteFollowed(_ direction: KeptDirection) {
    if direction.data.isFollowed { return }
    direction.data.isFollowed = true
    followed.append(direction)
  }

  /// Counts how often a direction is followed between disturbances.
  @inline(__always)
  func noteRepeat(_ direction: KeptDirection) {
    if direction.data.disturbance != disturbances {
      direction.data.disturbance = disturbances
      direction.data.repeats = 0
    }
    direction.data.repeats &+= 1
  }

  /// Takes note that a direction is ready.
  mutating func noteReady(_ direction: KeptDirection) {
    direction.data.isReady = true
    direction.data.place = UInt8(number(of: direction))
    ready.append(direction)
  }

  /// Takes note that the point is to move along a ready direction.
  @inline(__always)
  mutating func noteMoving(_ direction: KeptDirection) {
    movingPlaces |= 1 &<< UInt64(direction.data.place)
  }

  /// Takes the first of some directions, given by their places, from these; there must be one.
  @inline(__always)
  func removeFirst(of places: inout UInt64) -> KeptDirection {
    let place = places.trailingZeroBitCount
    places &= places &- 1
    return KeptDirection(at: self.places + place)
  }

  /// Takes note that the point has moved along the ready directions.
  @inline(__always)
  mutating func noteMoved() { movingPlaces = 0 }

  /// Makes no direction ready any more.
  mutating func noteDisturbed() {
    for index in 0..<ready.count {
      ready[index].data.isReady = false
      ready[index].data.edited = EditDirection.noVariable
    }
    ready.removeAll()
    movingPlaces = 0
    noteDisturbance()
  }

  /// Counts a change that may disturb directions.
  mutating func noteDisturbance() { disturbances &+= 1 }

  /// Takes note that the moves along the directions were reported.
  @inline(__always)
  mutating func noteReported() {
    for index in 0..<followed.count { followed[index].data.isFollowed = false }
    followed.removeAll()
  }
}
