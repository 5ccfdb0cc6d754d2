// Cached directions: repeated shifts of the same row, as in a drag, are one pass over what moves.

extension Core {
  /// Shifts an active row by `step`: along its ray if there is one, else by a direction solve, which
  /// becomes a ray if the row was shifted before.
  mutating func shift(_ row: Int32, by step: Double) {
    if let ray = presentRay(of: row) {
      follow(ray, step)
    } else {
      factorisation.btran(of: basis.slot[row])
      move(by: step)
    }
    refreshIfDrifting()
  }

  /// The ray of an active row, computed or brought up to date; nil if the row was not shifted before, or its direction is
  /// not worth keeping.
  private mutating func presentRay(of row: Int32) -> UnsafeMutablePointer<Ray>? {
    guard let ray = directions.rays.find(row, basis: directions.basisEpoch) else {
      directions.rays.note(row, basis: directions.basisEpoch)
      return nil
    }
    if !ray.pointee.isFilled {
      factorisation.btran(of: basis.slot[row])
      return record(ray) ? ray : nil
    }
    if ray.pointee.exchanges < directions.exchanges.count && !takeIn(ray) {
      // If such exchanges come between any two shifts, no ray is worth its while.
      ray.pointee.isFilled = false
      return nil
    }
    return ray
  }

  /// Stores the solved direction as a ray.
  /// - Returns: false if something moves far for each point of the shift, and nothing has changed: where such rates cancel,
  ///   what rounding leaves is more than what counts, and differs from order to order of the same sums.
  private mutating func record(_ ray: UnsafeMutablePointer<Ray>) -> Bool {
    var largestRate = factorisation.largestPart
    for index in 0..<factorisation.d.list.count {
      largestRate = max(largestRate, abs(factorisation.d[factorisation.d.list[index]]))
    }
    if largestRate > Tolerances.far { return false }
    if ray.pointee.isFollowed { touchFollowed() }
    ray.pointee.isShared = false
    ray.pointee.patience = 1
    let roomBefore = ray.pointee.room
    ray.pointee.variables.removeAll()
    ray.pointee.rows.removeAll()
    workspace.rate.reserveAnew(Int(problem.counts.rows))
    workspace.rowList.removeAll()
    let epoch = nextRowEpoch()
    // Where much moves, all is looked through in order.
    let hasManyVariables = factorisation.d.list.count * 16 >= Int(problem.counts.variables)
    ray.pointee.largestRate = largestRate
    for index in 0..<factorisation.d.list.count {
      let variable = factorisation.d.list[index]
      let value = factorisation.d[variable]
      if abs(value) <= Tolerances.drop { continue }
      if !hasManyVariables { ray.pointee.variables.append(variable, value) }
      addRates(of: variable, value, epoch)
    }
    if hasManyVariables {
      for variable in 0..<problem.counts.variables
      where factorisation.d.marks[variable] == factorisation.wEpoch
        && abs(factorisation.d[variable]) > Tolerances.drop
      {
        ray.pointee.variables.append(variable, factorisation.d[variable])
      }
    } else {
      ray.pointee.variables.sort()
    }
    if workspace.rowList.count * 16 >= Int(problem.counts.rows) {
      for row in 0..<problem.counts.rows
      where workspace.rowMark[row] == epoch && abs(workspace.rate[row]) > Tolerances.drop {
        ray.pointee.rows.append(row, workspace.rate[row])
      }
    } else {
      for index in 0..<workspace.rowList.count
      where abs(workspace.rate[workspace.rowList[index]]) > Tolerances.drop {
        ray.pointee.rows.append(workspace.rowList[index], workspace.rate[workspace.rowList[index]])
      }
      ray.pointee.rows.sort()
    }
    let hasRoom = directions.rays.noteFilled(
      ray, exchanges: directions.exchanges.count, roomBefore: roomBefore,
      limit: 10_000 + 4 * Int(problem.counts.liveVariables + problem.counts.liveRows))
    if !hasRoom {
      touchFollowed()
      directions.rays.keepOnly(ray)
    }
    return true
  }

