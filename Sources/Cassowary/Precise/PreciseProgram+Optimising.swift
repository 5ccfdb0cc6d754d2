// The steps: a column whose part lowers the cost by moving comes into a row, at the breakpoint of a row where moving on
// would no longer lower it.

extension PreciseProgram {
  /// How the optimisation ended.
  enum Outcome: Equatable {
    case optimal
    /// Required constraints miss by as much as this, however the variables lie.
    case infeasible(by: Double)
    /// More work than is allowed.
    case unfinished
  }

  /// Starts at breakpoints on which the point is believed to lie, as far as they are independent.
  mutating func begin(at held: [Int]) {
    let places = rowsByBreakpoint()
    for number in held {
      guard let row = places[number], work > 0 else { continue }
      var best: Int?
      for column in columns.indices {
        guard case .variable = columns[column], !element(row, column).isZero else { continue }
        if let best, element(row, column).size <= element(row, best).size { continue }
        best = column
      }
      if let best { exchange(row, best) }
    }
  }

  /// Finds a point at which required constraints hold, and of these the best one.
  mutating func optimise() -> Outcome {
    guard let missed = restore() else { return .unfinished }
    if missed > 0 {
      // Constraints that cannot hold are taken as given: the walls move to the point.
      for (row, part) in rows.enumerated() {
        if case .breakpoint(let number) = part, isForbidden(number, side: values[row].sign) {
          values[row] = DoubleDouble()
        }
      }
    }
    if !descend(isRestoring: false) { return .unfinished }
    return missed > 0 ? .infeasible(by: missed) : .optimal
  }

  /// Brings required constraints to hold, and looks at nothing else.
  /// - Returns: how much the worst misses; nil if the work is not done.
  mutating func restore() -> Double? {
    if !descend(isRestoring: true) { return nil }
    var missed = 0.0
    for (row, part) in rows.enumerated() {
      if case .breakpoint(let number) = part, isForbidden(number, side: values[row].sign) {
        missed = max(missed, values[row].size)
      }
    }
    return missed
  }

  private func isForbidden(_ number: Int, side: Int) -> Bool {
    side > 0
      ? breakpoints[number].forbidsRight : side < 0 ? breakpoints[number].forbidsLeft : false
  }

  // MARK: Costs

  /// A vector over the levels; while required constraints are restored, over one.
  private typealias Slope = [DoubleDouble]

  /// The slope on a side of a breakpoint: its level and its magnitude; nil if it costs nothing there.
  private func slope(
    of number: Int, side: Int, _ isRestoring: Bool
  ) -> (level: Int, size: DoubleDouble)? {
    if isRestoring { return isForbidden(number, side: side) ? (0, DoubleDouble(1)) : nil }
    let level = side > 0 ? levelNumbers[number].right : side < 0 ? levelNumbers[number].left : nil
    return level.map { ($0, DoubleDouble(simplest: breakpoints[number].slope)) }
  }

  /// The slopes of the cost along each column, level by level, and how large their parts are.
  private func gradient(_ isRestoring: Bool) -> (slopes: [Slope], sizes: [[Double]]) {
    let count = columns.count
    let depth = isRestoring ? 1 : levels.count
    var slopes = Array(repeating: Slope(repeating: DoubleDouble(), count: count), count: depth)
    var sizes = Array(repeating: [Double](repeating: 0, count: count), count: depth)
    for (row, part) in rows.enumerated() {
      guard case .breakpoint(let number) = part,
        let (level, size) = slope(of: number, side: sides[number], isRestoring)
      else { continue }
      let factor = sides[number] > 0 ? size : -size
      for column in 0..<count {
        let element = table[row * count + column]
        if element.isZero { continue }
        let share = factor * element
        slopes[level][column] = slopes[level][column] + share
        sizes[level][column] += share.size
      }
    }
    return (slopes, sizes)
  }

  /// The first level at which a slope is not zero, and its sign there.
  private func sign(_ slope: Slope, _ sizes: [Double]) -> (sign: Int, level: Int) {
    for level in slope.indices where slope[level].size > Self.noise * max(sizes[level], 1e-30) {
      return (slope[level].sign, level)
    }
    return (0, slope.count)
  }

  /// Which part of what a slope is the sum of is rounding.
  private static var noise: Double { 1e-25 }

  // MARK: Steps

  /// A column that lowers the cost if its part moves to a side.
  private struct Descent {
    var column: Int
    var side: Int
    var slope: [DoubleDouble]
    var sizes: [Double]
  }

