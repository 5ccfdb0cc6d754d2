// Ready rays: while nothing else happens, shifts of the same few rows need no look at any other row.
//
// A ray is made ready when its row was shifted before and nothing came in between: then it is computed how
// far the row can go before any inactive row leaves its segment. Within that range no row has to be looked
// at, and what is left to do is to move the variables on the ray, once per commit, which is when they are
// reported. All ready rays are disjoint, in their variables as in their rows, so that each has its range to
// itself. Whatever else is asked of the solver disturbs it: then the rows are brought up to date first.

extension Core {
  /// Takes note that a commit has left nothing undone.
  @inline(__always)
  mutating func rest() {
    directions.isAtRest =
      directions.rays.isInUse && !journal.isRecording && memory.blank == nil && !stepLog.isOn
      && isSettled
      && agenda.counts.leavingRows == 0 && agenda.counts.owingRows == 0
    point.counts.driftAtCommit = point.counts.drift
  }

  /// Ends the rest, because of something that is more than a shift. The rows that have passed breakpoints since it began
  /// are put into the segments that they are in.
  @inline(never)
  mutating func disturb() {
    settleReadyRays()
    directions.rays.noteDisturbance()
    if !isSettled { optimise() }
  }

  /// Ends the rest: moves the point along the ready rays and brings the rows on them up to date.
  @inline(never)
  mutating func settleReadyRays() {
    directions.isAtRest = false
    if directions.rays.ready.isEmpty { return }
    let list = changes.report.pointee.list
    for index in 0..<directions.rays.ready.count {
      let ray = directions.rays.ready[index].pointee
      point.activity.base[Int(ray.row)] = ray.value
      let values = list.values(isOdd: ray.isOdd)
      for seat in Int(ray.seat)..<Int(ray.seat + ray.seats) {
        let variable = list.handles[seat].index
        changes.reported[variable] = values[seat]
        point.x.base[Int(variable)] = values[seat]
      }
    }
    var moving = directions.rays.movingPlaces
    while moving != 0 {
      let ray = directions.rays.removeFirst(of: &moving)
      let step = ray.pointee.value - ray.pointee.reached
      ray.pointee.reached = ray.pointee.value
      let variables = ray.pointee.variables
      countMoves(1, of: variables.count)
      directions.rays.noteFollowed(ray)
      for place in 0..<variables.count {
        point.x.base[Int(variables.indices[place])] += variables.values[place] * step
      }
    }
    directions.seated = 0
    for index in 0..<directions.rays.ready.count {
      let ray = directions.rays.ready[index].pointee
      statistics.rayRows &+= ray.rows.count
      for place in 0..<ray.rows.count {
        let row = ray.rows.indices[place]
        let value = point.exactActivity(of: row, problem).sum
        point.activity.base[Int(row)] = value
        if value < point.lower[row] || value > point.upper[row] {
          agenda.enqueue(row, problem, point, &journal)
        }
      }
    }
    noteStoppedRows()
    directions.rays.noteDisturbed()
    exchangeStoppedRows()
  }

  /// Changes the right-hand side of the edit of a variable, which is given by its handle, if the edit's row has a ready ray
  /// and goes there freely. The point moves at the next commit.
  /// - Returns: false if it has none, or does not; nothing has changed then.
  @inline(__always)
  mutating func glide(editOf variable: UInt64, to constant: Double) -> Bool {
    let index = Int(UInt32(truncatingIfNeeded: variable))
    guard directions.isAtRest && index < directions.seats.capacity else { return false }
    // Whatever is noted of the variable: a ray that knows it is that of its edit.
    let ray = directions.rays.ray(at: directions.seats.base[index].ray)
    return ray.pointee.edited == variable && glideFreely(ray, to: constant)
  }

  /// Changes the right-hand side of a constraint whose row has a ready ray, or one that can be made ready.
  /// The point moves at the next commit.
  /// - Returns: false if it has none, or the step is too long; nothing has changed then.
  @inline(__always)
  mutating func glide(_ index: Int32, to constant: Double) -> Bool {
    guard let ray = directions.rays.findReady(problem.constraints[index].row) else { return false }
    let isReady = ray.pointee.isReady && ray.pointee.constraint == index
    return isReady && glideFreely(ray, to: constant) || glideAnyway(index, to: constant)
  }

