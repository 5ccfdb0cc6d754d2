// Ready directions: while nothing else happens, shifts of the same few rows need no look at any other row.
//
// A direction is made ready when its row was shifted before and nothing came in between: then the solver computes how
// far the row can go before any inactive row leaves its segment. Within that range no row has to be looked at: the
// variables on the direction only move, once per commit, when they are reported. All ready directions are disjoint, in
// their variables as in their rows, so that each has its range to itself. Whatever else is asked of the solver disturbs
// it: then the rows are brought up to date first.

extension Core {
  /// Takes note that a commit has left nothing undone.
  @inline(__always)
  mutating func beginRest() {
    let canRest =
      rest == .awake && directions.cache.isInUse && acceleration.contains(.readyDirections)
      && !journal.isRecording
      && memory.blank == nil && !stepLog.isOn
      && agenda.isEmpty
      && agenda.counts.leavingRows == 0 && agenda.counts.owingRows == 0
    if canRest { rest = .resting }
    point.counts.driftAtCommit = point.counts.drift
  }

  /// Ends the rest, because of something that is more than a shift. The rows that have passed breakpoints since it began
  /// are put into the segments that they are in.
  @inline(never)
  mutating func disturb() {
    settleReadyDirections()
    directions.cache.noteDisturbance()
    if !agenda.isEmpty { optimise() }
  }

  /// Ends the rest: it moves the point along the ready directions and brings the rows on them up to date.
  @inline(never)
  mutating func settleReadyDirections() {
    if rest == .resting { rest = .awake }
    if directions.cache.ready.isEmpty { return }
    let list = changes.report.pointee.list
    for index in 0..<directions.cache.ready.count {
      let direction = directions.cache.ready[index].data
      point.activity.base[Int(direction.row)] = direction.value
      let values = list.values(isOdd: direction.isOdd)
      for spot in Int(direction.firstPlace)..<Int(direction.firstPlace + direction.placeCount) {
        let variable = VariableID(list.handles[spot].index)
        changes.reported[variable] = values[spot]
        point.x.base[Int(variable)] = values[spot]
      }
    }
    var moving = directions.cache.movingPlaces
    while moving != 0 {
      let direction = directions.cache.removeFirst(of: &moving)
      let step = direction.data.value - direction.data.reached
      direction.data.reached = direction.data.value
      let variables = direction.data.variables
      countMoves(1, of: variables.count)
      directions.cache.noteFollowed(direction)
      for place in 0..<variables.count {
        point.x.base[Int(variables.indices[place])] += variables.values[place] * step
      }
    }
    directions.placesInUse = 0
    for index in 0..<directions.cache.ready.count {
      let direction = directions.cache.ready[index].data
      statistics.directionRows &+= direction.rows.count
      for place in 0..<direction.rows.count {
        let row = direction.rows.indices[place]
        let value = point.exactActivity(of: row, problem).sum
        point.activity.base[Int(row)] = value
        if value < point.lower[row] || value > point.upper[row] {
          agenda.enqueue(row, problem, point, &journal)
        }
      }
    }
    noteBlockedRows()
    directions.cache.noteDisturbed()
    exchangeBlockedRows()
  }

  /// Changes the right-hand side of the edit of a variable, which is given by its handle, if the edit's row has a ready direction
  /// and goes there freely. The point moves at the next commit.
  /// - Returns: false if it has none, or does not; nothing has changed then.
  @inline(__always)
  mutating func glide(editOf variable: UInt64, to constant: Double) -> Bool {
    let index = Int(UInt32(truncatingIfNeeded: variable))
    guard index < directions.reportPlaces.capacity else { return false }
    // Whatever is noted of the variable: a direction that knows it is that of its edit.
    let direction = directions.cache.direction(at: directions.reportPlaces.base[index].direction)
    return direction.data.edited == variable && glideFreely(direction, to: constant)
  }

  /// Changes the right-hand side of a constraint whose row has a ready direction, or one that can be made ready.
  /// The point moves at the next commit.
  /// - Returns: false if it has none, or the step is too long; nothing has changed then.
  @inline(__always)
  mutating func glide(_ index: ConstraintID, to constant: Double) -> Bool {
    guard let direction = directions.cache.findReady(problem.constraints[index].row) else {
      return false
    }
    let isReady = direction.data.isReady && direction.data.constraint == Link(index)
    return isReady && glideFreely(direction, to: constant) || glideAnyway(index, to: constant)
  }

