/// Rays of rows that were shifted lately, found by row: sets of eight places each, which give way in turn. A
/// place first notes that its row was shifted; the second shift fills it.
///
/// Of twenty rows, ten cards with two edits each, nine in one of eight sets are rare. Sixteen sets of four have
/// as many places, but five rows in one of them one time in four.
struct RayCache {
  static var setBits: UInt32 { 3 }
  static var placesOfASet: Int { 8 }
  static var size: Int { placesOfASet << Int(setBits) }

  private(set) var rays = UnsafeMutablePointer<Ray>.toNothing
  /// A bit for each set that there is: the places of all others are not even touched.
  private var sets: UInt8 = 0
  /// Number of parts that the rays have room for.
  private var parts = 0
  /// A bit for each place whose ray may be good, so that what concerns them all looks at no other.
  private(set) var filledPlaces: UInt64 = 0
  /// Whether any ray is good for the present state of the basis, so that exchanges matter.
  private(set) var isInUse = false
  /// The rays along which the point has moved since the last report.
  private(set) var followed = Stack<UnsafeMutablePointer<Ray>>()
  /// The rays that are ready.
  private(set) var ready = Stack<UnsafeMutablePointer<Ray>>()
  /// A bit for each place whose ray the point is to move along at the next report: it was shifted since the last one, maybe
  /// there and back.
  private(set) var movingPlaces: UInt64 = 0
  /// What marks the rows on ready rays.
  var readyMark: Int32 = 0
  /// Counts what ended the readiness of rays.
  private(set) var disturbances: Int64 = 0

  func deallocate() {
    if sets == 0 { return }
    forEachRay { $0.pointee.deallocate() }
    rays.deallocate()
    followed.deallocate()
    ready.deallocate()
  }

  /// What the rays take.
  var bytes: Int {
    if sets == 0 { return 0 }
    var bytes = Self.size * MemoryLayout<Ray>.stride
    forEachRay { bytes += $0.pointee.bytes }
    return bytes + followed.bytes + ready.bytes
  }

  /// Gives the memory back; no ray is good any more, and none waits for a report.
  mutating func giveBack() {
    precondition(
      followed.isEmpty && ready.isEmpty, "Internal inconsistency: rays that matter are given up")
    deallocate()
    let disturbances = disturbances
    self = RayCache()
    self.disturbances = disturbances
  }

  /// Calls `body` with every place of the sets that there are.
  @inline(__always)
  private func forEachRay(_ body: (UnsafeMutablePointer<Ray>) -> Void) {
    for index in 0..<Self.size where hasSet(index / Self.placesOfASet) { body(rays + index) }
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
    if sets == 0 { rays = .allocate(capacity: Self.size) }
    (rays + Self.placesOfASet * number).initialize(repeating: Ray(), count: Self.placesOfASet)
    sets |= 1 << UInt8(number)
  }

  /// The number of the set in which the ray of a row may be.
  @inline(__always)
  private func setNumber(of row: Int32) -> Int {
    Int((UInt32(bitPattern: row) &* 0x9e37_79b9) >> (32 - Self.setBits))
  }

  /// The first of the places where the ray of a row may be.
  @inline(__always)
  private func set(of row: Int32) -> UnsafeMutablePointer<Ray> {
    rays + Self.placesOfASet * setNumber(of: row)
  }

  /// The place of a row: with its ray, if `isFilled`, or with the note that the row was shifted in
  /// this state of the basis; nil if it was not.
  @inline(__always)
  func find(_ row: Int32, basis: Int64) -> UnsafeMutablePointer<Ray>? {
    if !hasSet(setNumber(of: row)) { return nil }
    var place = set(of: row)
    let end = place + Self.placesOfASet
    while place < end {
      if place.pointee.row == row && place.pointee.basis == basis { return place }
      place += 1
    }
    return nil
  }

  /// The ray at a place that is noted of a variable; what is noted may be of an earlier time.
  @inline(__always)
  func ray(at number: Int32) -> UnsafeMutablePointer<Ray> {
    rays + (Int(number) & (Self.size &- 1))
  }

  /// The place of a row if its ray is ready, or may be made so; nil if it has none. To be asked only where a ray
  /// is in use: then all sets are there.
  @inline(__always)
  func findReady(_ row: Int32) -> UnsafeMutablePointer<Ray>? {
    var place = set(of: row)
    let end = place + Self.placesOfASet
    while place < end {
      if place.pointee.row == row { return place }
      place += 1
    }
    return nil
  }

  /// Notes a shift of a row that has no place in this state of the basis.
  mutating func note(_ row: Int32, basis: Int64) {
    let chosen = place(for: row, basis: basis)
    chosen.pointee.row = row
    chosen.pointee.basis = basis
    chosen.pointee.isFilled = false
  }

  /// A place for a row: its own, or one that is of no use any more, or the next in turn.
  private mutating func place(for row: Int32, basis: Int64) -> UnsafeMutablePointer<Ray> {
    requireSet(setNumber(of: row))
    let first = set(of: row)
    for index in 0..<Self.placesOfASet where first[index].row == row { return first + index }
    for index in 0..<Self.placesOfASet
    where first[index].row < 0 || first[index].basis < basis {
      return first + index
    }
    let chosen = first + Int(first.pointee.turn)
    first.pointee.turn = (first.pointee.turn + 1) % UInt8(Self.placesOfASet)
    return chosen
  }