  /// Shifts the row of a ready ray to a value where nothing has to be looked at.
  /// - Returns: false if the value is no such; nothing has changed then.
  @inline(__always)
  private mutating func glideFreely(
    _ ray: UnsafeMutablePointer<Ray>, to value: Double
  ) -> Bool {
    guard value > ray.pointee.low && value < ray.pointee.high else { return false }
    shift(ray, to: value, constant: value, bound: value)
    return true
  }

  /// Shifts the row of a ready ray, maybe as far as to what stops it.
  @inline(never)
  private mutating func glideAnyway(_ index: Int32, to constant: Double) -> Bool {
    guard let ray = findReadyRay(of: index, to: constant) else { return false }
    let bound = bound(of: constant, on: ray)
    let value = max(ray.pointee.least, min(ray.pointee.most, bound))
    let way = value - ray.pointee.reached
    // Far ways round off what stays near, and have the point computed afresh.
    if abs(way) * ray.pointee.largestRate > Tolerances.far { return false }
    shift(ray, to: value, constant: constant, bound: bound)
    return true
  }

  /// Shifts the row of a ready ray to a value, and its constraint to a constant and the bound that this is of the row.
  @inline(__always)
  private mutating func shift(
    _ ray: UnsafeMutablePointer<Ray>, to value: Double, constant: Double, bound: Double
  ) {
    problem.constraints.base[Int(ray.pointee.constraint)].constant = constant
    problem.members.elements.base[Int(ray.pointee.member)].bound = bound
    if value == ray.pointee.value { return }
    ray.pointee.value = value
    directions.rays.noteMoving(ray)
  }

  /// The ready ray along which a constraint can go as far as to a right-hand side; nil if there is none.
  mutating func findReadyRay(
    of index: Int32, to constant: Double
  ) -> UnsafeMutablePointer<Ray>? {
    guard let ray = directions.rays.findReady(problem.constraints[index].row) else { return nil }
    if !ray.pointee.isReady || ray.pointee.constraint != index {
      if !makeReady(ray, index) { return nil }
    }
    let bound = bound(of: constant, on: ray)
    let slack = Tolerances.breakpoint * max(1, abs(bound))
    let isWithin = bound >= ray.pointee.least && bound <= ray.pointee.most
    if bound - slack > ray.pointee.before && bound + slack < ray.pointee.after
      && (isWithin || hasStop(ray, before: bound))
    {
      return ray
    }
    ray.pointee.patience = min(Self.mostPatience, 2 &* ray.pointee.patience &+ 1)
    ray.pointee.calm = 0
    return nil
  }

  /// The bound of the row of a ready ray for a right-hand side of its constraint.
  @inline(__always)
  private func bound(of constant: Double, on ray: UnsafeMutablePointer<Ray>) -> Double {
    // Mostly there is nothing to divide, and nobody waits for it; a comparison with 1 the compiler would leave out.
    ray.pointee.isScaled ? constant / ray.pointee.scale : constant
  }

  /// A ray whose steps are too long again and again is made ready after so many of them that were not.
  private static var mostPatience: Int32 { 63 }

  /// Makes a ray ready if all is as it has to be, and it was followed before.
  @inline(never)
  private mutating func makeReady(_ ray: UnsafeMutablePointer<Ray>, _ index: Int32) -> Bool {
    let row = ray.pointee.row
    guard
      ray.pointee.isFilled && ray.pointee.basis == directions.basisEpoch && !ray.pointee.isReady
        && ray.pointee.exchanges == directions.exchanges.count && !ray.pointee.isShared
        && ray.pointee.disturbance == directions.rays.disturbances
        && ray.pointee.calm >= ray.pointee.patience
    else { return false }
    // Where a variable has its seat, its value is one that was reported.
    if !changes.touched.isEmpty { return false }
    let place = memberIndex(row, of: index)
    guard
      basis.kind[row] == .active && point.position[row] == place && !agenda.isLeaving(row)
        && !agenda.isOwing(row)
    else { return false }
    let run = problem.members.run(row)
    let bound = run[Int(place)].bound
    ray.pointee.before = place > 0 ? run[Int(place) - 1].bound : -.infinity
    ray.pointee.after = Int(place) + 1 < run.count ? run[Int(place) + 1].bound : .infinity
    guard ray.pointee.before < bound && ray.pointee.after > bound && point.activity[row] == bound
    else { return false }
    ray.pointee.scale = problem.costs[run[Int(place)].cost].scale
    ray.pointee.isScaled = ray.pointee.scale != 1
    if !isolate(ray) {
      ray.pointee.isShared = true
      return false
    }
    findRange(of: ray)
    ray.pointee.constraint = index
    ray.pointee.member = problem.members.headers[row].start &+ place
    if let edited = editedVariable(of: index) {
      ray.pointee.edited = Variable.handle(edited, problem.variableGeneration[edited])
    }
    ray.pointee.value = bound
    ray.pointee.reached = bound
    findFreeRange(of: ray)
    directions.rays.noteReady(ray)
    return true
  }