  /// Shifts the row of a ready direction to a value for which the solver need not look at any row.
  /// - Returns: false if it must; nothing has changed then.
  @inline(__always)
  private mutating func glideFreely(
    _ direction: KeptDirection, to value: Double
  ) -> Bool {
    guard value > direction.data.low && value < direction.data.high else { return false }
    shift(direction, to: value, constant: value, bound: value)
    return true
  }

  /// Shifts the row of a ready direction, maybe as far as to the row that stops it.
  @inline(never)
  private mutating func glideAnyway(_ index: ConstraintID, to constant: Double) -> Bool {
    guard let direction = findReadyDirection(of: index, to: constant) else { return false }
    let bound = direction.data.bound(of: constant)
    let value = max(direction.data.least, min(direction.data.most, bound))
    let way = value - direction.data.reached
    // Far ways round off values that stay near, and have the point computed afresh.
    if abs(way) * direction.data.largestRate > Tolerances.far { return false }
    shift(direction, to: value, constant: constant, bound: bound)
    return true
  }

  /// Shifts the row of a ready direction to a value, and its constraint to a constant and the bound of the row that
  /// follows from the constant.
  @inline(__always)
  private mutating func shift(
    _ direction: KeptDirection, to value: Double, constant: Double,
    bound: Double
  ) {
    problem.constraints.base[Int(direction.data.constraint.certain)].constant = constant
    problem.members.elements.base[Int(direction.data.member)].bound = bound
    if value == direction.data.value { return }
    direction.data.value = value
    directions.cache.noteMoving(direction)
  }

  /// The ready direction along which a constraint can go as far as to a right-hand side; nil if there is none.
  mutating func findReadyDirection(
    of index: ConstraintID, to constant: Double
  ) -> KeptDirection? {
    guard let direction = directions.cache.findReady(problem.constraints[index].row) else {
      return nil
    }
    if !direction.data.isReady || direction.data.constraint != Link(index) {
      if !makeReady(direction, index) { return nil }
    }
    let bound = direction.data.bound(of: constant)
    let slack = Tolerances.breakpoint * max(1, abs(bound))
    let isWithin = bound >= direction.data.least && bound <= direction.data.most
    if bound - slack > direction.data.before && bound + slack < direction.data.after
      && (isWithin || hasBlockingRow(direction, before: bound))
    {
      return direction
    }
    direction.data.patience = min(Self.mostPatience, 2 &* direction.data.patience &+ 1)
    direction.data.repeats = 0
    return nil
  }

  /// The most shifts within its range, one after the other, for which a direction waits before it is made ready again.
  /// With each shift beyond its range the direction waits for twice as many and one more: 1, 3, 7, …, 63.
  private static var mostPatience: Int32 { 63 }

  /// Makes a direction ready if all is as it has to be, and it was followed before.
  @inline(never)
  private mutating func makeReady(
    _ direction: KeptDirection, _ index: ConstraintID
  )
    -> Bool
  {
    let row = direction.data.row
    guard
      direction.data.isFilled && direction.data.basis == directions.basisEpoch
        && !direction.data.isReady
        && direction.data.exchanges == directions.exchanges.count && !direction.data.isShared
        && direction.data.disturbance == directions.cache.disturbances
        && direction.data.repeats >= direction.data.patience
    else { return false }
    // The value of a variable with a place in the report has been reported.
    if !changes.touched.isEmpty { return false }
    let place = problem.memberIndex(row, of: index)
    guard
      basis.kind[row] == .active && point.position[row] == place && !agenda.isLeaving(row)
        && !agenda.isOwing(row)
    else { return false }
    let run = problem.members.run(row)
    let bound = run[Int(place)].bound
    direction.data.before = place > 0 ? run[Int(place) - 1].bound : -.infinity
    direction.data.after = Int(place) + 1 < run.count ? run[Int(place) + 1].bound : .infinity
    guard
      direction.data.before < bound && direction.data.after > bound
        && point.activity[row] == bound
    else { return false }
    direction.data.scale = problem.costs[run[Int(place)].cost].scale
    direction.data.isScaled = direction.data.scale != 1
    if !isolate(direction) {
      direction.data.isShared = true
      return false
    }
    findRange(of: direction)
    direction.data.constraint = Link(index)
    direction.data.member = problem.members.headers[row].start &+ place
    if let edited = problem.editedVariable(of: index) {
      direction.data.edited = Variable.handle(edited.number, problem.variableGeneration[edited])
    }
    direction.data.value = bound
    direction.data.reached = bound
    direction.data.findFreeRange()
    directions.cache.noteReady(direction)
    return true
  }

