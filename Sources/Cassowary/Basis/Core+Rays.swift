// Cached directions: repeated shifts of the same row, as in a drag, are one pass over what moves.

extension Core {
  /// Shifts an active row by `step`: along its ray if there is one, else by a direction solve, which
  /// becomes a ray if the row was shifted before.
  mutating func shift(_ row: Int32, by step: Double) {
    if let ray = presentRay(of: row) {
      follow(ray, step)
    } else {
      solveDirection(of: slot[row])
      move(by: step)
    }
    refreshIfDrifting()
  }

  /// The ray of an active row, computed or brought up to date; nil if the row was not shifted before, or its direction is
  /// not worth keeping.
  private mutating func presentRay(of row: Int32) -> UnsafeMutablePointer<Ray>? {
    guard let ray = rays.find(row, basis: basisEpoch) else {
      rays.note(row, basis: basisEpoch)
      return nil
    }
    if !ray.pointee.isFilled {
      solveDirection(of: slot[row])
      return record(ray) ? ray : nil
    }
    if ray.pointee.exchanges < exchanges.count && !takeIn(ray) {
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
    var largestRate = largestPart
    for index in 0..<dList.count { largestRate = max(largestRate, abs(d[dList[index]])) }
    if largestRate > Tolerances.far { return false }
    if ray.pointee.isFollowed { touchFollowed() }
    ray.pointee.isShared = false
    ray.pointee.patience = 1
    let roomBefore = ray.pointee.room
    ray.pointee.variables.removeAll()
    ray.pointee.rows.removeAll()
    rate.reserveAnew(Int(counts.rows))
    rowList.removeAll()
    let epoch = nextEpoch()
    // Where much moves, all is looked through in order.
    let hasManyVariables = dList.count * 16 >= Int(counts.variables)
    ray.pointee.largestRate = largestRate
    for index in 0..<dList.count {
      let variable = dList[index]
      let value = d[variable]
      if abs(value) <= Tolerances.drop { continue }
      if !hasManyVariables { ray.pointee.variables.append(variable, value) }
      addRates(of: variable, value, epoch)
    }
    if hasManyVariables {
      for variable in 0..<counts.variables
      where dMark[variable] == wEpoch && abs(d[variable]) > Tolerances.drop {
        ray.pointee.variables.append(variable, d[variable])
      }
    } else {
      ray.pointee.variables.sort()
    }
    if rowList.count * 16 >= Int(counts.rows) {
      for row in 0..<counts.rows where rowMark[row] == epoch && abs(rate[row]) > Tolerances.drop {
        ray.pointee.rows.append(row, rate[row])
      }
    } else {
      for index in 0..<rowList.count where abs(rate[rowList[index]]) > Tolerances.drop {
        ray.pointee.rows.append(rowList[index], rate[rowList[index]])
      }
      ray.pointee.rows.sort()
    }
    let hasRoom = rays.noteFilled(
      ray, exchanges: exchanges.count, roomBefore: roomBefore,
      limit: 10_000 + 4 * Int(counts.liveVariables + counts.liveRows))
    if !hasRoom {
      touchFollowed()
      rays.keepOnly(ray)
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
    counts.drift &+= Int64(variables.count)
    if abs(step) * ray.pointee.largestRate > Tolerances.far { noteFarWay() }
    rays.noteCalm(ray)
    if journal.isRecording {
      for place in 0..<variables.count {
        let variable = variables.indices[place]
        x.write(variable, x[variable] + variables.values[place] * step, &journal)
        touch(variable)
      }
      for place in 0..<rows.count {
        let row = rows.indices[place]
        let value = activity[row] + rows.values[place] * step
        activity.write(row, value, &journal)
        if value < lower[row] || value > upper[row] { enqueue(row) }
      }
    } else {
      // What moves is reported from the ray itself.
      rays.noteFollowed(ray)
      let values = x.base
      let (moving, rates) = (variables.indices, variables.values)
      for place in 0..<variables.count { values[Int(moving[place])] += rates[place] * step }
      let activities = activity.base
      let lowest = lower.base
      let highest = upper.base
      let (changing, rowRates) = (rows.indices, rows.values)
      for place in 0..<rows.count {
        let row = Int(changing[place])
        let value = activities[row] + rowRates[place] * step
        activities[row] = value
        if value < lowest[row] || value > highest[row] { enqueue(changing[place]) }
      }
    }
  }

  /// Notes that what lies on the rays followed since the last report may differ from what was reported,
  /// so that the rays may change.
  mutating func touchFollowed() {
    for index in 0..<rays.followed.count {
      let variables = rays.followed[index].pointee.variables
      for place in 0..<variables.count { touch(variables.indices[place]) }
    }
    rays.noteReported()
  }

  // MARK: Exchanges

  /// The ray of an active row, if it is good as it is.
  func goodRay(of row: Int32) -> UnsafeMutablePointer<Ray>? {
    guard let ray = rays.find(row, basis: basisEpoch), ray.pointee.isFilled,
      ray.pointee.exchanges == exchanges.count
    else { return nil }
    return ray
  }

  /// True if what is noted of the direction of a row, which is about to leave the basis, is good as it is.
  func canHandOnRay(of row: Int32) -> Bool {
    guard let ray = rays.find(row, basis: basisEpoch) else { return false }
    return !ray.pointee.isFilled || ray.pointee.exchanges == exchanges.count
  }

  /// Hands what is noted of the direction of a row that leaves the basis to the row that enters in its place, whose
  /// direction is the same but for a factor, if that is a sign.
  /// - Returns: the ray, if there is one.
  mutating func handOnRay(
    of row: Int32, to entering: Int32, factor: Double
  ) -> UnsafeMutablePointer<Ray>? {
    guard abs(factor) == 1, let ray = rays.find(row, basis: basisEpoch) else { return nil }
    let handed = rays.hand(ray, to: entering)
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
    guard ray.pointee.row == entering && ray.pointee.isFilled && ray.pointee.basis == basisEpoch
    else { return false }
    ray.pointee.rows[entering] = 0
    ray.pointee.rows[leaving] = factor
    ray.pointee.exchanges = exchanges.count
    if step != 0 { follow(ray, step * factor) }
    return true
  }

  /// Takes the exchanges into a ray that were noted since the last time.
  /// - Returns: false if it must be computed afresh.
  mutating func takeIn(_ ray: UnsafeMutablePointer<Ray>) -> Bool {
    rowList.removeAll()
    let epoch = nextEpoch()
    var index = ray.pointee.exchanges
    while index < exchanges.count {
      let entry = exchanges.entries[index]
      index += 1
      if entry.row >= 0 {
        noteRate(of: entry.row, epoch)
        continue
      }
      var rate = 0.0
      let terms = Int(entry.first)..<Int(entry.first + entry.terms)
      for place in terms {
        let term = exchanges.parts[place]
        rate += term.value * ray.pointee.variables[term.index]
      }
      if abs(rate) <= Tolerances.drop { continue }
      if entry.isLong { return false }
      if ray.pointee.isFollowed { touchFollowed() }
      let factor = rate / entry.factor
      for place in terms.upperBound..<terms.upperBound + Int(entry.direction) {
        let part = exchanges.parts[place]
        let change = factor * part.value
        ray.pointee.largestRate = max(ray.pointee.largestRate, abs(change))
        ray.pointee.variables.add(-change, at: part.index)
        for watcher in watchers.run(part.index) { noteRate(of: watcher.id, epoch) }
      }
      if entry.stay >= 0 { ray.pointee.variables[entry.stay] = 0 }
    }
    if ray.pointee.largestRate > Tolerances.far { return false }
    for place in 0..<rowList.count {
      let row = rowList[place]
      var rate = 0.0
      if kind[row] == .segment || kind[row] == .pinned {
        for entry in terms.run(row) {
          rate += entry.coefficient * ray.pointee.variables[entry.id]
        }
      }
      ray.pointee.rows[row] = rate
    }
    ray.pointee.exchanges = exchanges.count
    statistics.rayUpdates &+= 1
    return true
  }

  /// Lists a row whose rate along a ray is to be computed, once.
  private mutating func noteRate(of row: Int32, _ epoch: Int32) {
    if rowMark[row] == epoch { return }
    rowMark[row] = epoch
    rowList.append(row)
  }

  /// Takes note that an inactive row came, went or changed.
  @inline(__always)
  mutating func noteExchange(ofInactive row: Int32) {
    if isRare(rays.isInUse) { logExchange(ofInactive: row) }
  }

  /// Takes note that a row enters the basis along the solved direction, at the given rate.
  @inline(__always)
  mutating func noteExchange(entering row: Int32, factor: Double) {
    solvedSlot = -1
    if isRare(rays.isInUse) { logExchange(entering: row, factor) }
  }

  /// Takes note that a row enters the basis through an opening in the definition of another variable.
  mutating func noteExchange(entering row: Int32, through opening: Opening) {
    if rays.isInUse {
      makeWorkingStorage()
      dList.removeAll()
      dList.append(opening.variable)
      dList.append(opening.other)
      d[opening.variable] = 1
      d[opening.other] = opening.rate
    }
    noteExchange(entering: row, factor: opening.coefficient)
  }

  /// Takes note that the stay of a variable enters the basis along the solved direction.
  @inline(__always)
  mutating func noteExchange(enteringStayOf variable: Int32) {
    solvedSlot = -1
    if isRare(rays.isInUse) { logExchange(enteringStayOf: variable) }
  }

  /// Takes note that a row becomes the definition of a variable on which nothing depends.
  @inline(__always)
  mutating func noteExchange(
    defining variable: Int32, by row: Int32, with run: UnsafeBufferPointer<Entry>,
    _ coefficient: Double
  ) {
    keepDirection(besides: run)
    if isRare(rays.isInUse) { logExchange(defining: variable, by: row, with: run, coefficient) }
  }

  @inline(never)
  private mutating func logExchange(ofInactive row: Int32) {
    if makeRoomForExchange(terms: 0, 1) { exchanges.note(row: row) }
  }

  @inline(never)
  private mutating func logExchange(entering row: Int32, _ factor: Double) {
    let run = terms.run(row)
    guard makeRoomForExchange(terms: run.count, factor) else { return }
    exchanges.note(stay: -1, terms: run.count, direction: dList.count, factor: factor)
    for entry in run { exchanges.append(entry.id, entry.coefficient) }
    logDirection()
  }

  @inline(never)
  private mutating func logExchange(enteringStayOf variable: Int32) {
    guard makeRoomForExchange(terms: 1, d[variable]) else { return }
    exchanges.note(stay: variable, terms: 1, direction: dList.count, factor: d[variable])
    exchanges.append(variable, 1)
    logDirection()
  }

  /// Takes note, where rays are in use, that the stay of a variable enters the basis, in the variable's own slot, on which
  /// nothing rests.
  @inline(never)
  mutating func logExchange(enteringOwnStayOf variable: Int32) {
    guard makeRoomForExchange(terms: 1, 1) else { return }
    exchanges.note(stay: variable, terms: 1, direction: 1, factor: 1)
    exchanges.append(variable, 1)
    exchanges.append(variable, 1)
  }

  @inline(never)
  private mutating func logExchange(
    defining variable: Int32, by row: Int32, with run: UnsafeBufferPointer<Entry>,
    _ coefficient: Double
  ) {
    guard makeRoomForExchange(terms: run.count, 1) else { return }
    exchanges.note(stay: -1, terms: run.count, direction: 1, factor: coefficient)
    for entry in run { exchanges.append(entry.id, entry.coefficient) }
    exchanges.append(variable, 1)
  }

  private mutating func logDirection() {
    if dList.count > ExchangeLog.longest { return }
    for index in 0..<dList.count { exchanges.append(dList[index], d[dList[index]]) }
  }

  /// Makes room for an exchange, which rays that have taken in few of those before do not survive.
  /// - Returns: false if no ray is left, or should survive it.
  private mutating func makeRoomForExchange(terms: Int, _ factor: Double) -> Bool {
    if terms > ExchangeLog.longest || abs(factor) < Tolerances.definingCoefficient {
      forgetRays()
      return false
    }
    exchanges.reserve()
    if exchanges.isFull {
      rays.forgetAll(but: basisEpoch, upTo: exchanges.count)
      exchanges.removeAll()
    }
    return rays.isInUse
  }

  /// Forgets all rays: the basis has changed beyond exchanges.
  mutating func forgetRays() {
    basisEpoch &+= 1
    solvedSlot = -1
    exchanges.removeAll()
    rays.forgetAll()
    forgetSupports()
  }
}