  /// Moves the point along a ray and queues rows that leave their segment.
  private mutating func follow(_ ray: UnsafeMutablePointer<Ray>, _ step: Double) {
    let variables = ray.pointee.variables
    let rows = ray.pointee.rows
    statistics.rayMoves &+= 1
    statistics.rayRows &+= rows.count
    statistics.variablesMoved &+= variables.count
    point.counts.drift &+= Int64(variables.count)
    if abs(step) * ray.pointee.largestRate > Tolerances.far { noteFarWay() }
    directions.rays.noteCalm(ray)
    if journal.isRecording {
      for place in 0..<variables.count {
        let variable = variables.indices[place]
        point.x.write(variable, point.x[variable] + variables.values[place] * step, &journal)
        changes.touch(variable)
      }
      for place in 0..<rows.count {
        let row = rows.indices[place]
        let value = point.activity[row] + rows.values[place] * step
        point.activity.write(row, value, &journal)
        if value < point.lower[row] || value > point.upper[row] {
          agenda.enqueue(row, problem, point, &journal)
        }
      }
    } else {
      // What moves is reported from the ray itself.
      directions.rays.noteFollowed(ray)
      let values = point.x.base
      let (moving, rates) = (variables.indices, variables.values)
      for place in 0..<variables.count { values[Int(moving[place])] += rates[place] * step }
      let activities = point.activity.base
      let lowest = point.lower.base
      let highest = point.upper.base
      let (changing, rowRates) = (rows.indices, rows.values)
      for place in 0..<rows.count {
        let row = Int(changing[place])
        let value = activities[row] + rowRates[place] * step
        activities[row] = value
        if value < lowest[row] || value > highest[row] {
          agenda.enqueue(changing[place], problem, point, &journal)
        }
      }
    }
  }

  /// Notes that what lies on the rays followed since the last report may differ from what was reported,
  /// so that the rays may change.
  mutating func touchFollowed() {
    for index in 0..<directions.rays.followed.count {
      let variables = directions.rays.followed[index].pointee.variables
      for place in 0..<variables.count { changes.touch(variables.indices[place]) }
    }
    directions.rays.noteReported()
  }

  // MARK: Exchanges

  /// The ray of an active row, if it is good as it is.
  func goodRay(of row: Int32) -> UnsafeMutablePointer<Ray>? {
    guard let ray = directions.rays.find(row, basis: directions.basisEpoch), ray.pointee.isFilled,
      ray.pointee.exchanges == directions.exchanges.count
    else { return nil }
    return ray
  }

  /// True if what is noted of the direction of a row, which is about to leave the basis, is good as it is.
  func canHandOnRay(of row: Int32) -> Bool {
    guard let ray = directions.rays.find(row, basis: directions.basisEpoch) else { return false }
    return !ray.pointee.isFilled || ray.pointee.exchanges == directions.exchanges.count
  }

  /// Hands what is noted of the direction of a row that leaves the basis to the row that enters in its place, whose
  /// direction is the same but for a factor, if that is a sign.
  /// - Returns: the ray, if there is one.
  mutating func handOnRay(
    of row: Int32, to entering: Int32, factor: Double
  ) -> UnsafeMutablePointer<Ray>? {
    guard abs(factor) == 1, let ray = directions.rays.find(row, basis: directions.basisEpoch) else {
      return nil
    }
    let handed = directions.rays.hand(ray, to: entering)
    if !handed.pointee.isFilled { return nil }
    if factor < 0 {
      handed.pointee.variables.negate()
      handed.pointee.rows.negate()
    }
    return handed
  }

