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
  var basis: Int64 = -1
  var variables = Stack<Part>()
  var rows = Stack<Part>()

  func deallocate() {
    variables.deallocate()
    rows.deallocate()
  }
}

/// A few rays, the oldest of which gives way to a new one, and the shifts that were made lately
/// without one.
struct RayCache {
  static var size: Int { 8 }

  private(set) var rays: UnsafeMutablePointer<Ray>
  private var nextRay = 0
  private var recent: UnsafeMutablePointer<(row: Int32, basis: Int64)>
  private var nextRecent = 0

  init() {
    rays = .allocate(capacity: Self.size)
    recent = .allocate(capacity: Self.size)
    for index in 0..<Self.size {
      (rays + index).initialize(to: Ray())
      (recent + index).initialize(to: (-1, -1))
    }
  }

  func deallocate() {
    for index in 0..<Self.size { rays[index].deallocate() }
    rays.deallocate()
    recent.deallocate()
  }

  /// The valid ray of a row, or nil.
  @inline(__always)
  func find(_ row: Int32, basis: Int64) -> UnsafeMutablePointer<Ray>? {
    for index in 0..<Self.size where rays[index].row == row && rays[index].basis == basis {
      return rays + index
    }
    return nil
  }

  /// Notes a shift without a ray.
  /// - Returns: true if the row was shifted before in this state of the basis: a ray will pay.
  mutating func note(_ row: Int32, basis: Int64) -> Bool {
    for index in 0..<Self.size where recent[index].row == row {
      let wasShifted = recent[index].basis == basis
      recent[index].basis = basis
      return wasShifted
    }
    recent[nextRecent] = (row, basis)
    nextRecent = (nextRecent + 1) % Self.size
    return false
  }

  /// The oldest ray, emptied for a row.
  mutating func replaceOldest(_ row: Int32, basis: Int64) -> UnsafeMutablePointer<Ray> {
    let ray = rays + nextRay
    nextRay = (nextRay + 1) % Self.size
    ray.pointee.row = row
    ray.pointee.basis = basis
    ray.pointee.variables.removeAll()
    ray.pointee.rows.removeAll()
    return ray
  }
}

extension Core {
  /// Shifts an active row by `step`: along its ray if there is one, else by a direction solve, which
  /// becomes a ray if the row was shifted before in the same state of the basis.
  mutating func shift(_ row: Int32, by step: Double) {
    if let ray = rays.find(row, basis: basisEpoch) {
      follow(ray, step)
      return
    }
    solveDirection(of: slot[row])
    if rays.note(row, basis: basisEpoch) {
      follow(recordRay(row), step)
    } else {
      move(by: step)
    }
  }

  /// Stores the solved direction as the ray of a row.
  private mutating func recordRay(_ row: Int32) -> UnsafeMutablePointer<Ray> {
    let ray = rays.replaceOldest(row, basis: basisEpoch)
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
    return ray
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
        activity.write(part.index, activity[part.index] + part.rate * step, &journal)
      }
    } else {
      let values = x.base
      let marks = isTouched.base
      for index in 0..<variables.count {
        let part = variables.base[index]
        let variable = Int(part.index)
        values[variable] += part.rate * step
        if marks[variable] == 0 {
          marks[variable] = 1
          touched.append(part.index)
        }
      }
      let activities = activity.base
      for index in 0..<rows.count {
        let part = rows.base[index]
        activities[Int(part.index)] += part.rate * step
      }
    }
    for index in 0..<rows.count {
      let row = rows.base[index].index
      let value = activity.base[Int(row)]
      if value < lower.base[Int(row)] || value > upper.base[Int(row)] { enqueue(row) }
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
