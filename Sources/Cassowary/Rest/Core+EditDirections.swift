// Cached directions: repeated shifts of the same row, as in a drag, are one pass over the variables and rows that move.

extension Core {
  /// Shifts an active row by `step`: along its cached direction if there is one, else by a BTRAN, whose direction is
  /// kept if the row was shifted before.
  mutating func shift(_ row: RowID, by step: Double) {
    if let direction = presentDirection(of: row) {
      follow(direction, step)
    } else {
      factorisation.btran(of: basis.slot(of: row))
      move(by: step)
    }
    refreshIfDrifting()
  }

  /// The direction of an active row, computed or brought up to date; nil if the row was not shifted before, or its direction is
  /// not worth keeping.
  private mutating func presentDirection(of row: RowID) -> KeptDirection? {
    if !acceleration.contains(.editDirections) { return nil }
    guard let direction = directions.cache.find(row, basis: directions.basisEpoch) else {
      directions.cache.note(row, basis: directions.basisEpoch)
      return nil
    }
    if !direction.data.isFilled {
      factorisation.btran(of: basis.slot(of: row))
      return record(direction) ? direction : nil
    }
    if direction.data.exchanges < directions.exchanges.count && !takeIn(direction) {
      // If such exchanges come between any two shifts, no direction pays.
      direction.data.isFilled = false
      return nil
    }
    return direction
  }

  /// Keeps the solved direction.
  /// - Returns: false if something moves far for each point of the shift, and nothing has changed: where such rates
  ///   cancel, the rounding that is left exceeds the true rate, and differs from order to order of the same sums.
  private mutating func record(_ direction: KeptDirection) -> Bool {
    var largestRate = factorisation.largestPart
    for index in 0..<factorisation.d.list.count {
      largestRate = max(largestRate, abs(factorisation.d[factorisation.d.list[index]]))
    }
    if largestRate > Tolerances.far { return false }
    if direction.data.isFollowed { directions.touchFollowed(&changes) }
    direction.data.isShared = false
    direction.data.patience = 1
    let roomBefore = direction.data.room
    direction.data.variables.removeAll()
    direction.data.rows.removeAll()
    workspace.rate.reserveAnew(Int(problem.counts.rows))
    workspace.rowList.removeAll()
    let epoch = nextRowEpoch()
    // If much moves, the pass looks at everything in order.
    let hasManyVariables = factorisation.d.list.count * 16 >= Int(problem.counts.variables)
    direction.data.largestRate = largestRate
    for index in 0..<factorisation.d.list.count {
      let variable = factorisation.d.list[index]
      let value = factorisation.d[variable]
      if abs(value) <= Tolerances.drop { continue }
      if !hasManyVariables { direction.data.variables.append(variable, value) }
      addRates(of: variable, value, epoch)
    }
    if hasManyVariables {
      for variable in problem.allVariables
      where factorisation.d.marks[variable] == factorisation.wEpoch
        && abs(factorisation.d[variable]) > Tolerances.drop
      {
        direction.data.variables.append(variable, factorisation.d[variable])
      }
    } else {
      direction.data.variables.sort()
    }
    if workspace.rowList.count * 16 >= Int(problem.counts.rows) {
      for row in problem.allRows
      where workspace.rowMark[row] == epoch && abs(workspace.rate[row]) > Tolerances.drop {
        direction.data.rows.append(row, workspace.rate[row])
      }
    } else {
      for index in 0..<workspace.rowList.count
      where abs(workspace.rate[workspace.rowList[index]]) > Tolerances.drop {
        direction.data.rows.append(
          workspace.rowList[index], workspace.rate[workspace.rowList[index]])
      }
      direction.data.rows.sort()
    }
    let hasRoom = directions.cache.noteFilled(
      direction, exchanges: directions.exchanges.count, roomBefore: roomBefore,
      limit: 10_000 + 4 * Int(problem.counts.liveVariables + problem.counts.liveRows))
    if !hasRoom {
      directions.touchFollowed(&changes)
      directions.cache.keepOnly(direction)
    }
    return true
  }