  /// Narrows the range of a ready ray by a row that has come to lie on it, and is within its segment.
  mutating func narrow(_ ray: UnsafeMutablePointer<Ray>, by row: Int32, _ rate: Double) {
    let toLower = (point.lower[row] - point.activity[row]) / rate
    let toUpper = (point.upper[row] - point.activity[row]) / rate
    let least = min(ray.pointee.value, ray.pointee.start + min(toLower, toUpper))
    let most = max(ray.pointee.value, ray.pointee.start + max(toLower, toUpper))
    if least > ray.pointee.least {
      ray.pointee.least = least
      ray.pointee.stopBelow = .unknown
    }
    if most < ray.pointee.most {
      ray.pointee.most = most
      ray.pointee.stopAbove = .unknown
    }
    findFreeRange(of: ray)
  }

  /// Computes between which constants the row of a ready ray has the value of the constant and no other breakpoint near,
  /// and no way is far.
  private mutating func findFreeRange(of ray: UnsafeMutablePointer<Ray>) {
    let far = Tolerances.far / (2 * max(ray.pointee.largestRate, 1))
    let low = max(ray.pointee.least, ray.pointee.start - far)
    let high = min(ray.pointee.most, ray.pointee.start + far)
    let slack = Tolerances.breakpoint * max(1, max(abs(low), abs(high)))
    ray.pointee.low = ray.pointee.isScaled ? .infinity : max(low, ray.pointee.before + slack)
    ray.pointee.high = min(high, ray.pointee.after - slack)
  }

  /// Marks what is on the ray as its own, and gives its variables seats.
  /// - Returns: false if something of it is on a ready ray, or a variable was removed.
  private mutating func isolate(_ ray: UnsafeMutablePointer<Ray>) -> Bool {
    let variables = ray.pointee.variables
    directions.seats.reserve(Int(problem.counts.variables))
    for place in 0..<variables.count {
      let variable = variables.indices[place]
      // What is removed and part of the factorisation still moves by rounding at most, which nobody is told of. A stay
      // goes with its variable at every commit.
      if isSeated(variable) || problem.useCount[variable] < 0 || problem.stayOf[variable] > 0 {
        return false
      }
    }
    // Nothing but this marks any row as long as there are ready rays.
    if directions.rays.ready.isEmpty { directions.rays.readyMark = nextRowEpoch() }
    let rows = ray.pointee.rows
    for place in 0..<rows.count
    where workspace.rowMark[rows.indices[place]] == directions.rays.readyMark {
      return false
    }
    for place in 0..<rows.count {
      workspace.rowMark[rows.indices[place]] = directions.rays.readyMark
    }
    claimReport(room: directions.seated + variables.count)
    ray.pointee.seat = Int32(directions.seated)
    ray.pointee.seats = 0
    ray.pointee.isOdd = false
    for place in 0..<variables.count {
      let variable = variables.indices[place]
      takeSeat(variable, on: ray, value: point.x[variable], rate: variables.values[place])
    }
    return true
  }

  /// Computes how far the row of a ray can be shifted before an inactive one leaves its segment, or meets a breakpoint
  /// that it does not pass freely.
  private mutating func findRange(of ray: UnsafeMutablePointer<Ray>) {
    let start = point.activity[ray.pointee.row]
    let level = roomLevel(of: ray.pointee.row)
    var least = -Double.infinity
    var most = Double.infinity
    let rows = ray.pointee.rows
    statistics.rayRows &+= rows.count
    for place in 0..<rows.count {
      let (row, rate) = (rows.indices[place], rows.values[place])
      let (low, high) =
        isSupported(row, by: ray.pointee.row)
        ? freeRange(of: row, below: level) : (point.lower[row], point.upper[row])
      let toLower = (low - point.activity[row]) / rate
      let toUpper = (high - point.activity[row]) / rate
      least = max(least, min(toLower, toUpper))
      most = min(most, max(toLower, toUpper))
    }
    ray.pointee.start = start
    ray.pointee.least = start + least
    ray.pointee.most = start + most
    ray.pointee.stopBelow = .unknown
    ray.pointee.stopAbove = .unknown
  }

