// Moving the point, and the inactive rows on it.

extension Core {
  /// Moves the point by `step` times the solved direction and queues rows that leave their segment.
  mutating func move(by step: Double) {
    if step == 0 { return }
    // There is room for all that is listed, so that nothing in the loop can move a table.
    changes.touched.reserve(more: factorisation.d.list.count)
    workspace.rowList.reserve(memory.rows.capacity)
    journal.isRecording ? move(by: step, Recording.self) : move(by: step, NotRecording.self)
    statistics.variablesMoved &+= factorisation.d.list.count
    point.counts.drift &+= Int64(factorisation.d.list.count)
    let activities = point.activity.base
    let lowest = point.lower.base
    let highest = point.upper.base
    for index in 0..<workspace.rowList.count {
      let row = Int(workspace.rowList[index])
      let value = activities[row]
      if value < lowest[row] || value > highest[row] {
        agenda.enqueue(RowID(row), problem, point, &journal)
      }
    }
  }

  /// Moves the point, and the inactive rows on it, which are listed in `rowList`.
  @inline(__always)
  private mutating func move<Mode: JournalMode>(by step: Double, _ mode: Mode.Type) {
    let epoch = nextRowEpoch()
    let headers = point.watchers.headers.base
    let entries = point.watchers.elements.base
    let marks = workspace.rowMark.base
    let rows = workspace.rowList.base
    let moving = factorisation.d.list.base
    let direction = factorisation.d.base
    let values = point.x.base
    let activities = point.activity.base
    let flags = changes.flags.base
    let changed = changes.touched.base
    var rowCount = 0
    var changedCount = changes.touched.count
    var longest = 0.0
    var nearest = Double.infinity
    var total = 0.0
    for index in 0..<factorisation.d.list.count {
      let variable = moving[index]
      let place = Int(variable)
      let change = direction[place] * step
      if change == 0 { continue }
      let value = values[place] + change
      // An instruction each, other than by `max` and `min`.
      longest = abs(change) > longest ? abs(change) : longest
      total += abs(change)
      nearest = abs(value) < nearest ? abs(value) : nearest
      point.x.write(variable, value, mode, &journal)
      let known = flags[place]
      if !known.contains(.touched) {
        flags[place] = known.union(.touched)
        changed[changedCount] = variable
        changedCount &+= 1
      }
      if !known.contains(.watched) { continue }
      let header = headers[place]
      var entry = entries + Int(header.start)
      let end = entry + Int(header.count)
      while entry < end {
        let row = entry.pointee.row
        let value = activities[Int(row)] + entry.pointee.coefficient * change
        point.activity.write(row, value, mode, &journal)
        if marks[Int(row)] != epoch {
          marks[Int(row)] = epoch
          rows[rowCount] = row
          rowCount &+= 1
        }
        entry += 1
      }
    }
    // A value further away than anything went is large beside that rounding.
    longest = max(longest, abs(factorisation.largestPart * step))
    if longest > Tolerances.far && nearest < longest { point.noteFarWay() }
    changes.touched.setCount(changedCount)
    workspace.rowList.setCount(rowCount)
    // A NaN shows in the sum, too.
    if isRare(!(total <= Tolerances.largestValue)) { limitMoved() }
  }

  // MARK: Limits A chain of coefficients of a millionth leaves the range of doubles after fifty links. No table ever
  // holds a NaN.

  /// Brings back the variables that the last move took beyond where values may be, and has the point computed afresh.
  @inline(never)
  mutating func limitMoved() {
    for index in 0..<factorisation.d.list.count { limit(factorisation.d.list[index]) }
    point.noteFarWay()
  }

  /// Brings a variable back to where values may be.
  mutating func limit(_ variable: VariableID) {
    let value = point.x[variable]
    if abs(value) <= Tolerances.largestValue { return }
    optimisation.noteTrouble(.outOfRange)
    let limit = Tolerances.largestValue
    point.x.write(variable, value > limit ? limit : value < -limit ? -limit : 0, &journal)
    for entry in point.watchers.run(variable) {
      point.activity.write(entry.row, point.exactActivity(of: entry.row, problem).sum, &journal)
    }
  }
}