  /// Takes the exchange into the ray that was handed on because of it, and moves the point along it.
  /// - Returns: false if the ray was lost in between; the point has not moved then.
  mutating func follow(
    handed ray: UnsafeMutablePointer<Ray>, of entering: Int32, for leaving: Int32, factor: Double,
    _ step: Double
  ) -> Bool {
    guard
      ray.pointee.row == entering && ray.pointee.isFilled
        && ray.pointee.basis == directions.basisEpoch
    else { return false }
    ray.pointee.rows[entering] = 0
    ray.pointee.rows[leaving] = factor
    ray.pointee.exchanges = directions.exchanges.count
    if step != 0 { follow(ray, step * factor) }
    return true
  }

  /// Takes the exchanges into a ray that were noted since the last time.
  /// - Returns: false if it must be computed afresh.
  mutating func takeIn(_ ray: UnsafeMutablePointer<Ray>) -> Bool {
    workspace.rowList.removeAll()
    let epoch = nextRowEpoch()
    var index = ray.pointee.exchanges
    while index < directions.exchanges.count {
      let entry = directions.exchanges.entries[index]
      index += 1
      if entry.row >= 0 {
        noteRate(of: entry.row, epoch)
        continue
      }
      var rate = 0.0
      let terms = Int(entry.first)..<Int(entry.first + entry.terms)
      for place in terms {
        let term = directions.exchanges.parts[place]
        rate += term.value * ray.pointee.variables[term.index]
      }
      if abs(rate) <= Tolerances.drop { continue }
      if entry.isLong { return false }
      if ray.pointee.isFollowed { touchFollowed() }
      let factor = rate / entry.factor
      for place in terms.upperBound..<terms.upperBound + Int(entry.direction) {
        let part = directions.exchanges.parts[place]
        let change = factor * part.value
        ray.pointee.largestRate = max(ray.pointee.largestRate, abs(change))
        ray.pointee.variables.add(-change, at: part.index)
        for watcher in point.watchers.run(part.index) { noteRate(of: watcher.id, epoch) }
      }
      if entry.stay >= 0 { ray.pointee.variables[entry.stay] = 0 }
    }
    if ray.pointee.largestRate > Tolerances.far { return false }
    for place in 0..<workspace.rowList.count {
      let row = workspace.rowList[place]
      var rate = 0.0
      if basis.kind[row] == .segment || basis.kind[row] == .pinned {
        for entry in problem.terms.run(row) {
          rate += entry.coefficient * ray.pointee.variables[entry.id]
        }
      }
      ray.pointee.rows[row] = rate
    }
    ray.pointee.exchanges = directions.exchanges.count
    statistics.rayUpdates &+= 1
    return true
  }

  /// Lists a row whose rate along a ray is to be computed, once.
  private mutating func noteRate(of row: Int32, _ epoch: Int32) {
    if workspace.rowMark[row] == epoch { return }
    workspace.rowMark[row] = epoch
    workspace.rowList.append(row)
  }

  /// Takes note that an inactive row came, went or changed.
  @inline(__always)
  mutating func noteExchange(ofInactive row: Int32) {
    if isRare(directions.rays.isInUse) { logExchange(ofInactive: row) }
  }

  /// Takes note that a row enters the basis along the solved direction, at the given rate.
  @inline(__always)
  mutating func noteExchange(entering row: Int32, factor: Double) {
    factorisation.solvedSlot = -1
    if isRare(directions.rays.isInUse) { logExchange(entering: row, factor) }
  }

  /// Takes note that a row enters the basis through an opening in the definition of another variable.
  mutating func noteExchange(entering row: Int32, through opening: Opening) {
    if directions.rays.isInUse {
      factorisation.makeWorkspace()
      factorisation.d.list.removeAll()
      factorisation.d.list.append(opening.variable)
      factorisation.d.list.append(opening.other)
      factorisation.d[opening.variable] = 1
      factorisation.d[opening.other] = opening.rate
    }
    noteExchange(entering: row, factor: opening.coefficient)
  }

