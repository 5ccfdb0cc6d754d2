// The cheap way into the basis, which most constraints of a layout take while it is built: a row that
// mentions a variable which nothing holds and on which nothing depends yet defines that variable.

extension Core {
  /// A variable of the row that is undetermined and on which no definition depends, or -1.
  ///
  /// Its direction is the variable alone, and the transformed row is the row itself: nothing has to
  /// be solved. The latest such variable is taken.
  @inline(__always)
  mutating func freshVariable(
    in run: UnsafeBufferPointer<Entry>
  ) -> (variable: Int32, coefficient: Double) {
    var best: Int32 = -1
    var coefficient = 0.0
    let hasEtas = counts.etas > 0
    for entry in run {
      let variable = entry.id
      if hasEtas && etaMemberHead[variable] > 0 { return (-1, 0) }
      if variable > best && definition[variable] == -1 - variable && users.count(variable) == 0
        && abs(entry.coefficient) >= Tolerances.definingCoefficient && columns.count(variable) == 0
        && stayMultiplier[variable] == 0 && (!hasEtas || etaTargetHead[variable] == 0)
      {
        best = variable
        coefficient = entry.coefficient
      }
    }
    return (best, coefficient)
  }

  /// Makes a row, whose terms are stored and which follows no variable, the definition of a fresh
  /// variable. The caller moves the variable.
  mutating func define(_ variable: Int32, by row: Int32) {
    staySlot.write(variable, -1, &journal)
    definition.write(variable, row, &journal)
    slot.write(row, variable, &journal)
    let run = terms.run(row)
    columns.prepare(variable, count: Int32(run.count) - 1, &journal)
    for entry in run {
      if entry.id == variable {
        pivot.write(variable, entry.coefficient, &journal)
        noteExchange(defining: variable, by: row, entry.coefficient)
        continue
      }
      let position = columns.count(variable)
      let twin = users.append(
        entry.id, Entry(id: variable, twin: position, coefficient: entry.coefficient), &journal)
      _ = columns.append(
        variable, Entry(id: entry.id, twin: twin, coefficient: entry.coefficient), &journal)
    }
    counts.work += Int64(run.count)
    statistics.structuralAdds += 1
  }

  /// Moves one variable on which no definition depends.
  @inline(__always)
  mutating func moveAlone(_ variable: Int32, by step: Double) {
    if step == 0 { return }
    x.write(variable, x[variable] + step, &journal)
    touch(variable)
    statistics.variablesMoved += 1
    let run = watchers.run(variable)
    for entry in run {
      let value = activity[entry.id] + entry.coefficient * step
      activity.write(entry.id, value, &journal)
      if value < lower[entry.id] || value > upper[entry.id] { enqueue(entry.id) }
    }
  }

  /// True if moving one variable takes no inactive row beyond its segment.
  @inline(__always)
  mutating func canMoveAlone(_ variable: Int32, by step: Double) -> Bool {
    for entry in watchers.run(variable) {
      let value = activity[entry.id] + entry.coefficient * step
      if value < lower[entry.id] || value > upper[entry.id] { return false }
    }
    return true
  }

  /// Installs a constraint on a form that no row has yet, if it holds at the present point or can
  /// define a fresh variable: such a constraint contradicts none, so that no way back is needed.
  /// - Returns: the constraint's number, or -1 if nothing was done.
  mutating func installDirectly(_ record: inout ConstraintRecord, hash: UInt32) -> Int32 {
    let isRequired = record.isRequired
    if isRequired && counts.requiredHead != counts.requiredTail { return -1 }
    var member = makeMember(&record, of: 0)
    let run = UnsafeBufferPointer(start: form.base, count: form.count)
    var value = 0.0
    var magnitude = 0.0
    for entry in run {
      let part = entry.coefficient * x[entry.id]
      value += part
      magnitude += abs(part)
    }
    let low = member.costsLeft ? member.bound - margin(member.bound) : -.infinity
    let high = member.costsRight ? member.bound + margin(member.bound) : .infinity
    let noise = Tolerances.activityNoise * magnitude
    let isHeld = member.costsLeft && member.costsRight
    if !isHeld && value >= low - noise && value <= high + noise {
      return installIdle(record.constant, &member, hash, value)
    }
    let (variable, coefficient) = freshVariable(in: run)
    if variable < 0 { return -1 }
    let step = (member.bound - value) / coefficient
    if isRequired && step != 0 && !canMoveAlone(variable, by: step) { return -1 }
    let row = makeRow(run, hash: hash)
    let index = makeConstraint(constant: record.constant, row: row)
    member.constraint = index
    _ = members.append(row, member, &journal)
    if stepLog.isOn {
      activity.write(row, value, &journal)
      lower.write(row, low, &journal)
      upper.write(row, high, &journal)
      noteLeaving(stayOf: variable)
      noteEntering(row, at: 0)
    }
    kind.write(row, .active, &journal)
    if member.forbidsLeft && member.forbidsRight {
      queued.write(row, Queue.unlimited, &journal)
    }
    activity.write(row, member.bound, &journal)
    define(variable, by: row)
    moveAlone(variable, by: step)
    return index
  }

  /// Installs an inequality that holds at the present point.
  private mutating func installIdle(
    _ constant: Double, _ member: inout Member, _ hash: UInt32, _ value: Double
  ) -> Int32 {
    let row = makeRow(UnsafeBufferPointer(start: form.base, count: form.count), hash: hash)
    let index = makeConstraint(constant: constant, row: row)
    member.constraint = index
    _ = members.append(row, member, &journal)
    watch(row)
    activity.write(row, value, &journal)
    placeInSegment(row, gap: member.costsLeft ? 1 : 0)
    return index
  }
}