  /// Marks the rows and variables on the direction as its own, and gives its variables places in the report.
  /// - Returns: false if one of them is on a ready direction, or a variable was removed.
  private mutating func isolate(_ direction: KeptDirection) -> Bool {
    let variables = direction.data.variables
    directions.reportPlaces.reserve(Int(problem.counts.variables))
    for place in 0..<variables.count {
      let variable = variables.indices[place]
      // A removed variable that is still part of the factorisation moves by rounding at most, and is not reported. A
      // stay goes with its variable at every commit.
      if directions.hasReportPlace(variable, changes) || !problem.isInUse(variable)
        || !problem.stayOf[variable].isNone
      {
        return false
      }
    }
    // Only this marks rows as long as there are ready directions.
    if directions.cache.ready.isEmpty { directions.cache.readyMark = nextRowEpoch() }
    let rows = direction.data.rows
    for place in 0..<rows.count
    where workspace.rowMark[rows.indices[place]] == directions.cache.readyMark {
      return false
    }
    for place in 0..<rows.count {
      workspace.rowMark[rows.indices[place]] = directions.cache.readyMark
    }
    changes.claimReport(
      room: directions.placesInUse + variables.count, keeping: directions.placesInUse)
    direction.data.firstPlace = Int32(directions.placesInUse)
    direction.data.placeCount = 0
    direction.data.isOdd = false
    for place in 0..<variables.count {
      let variable = variables.indices[place]
      directions.takeReportPlace(
        variable, on: direction, value: point.x[variable], rate: variables.values[place], changes,
        problem)
    }
    return true
  }

  /// Computes how far the row of a direction can be shifted before an inactive one leaves its segment, or meets a breakpoint
  /// that it does not pass freely.
  private mutating func findRange(of direction: KeptDirection) {
    let start = point.activity[direction.data.row]
    let level = roomLevel(of: direction.data.row)
    var least = -Double.infinity
    var most = Double.infinity
    let rows = direction.data.rows
    statistics.directionRows &+= rows.count
    for place in 0..<rows.count {
      let (row, rate) = (rows.indices[place], rows.values[place])
      let (low, high) =
        acceleration.contains(.freePassage)
          && directions.isSupported(row, by: direction.data.row)
        ? freeRange(of: row, below: level) : (point.lower[row], point.upper[row])
      let toLower = (low - point.activity[row]) / rate
      let toUpper = (high - point.activity[row]) / rate
      least = max(least, min(toLower, toUpper))
      most = min(most, max(toLower, toUpper))
    }
    direction.data.start = start
    direction.data.least = start + least
    direction.data.most = start + most
    direction.data.blockingBelow = .unknown
    direction.data.blockingAbove = .unknown
  }

  /// The value last reported of a variable, or would have been if it had changed.
  @inline(__always)
  func reportedValue(of variable: VariableID) -> Double {
    rest == .resting && directions.hasReportPlace(variable, changes)
      ? directions.valueInReport(of: variable, changes) : changes.reported[variable]
  }