  /// Gives the ray of a row to the row that takes its place in the basis.
  /// - Returns: the ray.
  mutating func hand(
    _ ray: UnsafeMutablePointer<Ray>, to row: Int32
  ) -> UnsafeMutablePointer<Ray> {
    let chosen = place(for: row, basis: ray.pointee.basis)
    if chosen != ray {
      chosen.pointee.row = -1
      swap(&chosen.pointee, &ray.pointee)
      swap(&chosen.pointee.turn, &ray.pointee.turn)
      noteFilledPlace(chosen)
      noteFilledPlace(ray)
      for index in 0..<followed.count {
        if followed[index] == ray {
          followed[index] = chosen
        } else if followed[index] == chosen {
          followed[index] = ray
        }
      }
    }
    chosen.pointee.row = row
    return chosen
  }

  /// Forgets the ray of a row that leaves the basis. What it moved is still to be reported.
  mutating func forget(_ row: Int32) {
    if !isInUse || !hasSet(setNumber(of: row)) { return }
    let first = set(of: row)
    for index in 0..<Self.placesOfASet where first[index].row == row { first[index].row = -1 }
  }

  /// Forgets all rays but those of the given state that have taken in so many exchanges, which begin anew.
  mutating func forgetAll(but basis: Int64, upTo exchanges: Int) {
    var isAnyLeft = false
    forEachRay { ray in
      if !ray.pointee.isFilled { return }
      if ray.pointee.basis == basis && ray.pointee.exchanges == exchanges {
        ray.pointee.exchanges = 0
        isAnyLeft = true
      } else {
        ray.pointee.row = -1
      }
    }
    isInUse = isAnyLeft
  }

  /// Notes that no ray is good any more.
  mutating func forgetAll() {
    isInUse = false
    filledPlaces = 0
  }

  /// Takes note that a ray was filled.
  /// - Returns: false if all rays together have room for more than `limit` parts now.
  mutating func noteFilled(
    _ ray: UnsafeMutablePointer<Ray>, exchanges: Int, roomBefore: Int, limit: Int
  ) -> Bool {
    if sets != .max { makeAllSets() }
    ray.pointee.isFilled = true
    noteFilledPlace(ray)
    ray.pointee.exchanges = exchanges
    isInUse = true
    parts += ray.pointee.room - roomBefore
    return parts <= limit
  }

  private mutating func noteFilledPlace(_ ray: UnsafeMutablePointer<Ray>) {
    filledPlaces |= 1 << UInt64(ray - rays)
  }

  /// Gives up all rays but one; none may wait for a report.
  mutating func keepOnly(_ ray: UnsafeMutablePointer<Ray>) {
    forEachRay { other in
      if other == ray { return }
      other.pointee.deallocate()
      other.pointee = Ray()
    }
    parts = ray.pointee.room
  }

  /// Takes note that the point has moved along a ray.
  @inline(__always)
  mutating func noteFollowed(_ ray: UnsafeMutablePointer<Ray>) {
    if ray.pointee.isFollowed { return }
    ray.pointee.isFollowed = true
    followed.append(ray)
  }

  /// Counts how often a ray is followed between disturbances.
  @inline(__always)
  func noteCalm(_ ray: UnsafeMutablePointer<Ray>) {
    if ray.pointee.disturbance != disturbances {
      ray.pointee.disturbance = disturbances
      ray.pointee.calm = 0
    }
    ray.pointee.calm &+= 1
  }

  /// Takes note that a ray is ready.
  mutating func noteReady(_ ray: UnsafeMutablePointer<Ray>) {
    ray.pointee.isReady = true
    ray.pointee.place = UInt8(ray - rays)
    ready.append(ray)
  }

  /// Takes note that the point is to move along a ready ray.
  @inline(__always)
  mutating func noteMoving(_ ray: UnsafeMutablePointer<Ray>) {
    movingPlaces |= 1 &<< UInt64(ray.pointee.place)
  }

  /// The first ray of some, given by their places, of which it is taken; there must be one.
  @inline(__always)
  func removeFirst(of places: inout UInt64) -> UnsafeMutablePointer<Ray> {
    let place = places.trailingZeroBitCount
    places &= places &- 1
    return rays + place
  }

  /// Takes note that the point has moved along the ready rays.
  @inline(__always)
  mutating func noteMoved() { movingPlaces = 0 }

  /// Makes no ray ready any more.
  mutating func noteDisturbed() {
    for index in 0..<ready.count {
      ready[index].pointee.isReady = false
      ready[index].pointee.edited = Ray.noVariable
    }
    ready.removeAll()
    movingPlaces = 0
    noteDisturbance()
  }

  /// Counts what may disturb rays.
  mutating func noteDisturbance() { disturbances &+= 1 }

  /// Takes note that what moved along the rays was reported.
  @inline(__always)
  mutating func noteReported() {
    for index in 0..<followed.count { followed[index].pointee.isFollowed = false }
    followed.removeAll()
  }
}