  /// Takes steps until no column lowers the cost.
  /// - Returns: false if that would be too much work.
  private mutating func descend(isRestoring: Bool) -> Bool {
    for (row, part) in rows.enumerated() {
      if case .breakpoint(let number) = part { sides[number] = values[row].sign }
    }
    var stuck = 0
    while true {
      if work <= 0 { return false }
      guard let descent = choose(isRestoring, usesBlandsRule: stuck > Self.patience) else {
        return true
      }
      guard let moved = follow(descent, isRestoring, usesBlandsRule: stuck > Self.patience) else {
        return false
      }
      stuck = moved ? 0 : stuck + 1
    }
  }

  /// The most steps in a row that move nothing before Bland's rule, which is slow but meets no basis twice, chooses.
  private static var patience: Int { 50 }

  private mutating func choose(_ isRestoring: Bool, usesBlandsRule: Bool) -> Descent? {
    let (slopes, sizes) = gradient(isRestoring)
    work -= rows.count * columns.count
    var best: Descent?
    var bestLevel = Int.max
    var bestOrder = Int.max
    for column in columns.indices {
      for side in [-1, 1] {
        var own: (level: Int, size: DoubleDouble)?
        if case .breakpoint(let number) = columns[column] {
          if !isRestoring && isForbidden(number, side: side) { continue }
          own = slope(of: number, side: side, isRestoring)
        }
        var total = slopes.map { side > 0 ? $0[column] : -$0[column] }
        var parts = sizes.map { $0[column] }
        if let own {
          total[own.level] = total[own.level] + own.size
          parts[own.level] += own.size.size
        }
        let (sign, level) = sign(total, parts)
        if sign >= 0 { continue }
        let order = columns[column].order(after: breakpoints.count)
        if usesBlandsRule {
          if order >= bestOrder { continue }
        } else if let best {
          if level > bestLevel { continue }
          if level == bestLevel, !(total[level] < best.slope[level]) { continue }
        }
        best = Descent(column: column, side: side, slope: total, sizes: parts)
        (bestLevel, bestOrder) = (level, order)
      }
    }
    return best
  }

  /// A breakpoint that a row meets on the way.
  private struct Meeting {
    var row: Int
    var distance: DoubleDouble
  }

  /// Moves the part of a column until the cost falls no more.
  /// - Returns: whether anything moved; nil if the way has no end, which only rounding makes it have.
  private mutating func follow(
    _ descent: Descent, _ isRestoring: Bool, usesBlandsRule: Bool
  ) -> Bool? {
    let meetings = meetings(of: descent, usesBlandsRule)
    var slope = descent.slope
    var sizes = descent.sizes
    var end: Int?
    for (place, meeting) in meetings.enumerated() {
      guard case .breakpoint(let number) = rows[meeting.row] else { continue }
      let element = element(meeting.row, descent.column)
      let ahead = element.sign * descent.side
      if !isRestoring && isForbidden(number, side: ahead) {
        end = place
        break
      }
      for side in [-1, 1] where side == ahead || sides[number] == side {
        if let (level, size) = self.slope(of: number, side: side, isRestoring) {
          let jump = size * element.magnitude
          slope[level] = slope[level] + jump
          sizes[level] += jump.size
        }
      }
      if sign(slope, sizes).sign >= 0 || usesBlandsRule && meeting.distance.isZero {
        end = place
        break
      }
    }
    guard let end else { return nil }
    for meeting in meetings[..<end] {
      if case .breakpoint(let number) = rows[meeting.row] {
        sides[number] = element(meeting.row, descent.column).sign * descent.side
      }
    }
    if case .breakpoint(let number) = columns[descent.column] { sides[number] = descent.side }
    exchange(meetings[end].row, descent.column)
    return !meetings[end].distance.isZero
  }

  /// The breakpoints on the way, nearest first.
  private func meetings(of descent: Descent, _ usesBlandsRule: Bool) -> [Meeting] {
    var meetings: [Meeting] = []
    for (row, part) in rows.enumerated() {
      guard case .breakpoint(let number) = part else { continue }
      let element = element(row, descent.column)
      let ahead = element.sign * descent.side
      if ahead == 0 || sides[number] == ahead { continue }
      // One that lies on its breakpoint, whichever side counts, is met at once.
      let distance = values[row].isZero ? values[row] : (values[row] / element).magnitude
      meetings.append(Meeting(row: row, distance: distance))
    }
    meetings.sort { one, other in
      if one.distance < other.distance { return true }
      if other.distance < one.distance { return false }
      if !usesBlandsRule {
        let (first, second) = (element(one.row, descent.column), element(other.row, descent.column))
        if first.size != second.size { return first.size > second.size }
      }
      return rows[one.row].order(after: breakpoints.count)
        < rows[other.row].order(after: breakpoints.count)
    }
    return meetings
  }
}
