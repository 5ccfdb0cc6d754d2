// Whole operations on constraints, as the façade calls them. Those that can fail return false, with
// `conflict` filled, and leave it to the caller to go back to the savepoint taken before.

extension Core {
  /// Calls `body` for each variable that changed since the last report, and takes note that it was
  /// reported.
  @inline(__always)
  mutating func reportChanges(
    _ body: (_ index: Int32, _ generation: UInt32, _ old: Double, _ new: Double) -> Void
  ) {
    var kept = 0
    for place in 0..<touched.count {
      let index = touched[place]
      if index >= counts.variables || useCount[index] < 0 {
        // Gone, but going back may bring it here again: then it is to be reported.
        if journal.isRecording {
          touched[kept] = index
          kept += 1
        } else {
          isTouched[index] = 0
        }
        continue
      }
      isTouched[index] = 0
      let new = x[index]
      let old = reported[index]
      if new == old { continue }
      reported[index] = new
      body(index, variableGeneration[index], old, new)
    }
    if kept == 0 { touched.removeAll() }
    while touched.count > kept { _ = touched.removeLast() }
  }

  /// Installs a constraint on the form under construction.
  /// - Returns: the constraint's number `n`, or `-1 - n` if it contradicts required ones.
  mutating func install(_ record: ConstraintRecord) -> Int32 {
    var record = record
    record.scale = scaleForm()
    for index in 0..<form.count {
      let variable = form[index].id
      useCount.write(variable, useCount[variable] + 1, &journal)
    }
    let row = self.row(of: UnsafeBufferPointer(start: form.base, count: form.count))
    record.row = row
    let index = makeConstraint(record)
    let member = record.member(index)
    let opposite = contradiction(in: row, of: member)
    if opposite >= 0 {
      conflict.removeAll()
      conflict.append(opposite)
      return -1 - index
    }
    addMember(row, member)
    return !record.isRequired || restoreRequired() ? index : -1 - index
  }

  /// Removes a constraint.
  mutating func uninstall(_ index: Int32) {
    let row = constraints[index].row
    var place = memberIndex(row, of: index)
    if !isIdle(row, place) && !isSettled {
      optimise()
      place = memberIndex(row, of: index)
    }
    removeMember(row, place)
    freeConstraint(index)
  }

  /// Changes the right-hand side of a constraint.
  mutating func setConstant(_ index: Int32, to constant: Double) -> Bool {
    var record = constraints[index]
    record.constant = constant
    constraints.write(index, record, &journal)
    let member = record.member(index)
    let opposite = contradiction(in: record.row, of: member)
    if opposite >= 0 {
      conflict.removeAll()
      conflict.append(opposite)
      return false
    }
    moveMember(record.row, memberIndex(record.row, of: index), to: member.bound)
    return !record.isRequired || restoreRequired()
  }

  /// Replaces what a constraint costs: first it is narrowed to nothing, then widened to the new cost.
  /// Variables keep their values in between.
  mutating func replace(_ index: Int32, by record: ConstraintRecord) -> Bool {
    let old = constraints[index]
    if !isSettled { optimise() }
    let row = old.row
    var record = record
    record.row = row
    constraints.write(index, record, &journal)
    let member = record.member(index)
    let opposite = contradiction(in: row, of: member)
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