  /// Takes note that the stay of a variable enters the basis along the solved direction.
  @inline(__always)
  mutating func noteExchange(enteringStayOf variable: Int32) {
    factorisation.solvedSlot = -1
    if isRare(directions.rays.isInUse) { logExchange(enteringStayOf: variable) }
  }

  /// Takes note that a row becomes the definition of a variable on which nothing depends.
  @inline(__always)
  mutating func noteExchange(
    defining variable: Int32, by row: Int32, with run: UnsafeBufferPointer<Entry>,
    _ coefficient: Double
  ) {
    factorisation.keepDirection(besides: run)
    if isRare(directions.rays.isInUse) {
      logExchange(defining: variable, by: row, with: run, coefficient)
    }
  }

  @inline(never)
  private mutating func logExchange(ofInactive row: Int32) {
    if makeRoomForExchange(terms: 0, 1) { directions.exchanges.note(row: row) }
  }

  @inline(never)
  private mutating func logExchange(entering row: Int32, _ factor: Double) {
    let run = problem.terms.run(row)
    guard makeRoomForExchange(terms: run.count, factor) else { return }
    directions.exchanges.note(
      stay: -1, terms: run.count, direction: factorisation.d.list.count, factor: factor)
    for entry in run { directions.exchanges.append(entry.id, entry.coefficient) }
    logDirection()
  }

  @inline(never)
  private mutating func logExchange(enteringStayOf variable: Int32) {
    guard makeRoomForExchange(terms: 1, factorisation.d[variable]) else { return }
    directions.exchanges.note(
      stay: variable, terms: 1, direction: factorisation.d.list.count,
      factor: factorisation.d[variable])
    directions.exchanges.append(variable, 1)
    logDirection()
  }

  /// Takes note, where rays are in use, that the stay of a variable enters the basis, in the variable's own slot, on which
  /// nothing rests.
  @inline(never)
  mutating func logExchange(enteringOwnStayOf variable: Int32) {
    guard makeRoomForExchange(terms: 1, 1) else { return }
    directions.exchanges.note(stay: variable, terms: 1, direction: 1, factor: 1)
    directions.exchanges.append(variable, 1)
    directions.exchanges.append(variable, 1)
  }

  @inline(never)
  private mutating func logExchange(
    defining variable: Int32, by row: Int32, with run: UnsafeBufferPointer<Entry>,
    _ coefficient: Double
  ) {
    guard makeRoomForExchange(terms: run.count, 1) else { return }
    directions.exchanges.note(stay: -1, terms: run.count, direction: 1, factor: coefficient)
    for entry in run { directions.exchanges.append(entry.id, entry.coefficient) }
    directions.exchanges.append(variable, 1)
  }

  private mutating func logDirection() {
    if factorisation.d.list.count > ExchangeLog.longest { return }
    for index in 0..<factorisation.d.list.count {
      directions.exchanges.append(
        factorisation.d.list[index], factorisation.d[factorisation.d.list[index]])
    }
  }

  /// Makes room for an exchange, which rays that have taken in few of those before do not survive.
  /// - Returns: false if no ray is left, or should survive it.
  private mutating func makeRoomForExchange(terms: Int, _ factor: Double) -> Bool {
    if terms > ExchangeLog.longest || abs(factor) < Tolerances.definingCoefficient {
      forgetRays()
      return false
    }
    directions.exchanges.reserve()
    if directions.exchanges.isFull {
      directions.rays.forgetAll(but: directions.basisEpoch, upTo: directions.exchanges.count)
      directions.exchanges.removeAll()
    }
    return directions.rays.isInUse
  }

  /// Forgets all rays: the basis has changed beyond exchanges.
  mutating func forgetRays() {
    directions.basisEpoch &+= 1
    factorisation.solvedSlot = -1
    directions.exchanges.removeAll()
    directions.rays.forgetAll()
    forgetSupports()
  }
}
