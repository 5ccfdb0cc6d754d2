/// Rays of rows that were shifted lately, found by row: sets of two places each, of which the one that
/// was filled longer ago gives way. A place first notes that its row was shifted; the second shift fills it.
struct RayCache {
  static var setBits: UInt32 { 5 }
  static var size: Int { 2 << Int(setBits) }

  private(set) var rays = UnsafeMutablePointer<Ray>.toNothing
  private(set) var isAllocated = false
  /// Number of parts that the rays have room for.
  private var parts = 0
  /// Whether any ray is good for the present state of the basis, so that exchanges matter.
  private(set) var isInUse = false
  /// The rays along which the point has moved since the last report, by place.
  private(set) var followed = Stack<Int32>()

  func deallocate() {
    guard isAllocated else { return }
    for index in 0..<Self.size { rays[index].deallocate() }
    rays.deallocate()
    followed.deallocate()
  }

  /// The first of the two places where the ray of a row may be.
  @inline(__always)
  private func set(of row: Int32) -> UnsafeMutablePointer<Ray> {
    let mixed = UInt32(bitPattern: row) &* 0x9e37_79b9
    return rays + 2 * Int(mixed >> (32 - Self.setBits))
  }

  /// The place of a row: with its ray, if `isFilled`, or with the note that the row was shifted in
  /// this state of the basis; nil if it was not.
  @inline(__always)
  func find(_ row: Int32, basis: Int64) -> UnsafeMutablePointer<Ray>? {
    if !isAllocated { return nil }
    let first = set(of: row)
    if first.pointee.row == row && first.pointee.basis == basis { return first }
    let second = first + 1
    if second.pointee.row == row && second.pointee.basis == basis { return second }
    return nil
  }

  /// Notes a shift of a row that has no place in this state of the basis.
  mutating func note(_ row: Int32, basis: Int64) {
    if !isAllocated {
      rays = .allocate(capacity: Self.size)
      rays.initialize(repeating: Ray(), count: Self.size)
      isAllocated = true
    }
    let first = set(of: row)
    let second = first + 1
    let place =
      first.pointee.row == row || second.pointee.row != row && first.pointee.basis < basis
      ? first
      : second.pointee.row == row || second.pointee.basis < basis || !first.pointee.isOlder
        ? second : first
    first.pointee.isOlder = place == second
    place.pointee.row = row
    place.pointee.basis = basis
    place.pointee.isFilled = false
  }

  /// Forgets the ray of a row that leaves the basis. What it moved is still to be reported.
  mutating func forget(_ row: Int32) {
    if !isInUse { return }
    let first = set(of: row)
    if first.pointee.row == row { first.pointee.row = -1 }
    if first[1].row == row { first[1].row = -1 }
  }

  /// Forgets all rays but those of the given state that have taken in so many exchanges, which begin anew.
  mutating func forgetAll(but basis: Int64, upTo exchanges: Int) {
    isInUse = false
    if !isAllocated { return }
    for index in 0..<Self.size where rays[index].isFilled {
      if rays[index].basis == basis && rays[index].exchanges == exchanges {
        rays[index].exchanges = 0
        isInUse = true
      } else {
        rays[index].row = -1
      }
    }
  }

  /// Notes that no ray is good any more.
  mutating func forgetAll() { isInUse = false }

  /// Takes note that a ray was filled.
  /// - Returns: false if all rays together have room for more than `limit` parts now.
  mutating func noteFilled(
    _ ray: UnsafeMutablePointer<Ray>, exchanges: Int, roomBefore: Int, limit: Int
  ) -> Bool {
    ray.pointee.isFilled = true
    ray.pointee.exchanges = exchanges
    isInUse = true
    parts += ray.pointee.room - roomBefore
    return parts <= limit
  }

  /// Gives up all rays but one; none may wait for a report.
  mutating func keepOnly(_ ray: UnsafeMutablePointer<Ray>) {
    for index in 0..<Self.size where rays + index != ray {
      rays[index].deallocate()
      rays[index] = Ray()
    }
    parts = ray.pointee.room
  }

  /// Takes note that the point has moved along a ray.
  @inline(__always)
  mutating func noteFollowed(_ ray: UnsafeMutablePointer<Ray>) {
    if ray.pointee.isFollowed { return }
    ray.pointee.isFollowed = true
    followed.append(Int32(truncatingIfNeeded: ray - rays))
  }

  /// Takes note that what moved along the rays was reported.
  @inline(__always)
  mutating func noteReported() {
    for index in 0..<followed.count { rays[Int(followed[index])].isFollowed = false }
    followed.removeAll()
  }
}