  /// Moves the point along a direction and queues rows that leave their segment.
  private mutating func follow(_ direction: KeptDirection, _ step: Double) {
    let variables = direction.data.variables
    let rows = direction.data.rows
    statistics.directionMoves &+= 1
    statistics.directionRows &+= rows.count
    statistics.variablesMoved &+= variables.count
    point.counts.drift &+= Int64(variables.count)
    if abs(step) * direction.data.largestRate > Tolerances.far { point.noteFarWay() }
    directions.cache.noteRepeat(direction)
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
      // The variables that move are reported from the direction itself.
      directions.cache.noteFollowed(direction)
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

  // MARK: Exchanges

  /// Takes the exchange into the direction that it handed on, and moves the point along that direction.
  /// - Returns: false if the direction was lost in between; the point has not moved then.
  mutating func follow(
    handed direction: KeptDirection, of entering: RowID, for leaving: RowID,
    factor: Double,
    _ step: Double
  ) -> Bool {
    guard
      direction.data.owner == Link(entering) && direction.data.isFilled
        && direction.data.basis == directions.basisEpoch
    else { return false }
    direction.data.rows[entering] = 0
    direction.data.rows[leaving] = factor
    direction.data.exchanges = directions.exchanges.count
    if step != 0 { follow(direction, step * factor) }
    return true
  }

  /// Takes into a direction the exchanges that were noted since the last time.
  /// - Returns: false if it must be computed afresh.
  mutating func takeIn(_ direction: KeptDirection) -> Bool {
    workspace.rowList.removeAll()
    let epoch = nextRowEpoch()
    var index = direction.data.exchanges
    while index < directions.exchanges.count {
      let entry = directions.exchanges.entries[index]
      index += 1
      if let row = entry.row.id {
        noteRate(of: row, epoch)
        continue
      }
      var rate = 0.0
      let terms = Int(entry.first)..<Int(entry.first + entry.terms)
      for place in terms {
        let term = directions.exchanges.parts[place]
        rate += term.value * direction.data.variables[term.variable]
      }
      if abs(rate) <= Tolerances.drop { continue }
      if entry.isLong { return false }
      if direction.data.isFollowed { directions.touchFollowed(&changes) }
      let factor = rate / entry.factor
      for place in terms.upperBound..<terms.upperBound + Int(entry.direction) {
        let part = directions.exchanges.parts[place]
        let change = factor * part.value
        direction.data.largestRate = max(direction.data.largestRate, abs(change))
        direction.data.variables.add(-change, at: part.variable)
        for watcher in point.watchers.run(part.variable) { noteRate(of: watcher.row, epoch) }
      }
      if let stay = entry.stay.id { direction.data.variables[stay] = 0 }
    }
    if direction.data.largestRate > Tolerances.far { return false }
    for place in 0..<workspace.rowList.count {
      let row = workspace.rowList[place]
      var rate = 0.0
      if basis.kind[row] == .segment || basis.kind[row] == .pinned {
        for entry in problem.terms.run(row) {
          rate += entry.coefficient * direction.data.variables[entry.variable]
        }
      }
      direction.data.rows[row] = rate
    }
    direction.data.exchanges = directions.exchanges.count
    statistics.directionUpdates &+= 1
    return true
  }

  /// Lists a row whose rate along a direction is to be computed, once.
  private mutating func noteRate(of row: RowID, _ epoch: Int32) {
    if workspace.rowMark[row] == epoch { return }
    workspace.rowMark[row] = epoch
    workspace.rowList.append(row)
  }

  /// Takes note that a row enters the basis through an augmenting path in the definition of another variable.
  mutating func exchanged(through path: AugmentingPath, by row: RowID) {
    if keepsDirections {
      factorisation.makeWorkspace()
      factorisation.d.list.removeAll()
      factorisation.d.list.append(path.variable)
      factorisation.d.list.append(path.other)
      factorisation.d[path.variable] = 1
      factorisation.d[path.other] = path.rate
    }
    exchanged(.entered(row, factor: path.coefficient))
  }

  @inline(never)
  mutating func logExchange(ofInactive row: RowID) {
    if makeRoomForExchange(terms: 0, 1) { directions.exchanges.note(row: row) }
  }

  @inline(never)
  mutating func logExchange(entering row: RowID, _ factor: Double) {
    let run = problem.terms.run(row)
    guard makeRoomForExchange(terms: run.count, factor) else { return }
    directions.exchanges.note(
      stay: .none, terms: run.count, direction: factorisation.d.list.count, factor: factor)
    for entry in run { directions.exchanges.append(entry.variable, entry.coefficient) }
    logDirection()
  }

  @inline(never)
  mutating func logExchange(enteringStayOf variable: VariableID) {
    guard makeRoomForExchange(terms: 1, factorisation.d[variable]) else { return }
    directions.exchanges.note(
      stay: Link(variable), terms: 1, direction: factorisation.d.list.count,
      factor: factorisation.d[variable])
    directions.exchanges.append(variable, 1)
    logDirection()
  }

  /// Takes note, if directions are in use, that the stay of a variable enters the basis in the variable's own slot, on
  /// which nothing rests.
  @inline(never)
  mutating func logExchange(enteringOwnStayOf variable: VariableID) {
    guard makeRoomForExchange(terms: 1, 1) else { return }
    directions.exchanges.note(stay: Link(variable), terms: 1, direction: 1, factor: 1)
    directions.exchanges.append(variable, 1)
    directions.exchanges.append(variable, 1)
  }

  @inline(never)
  mutating func logExchange(
    defining variable: VariableID, by row: RowID, with run: UnsafeBufferPointer<Entry>,
    _ coefficient: Double
  ) {
    guard makeRoomForExchange(terms: run.count, 1) else { return }
    directions.exchanges.note(stay: .none, terms: run.count, direction: 1, factor: coefficient)
    for entry in run { directions.exchanges.append(entry.variable, entry.coefficient) }
    directions.exchanges.append(variable, 1)
  }

  private mutating func logDirection() {
    if factorisation.d.list.count > ExchangeLog.longest { return }
    for index in 0..<factorisation.d.list.count {
      directions.exchanges.append(
        factorisation.d.list[index], factorisation.d[factorisation.d.list[index]])
    }
  }

  /// Makes room for an exchange; directions that have taken in few of the exchanges before do not survive that.
  /// - Returns: false if no direction is left, or should survive it.
  private mutating func makeRoomForExchange(terms: Int, _ factor: Double) -> Bool {
    if !acceleration.contains(.exchangeLog) || terms > ExchangeLog.longest
      || abs(factor) < Tolerances.definingCoefficient
    {
      forgetDirections()
      return false
    }
    directions.exchanges.reserve()
    if directions.exchanges.isFull {
      directions.cache.forgetAll(but: directions.basisEpoch, upTo: directions.exchanges.count)
      directions.exchanges.removeAll()
    }
    return directions.cache.isInUse
  }

  /// Forgets all directions: the basis has changed beyond exchanges.
  mutating func forgetDirections() {
    directions.basisEpoch &+= 1
    factorisation.solvedSlot = .none
    directions.exchanges.removeAll()
    directions.cache.forgetAll()
    directions.forgetSupports()
  }
}