  /// Moves the variables on the ready directions and reports them. The values stay in the report's list as long as the
  /// rest lasts.
  @inline(__always)
  mutating func moveAlongReadyDirections() {
    // There has been room for all variables with places in the list since they have them.
    if !isKnownUniquelyReferenced(&changes.report.pointee.list) {
      changes.renewReport(room: directions.placesInUse, keeping: directions.placesInUse)
    }
    var moving = directions.cache.movingPlaces
    if moving == 0 { return changes.report.pointee.set(first: 0, count: 0, isOdd: true) }
    var direction = directions.cache.removeFirst(of: &moving)
    let isOdd = !direction.data.isOdd
    let runs = changes.report.pointee.list.runs(to: isOdd)
    var first = directions.placesInUse
    var last = 0
    var count = 0
    var moves = 0
    var still = SIMDMask<SIMD2<Int64>>(repeating: false)
    while true {
      if direction.data.isOdd == isOdd { direction.data.changeRun(changes) }
      let spot = Int(direction.data.firstPlace)
      let variables = Int(direction.data.placeCount)
      let value = direction.data.value
      move(runs, from: spot, variables, by: value - direction.data.reached, &still)
      direction.data.isOdd = isOdd
      direction.data.reached = value
      first = min(first, spot)
      last = max(last, spot &+ variables)
      count &+= variables
      moves &+= 1
      if moving == 0 { break }
      direction = directions.cache.removeFirst(of: &moving)
    }
    countMoves(moves, of: count)
    point.counts.driftAtCommit = point.counts.drift
    if any(still) || last &- first > count {
      gatherMoved()
    } else {
      changes.report.pointee.set(first: first, count: count, isOdd: isOdd)
    }
    directions.cache.noteMoved()
  }

  /// Moves `count` variables on a ready direction from the values before to those after.
  ///
  /// - Parameter still: becomes true somewhere if one of them did not move: rounding kept it where it was.
  @inline(__always)
  private mutating func move(
    _ runs: ChangeList.Runs, from spot: Int, _ count: Int, by step: Double,
    _ still: inout SIMDMask<SIMD2<Int64>>
  ) {
    let stride = MemoryLayout<Double>.stride
    var place = runs.start + spot &* stride
    let end = place + count &* stride
    @inline(__always)
    func moveTwo(after bytes: Int) {
      let old = place.loadUnaligned(fromByteOffset: runs.old &+ bytes, as: SIMD2<Double>.self)
      let rate = place.loadUnaligned(fromByteOffset: runs.rates &+ bytes, as: SIMD2<Double>.self)
      let new = old + rate * step
      place.storeBytes(of: new, toByteOffset: runs.new &+ bytes, as: SIMD2<Double>.self)
      still .|= new .== old
    }
    // Eight at a time as long as there are so many: counting takes as long as moving.
    while place + 8 &* stride <= end {
      for two in 0..<4 { moveTwo(after: two &* 2 &* stride) }
      place += 8 &* stride
    }
    while place + 2 &* stride <= end {
      moveTwo(after: 0)
      place += 2 &* stride
    }
    if place < end {
      let old = place.load(fromByteOffset: runs.old, as: Double.self)
      let new = old + place.load(fromByteOffset: runs.rates, as: Double.self) * step
      place.storeBytes(of: new, toByteOffset: runs.new, as: Double.self)
      if new == old { still = SIMDMask(repeating: true) }
    }
  }

  /// Lists the variables that moved, behind the places in the report, in which they do not lie together.
  @inline(never)
  private mutating func gatherMoved() {
    changes.claimReport(room: 2 * directions.placesInUse, keeping: directions.placesInUse)
    let list = changes.report.pointee.list
    var end = directions.placesInUse
    var moving = directions.cache.movingPlaces
    while moving != 0 {
      let direction = directions.cache.removeFirst(of: &moving).data
      let first = Int(direction.firstPlace)
      let old = list.values(isOdd: !direction.isOdd)
      let new = list.values(isOdd: direction.isOdd)
      for spot in first..<first + Int(direction.placeCount) where new[spot] != old[spot] {
        list.handles[end] = list.handles[spot]
        list.even[end] = old[spot]
        list.odd[end] = new[spot]
        end += 1
      }
    }
    changes.report.pointee.set(
      first: directions.placesInUse, count: end - directions.placesInUse, isOdd: true)
  }

  @inline(__always)
  private mutating func countMoves(_ moves: Int, of variables: Int) {
    statistics.directionMoves &+= moves
    statistics.variablesMoved &+= variables
    point.counts.drift &+= Int64(variables)
  }
}
