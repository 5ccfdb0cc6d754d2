// Cached directions: repeated shifts of the same row, as in a drag, are one pass over what moves.

/// How everything moves when one active row shifts by one: variables with their factors, inactive rows
/// with their rates. Valid for one state of the basis and of the set of rows.
struct Ray {
  /// A variable or row with its rate.
  struct Part: BitwiseCopyable {
    var rate: Double
    var index: Int32
  }

  var row: Int32 = -1
  /// True if the ray was computed, and not only a shift noted.
  var isFilled = false
  /// Of the two rays of a set, kept in the first: true if it was taken before the other.
  var isOlder = false
  var basis: Int64 = -1
  var variables = Stack<Part>()
  var rows = Stack<Part>()

  func deallocate() {
    variables.deallocate()
    rows.deallocate()
  }

  /// Number of parts that there is room for.
  var room: Int { variables.capacity + rows.capacity }
}

/// Rays of rows that were shifted lately, found by row: sets of two places each, of which the one that
/// was filled longer ago gives way. A place first notes that its row was shifted; the second shift in
/// the same state of the basis fills it.
struct RayCache {
  static var setBits: UInt32 { 5 }
  private static var size: Int { 2 << Int(setBits) }

  private var rays = UnsafeMutablePointer<Ray>.toNothing
  private var isAllocated = false
  /// Number of parts that the rays have room for.
  private var parts = 0

  func deallocate() {
    guard isAllocated else { return }
    for index in 0..<Self.size { rays[index].deallocate() }
    rays.deallocate()
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

  /// Takes note that a ray was filled; when all of them together have room for more than `limit` parts,
  /// the others are given up.
  mutating func noteFilled(_ ray: UnsafeMutablePointer<Ray>, room: Int, limit: Int) {
    ray.pointee.isFilled = true
    parts += room
    if parts <= limit { return }
    for index in 0..<Self.size where rays + index != ray {
      rays[index].deallocate()
      rays[index] = Ray()
    }
    parts = ray.pointee.room
  }
}

extension Core {
  /// Shifts an active row by `step`: along its ray if there is one, else by a direction solve, which
  /// becomes a ray if the row was shifted before in the same state of the basis.
  mutating func shift(_ row: Int32, by step: Double) {
    guard let ray = rays.find(row, basis: basisEpoch) else {
      rays.note(row, basis: basisEpoch)
      solveDirection(of: slot[row])
      move(by: step)
      return
    }
    if !ray.pointee.isFilled {
      solveDirection(of: slot[row])
      record(ray)
    }
    follow(ray, step)
  }

  /// Stores the solved direction as a ray.
  private mutating func record(_ ray: UnsafeMutablePointer<Ray>) {
    let roomBefore = ray.pointee.room
    ray.pointee.variables.removeAll()
    ray.pointee.rows.removeAll()
    rowList.removeAll()
    let epoch = nextEpoch()
    for index in 0..<dList.count {
      let variable = dList[index]
      let value = d[variable]
      if value == 0 { continue }
      ray.pointee.variables.append(Ray.Part(rate: value, index: variable))
      for entry in watchers.run(variable) {
        if rowMark[entry.id] != epoch {
          rowMark[entry.id] = epoch
          rate[entry.id] = 0
          rowList.append(entry.id)
        }
        rate[entry.id] += entry.coefficient * value
      }
    }
    for index in 0..<rowList.count where abs(rate[rowList[index]]) > Tolerances.drop {
      ray.pointee.rows.append(Ray.Part(rate: rate[rowList[index]], index: rowList[index]))
    }
    rays.noteFilled(
      ray, room: ray.pointee.room - roomBefore,
      limit: 10_000 + 4 * Int(counts.liveVariables + counts.liveRows))
  }

  /// Moves the point along a ray and queues rows that leave their segment.
  private mutating func follow(_ ray: UnsafeMutablePointer<Ray>, _ step: Double) {
    let variables = ray.pointee.variables
    let rows = ray.pointee.rows
    statistics.rayMoves &+= 1
    statistics.variablesMoved &+= variables.count
    counts.drift &+= Int64(variables.count)
    if journal.isRecording {
      for index in 0..<variables.count {
        let part = variables[index]
        x.write(part.index, x[part.index] + part.rate * step, &journal)
        touch(part.index)
      }
      for index in 0..<rows.count {
        let part = rows[index]
        let value = activity[part.index] + part.rate * step
        activity.write(part.index, value, &journal)
        if value < lower[part.index] || value > upper[part.index] { enqueue(part.index) }
      }
    } else {
      let values = x.base
      let known = published.base
      var part = variables.base
      let end = part + variables.count
      while part < end {
        let variable = Int(part.pointee.index)
        values[variable] += part.pointee.rate * step
        if !known[variable].isTouched {
          known[variable].isTouched = true
          touched.append(part.pointee.index)
        }
        part += 1
      }
      let activities = activity.base
      let lowest = lower.base
      let highest = upper.base
      part = rows.base
      let last = part + rows.count
      while part < last {
        let row = Int(part.pointee.index)
        let value = activities[row] + part.pointee.rate * step
        activities[row] = value
        if value < lowest[row] || value > highest[row] { enqueue(part.pointee.index) }
        part += 1
      }
    }
    refreshIfDrifting()
  }

  /// Computes the point afresh when moves along rays have added up to many times the whole system:
  /// each rounds in the last place, and nothing else would correct it.
  private mutating func refreshIfDrifting() {
    if counts.drift > 1_000 * Int64(counts.liveVariables) {
      counts.drift = 0
      refreshPoint()
    }
  }
}
