/// A vector over the ordered field of priorities: a value per level, compared from the highest level
/// down. Levels that are zero are not stored; the level is the priority's number itself, so that new
/// levels need no renumbering.
struct LexVector {
  /// The value at one level.
  struct Term: BitwiseCopyable {
    var level: Double
    var value: Double
  }

  private(set) var base = UnsafeMutablePointer<Term>.toNothing
  private(set) var count = 0
  private var capacity = 0
  /// True if the memory is part of the ``FirstRoom``, which gives it back.
  private var isLent = false

  func deallocate() { if capacity > 0 && !isLent { base.deallocate() } }

  /// The bytes that the vector takes beside the first room.
  var bytes: Int { isLent ? 0 : capacity * MemoryLayout<Term>.stride }

  /// Takes a part of the first room, if the vector has no memory yet.
  @inline(__always)
  mutating func begin(in first: inout FirstRoom, room: Int) {
    if capacity > 0 && !isLent { return }
    guard let place: UnsafeMutablePointer<Term> = first.take(room, isLent: isLent)
    else { return }
    base = place
    capacity = room
    isLent = true
  }

  /// The terms for which the first memory of a vector has room: 128 bytes.
  static var fewestTerms: Int { 8 }

  /// Empties the vector and gives its memory back.
  mutating func giveBack() {
    deallocate()
    self = LexVector()
  }

  @inline(__always)
  subscript(_ index: Int) -> Term { base[index] }

  @inline(__always)
  mutating func clear() { count = 0 }

  /// Adds `value` at `level`.
  @inline(__always)
  mutating func add(_ level: Double, _ value: Double) {
    if value == 0 { return }
    // Mostly the highest levels come first.
    if count > 0 && base[count &- 1].level == level {
      base[count &- 1].value += value
    } else if count < capacity && (count == 0 || base[count &- 1].level > level) {
      base[count] = Term(level: level, value: value)
      count &+= 1
    } else {
      insert(level, value)
    }
  }

  private mutating func insert(_ level: Double, _ value: Double) {
    var place = count > Self.manyTerms ? endOfSearch(for: level) : count
    while place > 0 && base[place - 1].level < level { place -= 1 }
    if place > 0 && base[place - 1].level == level {
      base[place - 1].value += value
      return
    }
    if count == capacity { grow() }
    if count - place > Self.manyTerms {
      (base + place + 1).update(from: base + place, count: count - place)
    } else {
      var index = count
      while index > place {
        base[index] = base[index - 1]
        index -= 1
      }
    }
    base[place] = Term(level: level, value: value)
    count += 1
  }

  /// The most terms that are looked through, or moved, one by one; more are halved first. Layouts have a dozen levels.
  private static var manyTerms: Int { 16 }

  /// A place with only lower levels from there on, close to the place of the given one.
  @inline(never)
  private func endOfSearch(for level: Double) -> Int {
    var low = 0
    var high = count
    while high - low > Self.manyTerms {
      let middle = (low + high) / 2
      if base[middle].level < level { high = middle } else { low = middle }
    }
    return high
  }

  /// Adds `factor` times another vector.
  mutating func add(_ other: LexVector, times factor: Double) {
    for index in 0..<other.count { add(other[index].level, other[index].value * factor) }
  }

  /// Becomes a copy of another vector.
  mutating func assign(_ other: LexVector) {
    count = 0
    while capacity < other.count { grow() }
    for index in 0..<other.count { base[index] = other[index] }
    count = other.count
  }

  /// Becomes the sum of two other vectors, the second of them times a factor.
  mutating func assign(_ one: LexVector, plus other: LexVector, times factor: Double) {
    while capacity < one.count + other.count { grow() }
    var left = 0
    var right = 0
    count = 0
    while left < one.count || right < other.count {
      let isLeft =
        left < one.count && (right == other.count || one[left].level >= other[right].level)
      let isRight = right < other.count && (!isLeft || one[left].level == other[right].level)
      base[count] = isLeft ? one[left] : Term(level: other[right].level, value: 0)
      if isRight { base[count].value += other[right].value * factor }
      count &+= 1
      if isLeft { left &+= 1 }
      if isRight { right &+= 1 }
    }
  }

  /// Multiplies every level.
  mutating func scale(_ factor: Double) {
    for index in 0..<count { base[index].value *= factor }
  }

  /// The sign of the highest level whose value is not negligible.
  var sign: Int {
    for index in 0..<count where abs(base[index].value) > Tolerances.slope {
      return base[index].value > 0 ? 1 : -1
    }
    return 0
  }

  /// The sign of the highest level whose value is more than the noise of cancellation.
  var fineSign: Int {
    for index in 0..<count where abs(base[index].value) > Tolerances.slopeDrop {
      return base[index].value > 0 ? 1 : -1
    }
    return 0
  }

  /// True if the value that decides the sign is so small that rounding may be all of it.
  var isDoubtful: Bool {
    for index in 0..<count where abs(base[index].value) > Tolerances.slope {
      return abs(base[index].value) <= Tolerances.doubtfulSlope
    }
    return false
  }

  /// The highest level whose value is not negligible, if that is positive; else minus infinity.
  var positiveLevel: Double {
    for index in 0..<count where abs(base[index].value) > Tolerances.slope {
      return base[index].value > 0 ? base[index].level : -.infinity
    }
    return -.infinity
  }

  /// -1, 0 or 1 as this vector is below, equal to or above the other.
  ///
  /// - Parameter unit: the size that counts as one: values that differ by less than a tolerance of it are equal.
  func compare(_ other: LexVector, unit: Double = 1) -> Int {
    var left = 0
    var right = 0
    while left < count || right < other.count {
      let leftLevel = left < count ? base[left].level : -.infinity
      let rightLevel = right < other.count ? other[right].level : -.infinity
      var a = 0.0
      var b = 0.0
      if leftLevel >= rightLevel {
        a = base[left].value
        left += 1
      }
      if rightLevel >= leftLevel {
        b = other[right].value
        right += 1
      }
      let margin = Tolerances.slope * Swift.max(unit, Swift.max(abs(a), abs(b)))
      if a > b + margin { return 1 }
      if a < b - margin { return -1 }
    }
    return 0
  }

  private mutating func grow() {
    let room = Swift.max(Self.fewestTerms, capacity * 2)
    let larger = UnsafeMutablePointer<Term>.allocate(capacity: room)
    larger.update(from: base, count: count)
    deallocate()
    base = larger
    capacity = room
    isLent = false
  }
}