  /// What was last reported of a variable, or would have been if it had changed.
  @inline(__always)
  func reportedValue(of variable: Int32) -> Double {
    directions.isAtRest && isSeated(variable)
      ? seatedValue(of: variable) : changes.reported[variable]
  }

  /// Moves what lies on the ready rays and reports it. The values stay in the report's list as long as the
  /// rest lasts.
  @inline(__always)
  mutating func moveAlongReadyRays() {
    // There has been room for all that are seated since they are.
    if !isKnownUniquelyReferenced(&changes.report.pointee.list) {
      renewReport(room: directions.seated)
    }
    var moving = directions.rays.movingPlaces
    if moving == 0 { return changes.report.pointee.set(first: 0, count: 0, isOdd: true) }
    var ray = directions.rays.removeFirst(of: &moving)
    let isOdd = !ray.pointee.isOdd
    let runs = changes.report.pointee.list.runs(to: isOdd)
    var first = directions.seated
    var last = 0
    var count = 0
    var moves = 0
    var still = SIMDMask<SIMD2<Int64>>(repeating: false)
    while true {
      if ray.pointee.isOdd == isOdd { changeRun(of: ray) }
      let seat = Int(ray.pointee.seat)
      let variables = Int(ray.pointee.seats)
      let value = ray.pointee.value
      move(runs, from: seat, variables, by: value - ray.pointee.reached, &still)
      ray.pointee.isOdd = isOdd
      ray.pointee.reached = value
      first = min(first, seat)
      last = max(last, seat &+ variables)
      count &+= variables
      moves &+= 1
      if moving == 0 { break }
      ray = directions.rays.removeFirst(of: &moving)
    }
    countMoves(moves, of: count)
    point.counts.driftAtCommit = point.counts.drift
    if any(still) || last &- first > count {
      gatherMoved()
    } else {
      changes.report.pointee.set(first: first, count: count, isOdd: isOdd)
    }
    directions.rays.noteMoved()
  }

  /// Moves so many variables on a ready ray from the values before to those after.
  ///
  /// - Parameter still: becomes true somewhere if one of them did not move: rounding kept it where it was.
  @inline(__always)
  private mutating func move(
    _ runs: ChangeList.Runs, from seat: Int, _ count: Int, by step: Double,
    _ still: inout SIMDMask<SIMD2<Int64>>
  ) {
    let stride = MemoryLayout<Double>.stride
    var place = runs.start + seat &* stride
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

  /// Has the other run hold the present values of a ray, which moves with one that was moved more often.
  @inline(never)
  private mutating func changeRun(of ray: UnsafeMutablePointer<Ray>) {
    let list = changes.report.pointee.list
    let seat = Int(ray.pointee.seat)
    let present = list.values(isOdd: ray.pointee.isOdd) + seat
    let other = list.values(isOdd: !ray.pointee.isOdd) + seat
    other.update(from: present, count: Int(ray.pointee.seats))
  }

  /// Lists what moved, behind the seats: it does not lie together in them.
  @inline(never)
  private mutating func gatherMoved() {
    claimReport(room: 2 * directions.seated)
    let list = changes.report.pointee.list
    var end = directions.seated
    var moving = directions.rays.movingPlaces
    while moving != 0 {
      let ray = directions.rays.removeFirst(of: &moving).pointee
      let first = Int(ray.seat)
      let old = list.values(isOdd: !ray.isOdd)
      let new = list.values(isOdd: ray.isOdd)
      for seat in first..<first + Int(ray.seats) where new[seat] != old[seat] {
        list.handles[end] = list.handles[seat]
        list.even[end] = old[seat]
        list.odd[end] = new[seat]
        end += 1
      }
    }
    changes.report.pointee.set(
      first: directions.seated, count: end - directions.seated, isOdd: true)
  }

  @inline(__always)
  private mutating func countMoves(_ moves: Int, of variables: Int) {
    statistics.rayMoves &+= moves
    statistics.variablesMoved &+= variables
    point.counts.drift &+= Int64(variables)
  }
}
