// Whole operations on constraints, as the façade calls them. Those that can fail return false, with
// `conflict` filled, and leave it to the caller to go back to the savepoint taken before.

extension Core {
  /// Lists the variables that changed since the last report, and takes note that they were reported.
  mutating func reportChanges() {
    claimReport(room: reportRoom)
    report.pointee.set(first: 0, count: 0, isOdd: true)
    let (handles, olds, news) = (report.pointee.handles, report.pointee.old, report.pointee.new)
    var count = 0
    let values = x.base
    let known = published.base
    let variables = counts.variables
    let hasGaps = counts.liveVariables != variables
    // What is gone is not reported; it is touched again if a way back or forward brings it here. What lies on
    // two rays is not reported twice.
    @inline(__always)
    func list(_ index: Int32) {
      let entry = known + Int(index)
      let new = values[Int(index)]
      let old = entry.pointee.value
      if new == old || hasGaps && useCount[index] < 0 { return }
      entry.pointee.value = new
      handles[count] = ChangeList.Handle(index: index, generation: entry.pointee.generation)
      olds[count] = old
      news[count] = new
      count &+= 1
    }
    for place in 0..<rays.followed.count {
      let moved = rays.rays[Int(rays.followed[place])].variables
      var part = moved.base
      let end = part + moved.count
      while part < end {
        list(part.pointee.index)
        part += 1
      }
    }
    rays.noteReported()
    let places = touched.base
    for place in 0..<touched.count {
      known[Int(places[place])].isTouched = false
      if places[place] < variables { list(places[place]) }
    }
    touched.removeAll()
    report.pointee.count = count
  }

  /// Sees to it that the report's list has so much room, and that nobody else reads it.
  @inline(__always)
  mutating func claimReport(room: Int) {
    if !isKnownUniquelyReferenced(&report.pointee.list) || report.pointee.list.capacity < room {
      renewReport(room: room)
    }
  }

  /// Takes a new list, with what is at hand about variables on ready rays.
  @inline(never)
  private mutating func renewReport(room: Int) {
    let list = report.pointee.list
    let larger = list.capacity < room ? max(room, list.capacity + list.capacity / 2) : list.capacity
    report.pointee.list = ChangeList(capacity: larger, first: seated, of: list)
  }

  /// No more variables than this are reported next.
  private var reportRoom: Int {
    var room = touched.count
    for place in 0..<rays.followed.count {
      room &+= rays.rays[Int(rays.followed[place])].variables.count
    }
    return room
  }

  /// Installs a constraint on the form under construction, which is that of `row`; -1 if no row has it
  /// yet.
  ///
  /// - Parameters:
  ///   - member: the constraint's breakpoint, without the number of the constraint.
  ///   - triesStay: false if it is known that the row rests on no stay.
  /// - Returns: the constraint's number `n`, or `-1 - n` if it contradicts required ones.
  mutating func install(
    _ member: Member, _ constant: Double, row known: Int32, _ survey: FormSurvey, triesStay: Bool
  ) -> Int32 {
    var row = known
    if row < 0 {
      row = makeWatchingRow(survey)
    } else {
      countUse()
    }
    let index = makeConstraint(constant: constant, row: row, Asking.self)
    var member = member
    member.constraint = index
    let opposite = member.isRequired ? contradiction(in: row, of: member) : -1
    if opposite >= 0 {
      conflict.removeAll()
      conflict.append(opposite)
      return -1 - index
    }
    addMember(row, member, triesStay: triesStay)
    return !member.isRequired || restoreRequired() ? index : -1 - index
  }

  /// Removes a constraint.
  mutating func uninstall(_ index: Int32) {
    let row = constraints[index].row
    removeMember(row, memberIndex(row, of: index))
    freeConstraint(index)
  }

  /// Changes the right-hand side of a constraint.
  mutating func setConstant(_ index: Int32, to constant: Double) -> Bool {
    var entry = constraints[index]
    entry.constant = constant
    constraints.write(index, entry, &journal)
    let place = memberIndex(entry.row, of: index)
    var member = members.element(entry.row, place)
    member.bound = constant / costs[member.cost].scale
    let opposite = member.isRequired ? contradiction(in: entry.row, of: member) : -1
    if opposite >= 0 {
      conflict.removeAll()
      conflict.append(opposite)
      return false
    }
    moveMember(entry.row, place, to: member.bound)
    return !member.isRequired || restoreRequired()
  }

  /// Replaces what a constraint costs: first it is narrowed to nothing, then widened to the new cost.
  /// Variables keep their values in between.
  mutating func replace(_ index: Int32, by record: ConstraintRecord) -> Bool {
    let row = constraints[index].row
    let member = makeMember(record, of: index)
    let opposite = record.isRequired ? contradiction(in: row, of: member) : -1
    if opposite >= 0 {
      conflict.removeAll()
      conflict.append(opposite)
      return false
    }
    narrow(row, memberIndex(row, of: index))
    addMember(row, member)
    return !record.isRequired || restoreRequired()
  }
}
