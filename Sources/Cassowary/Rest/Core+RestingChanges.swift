// Changes that leave the rest as it is. A constraint comes that defines a variable on which nothing depends, as that of
// a guide beside a view, or it goes and leaves such a variable: nothing else moves by it, and the solver looks at no
// row but its own. Or a limit that nobody meets comes or goes: it is one more row that a drag has to heed. The ready
// directions learn of it at once, and stay ready.

extension Core {
  // MARK: Constraints that come

  /// Looks, at rest, at the terms of the form under construction at the present point. It brings only these terms up to
  /// date if the given constraint can come without ending the rest; else everything.
  @inline(never)
  mutating func surveyAtRest(_ member: Member) -> FormSurvey {
    if canChangeAtRest && hasRoomAtRest && directions.cache.movingPlaces == 0
      && problem.form.count <= ExchangeLog.longest
    {
      bringUpToDate(problem.formRun)
      let survey = surveyTerms()
      if canComeAtRest(member, survey) { return survey }
    }
    disturb()
    return surveyTerms()
  }

  /// Whether constraints come and go at rest. The ready directions learn of it from the log of exchanges.
  private var canChangeAtRest: Bool {
    acceleration.isSuperset(of: [.restingChanges, .exchangeLog])
  }

  /// False if a table would grow whose marks the ready directions need, or the next commit is to order free places or
  /// to forget costs, which moves rows or costs that they refer to.
  private var hasRoomAtRest: Bool {
    (!problem.counts.freeRow.isNone || Int(problem.counts.rows) < memory.rows.capacity)
      && !areFreePlacesToBeOrdered && !problem.areCostsToBeForgotten(journal)
  }

  private mutating func surveyTerms() -> FormSurvey {
    problem.form.count == 1 ? beginForm(of: problem.form[0].variable) : surveyForm()
  }

  /// Gives the variables of some terms the values of the last commit, which their places in the report may have.
  private mutating func bringUpToDate(_ run: UnsafeBufferPointer<Entry>) {
    for place in 0..<run.count where directions.hasReportPlace(run[place].variable, changes) {
      point.x.base[Int(run[place].variable)] = directions.valueInReport(
        of: run[place].variable, changes)
    }
  }

  private mutating func canComeAtRest(_ member: Member, _ survey: FormSurvey) -> Bool {
    if !(member.costsLeft && member.costsRight) && survey.isWithin(member.interval) {
      return problem.findFormAtHand(survey.key) == nil
        && directions.countReadyDirections(moving: problem.formRun) < 2
    }
    guard let (variable, _) = freshVariable(in: problem.formRun) else { return false }
    return point.watchers.count(variable) == 0
  }

  /// Tells the directions of a constraint that came at rest.
  @inline(never)
  mutating func noteInstalledAtRest(_ index: ConstraintID) {
    let row = problem.constraints[index].row
    if basis.kind[row] == .active {
      noteDefinitionAtRest(basis.slot(of: row))
    } else if takeInLastExchange() {
      narrowReadyDirection(by: row)
    } else {
      disturb()
    }
  }

  /// Narrows the range of the ready direction that moves a row which has come.
  private mutating func narrowReadyDirection(by row: RowID) {
    for index in 0..<directions.cache.ready.count {
      let direction = directions.cache.ready[index]
      let rate = direction.data.rows[row]
      if rate == 0 { continue }
      workspace.rowMark[row] = directions.cache.readyMark
      // The values of all rows on a direction are those of the time when it was made ready.
      point.activity.base[Int(row)] -= rate * (direction.data.value - direction.data.start)
      direction.data.narrow(by: row, rate, point)
    }
  }

  // MARK: Constraints that go

  /// Removes a constraint at rest, if it does no more than define a variable on which nothing depends, or is a limit that
  /// nobody meets.
  /// - Returns: false if it does more; nothing has changed then.
  @inline(never)
  mutating func uninstallAtRest(_ index: ConstraintID) -> Bool {
    let row = problem.constraints[index].row
    let run = problem.terms.run(row)
    if !canChangeAtRest || directions.cache.movingPlaces != 0 || problem.members.count(row) > 1
      || directions.hasReadyDirection(row)
    {
      return false
    }
    if run.count == 1
      && !(problem.editOf[run[0].variable].isNone && problem.stayOf[run[0].variable].isNone)
    {
      return false
    }
    switch basis.kind[row] {
    case .active: return uninstallDefinitionAtRest(index, row)
    case .segment: return uninstallLimitAtRest(index, row)
    case .pinned, .free: return false
    }
  }

  private mutating func uninstallDefinitionAtRest(_ index: ConstraintID, _ row: RowID) -> Bool {
    let variable = basis.slot(of: row)
    guard
      multipliers.head[row].isNone
        && agenda.flags[row] & (Queue.leaving | Queue.owing | Queue.outdated) == 0
        && canTakeOwnStay(variable) && isLoose(variable)
    else { return false }
    if directions.hasReportPlace(variable, changes) {
      changes.claimReport(room: directions.placesInUse, keeping: directions.placesInUse)
      directions.freeReportPlace(variable, changes, point)
    }
    uninstall(index)
    noteDefinitionAtRest(variable)
    return true
  }

  private mutating func uninstallLimitAtRest(_ index: ConstraintID, _ row: RowID) -> Bool {
    let run = problem.terms.run(row)
    bringUpToDate(run)
    let (value, _) = point.exactActivity(of: row, problem)
    // A row that passed breakpoints freely since the rest began is in another segment than noted.
    guard
      !agenda.isOwing(row) && value >= point.lower[row] && value <= point.upper[row]
        && !problem.costs(row, in: point.position[row])
        && !directions.isBlocking(row)
    else { return false }
    uninstall(index)
    if !takeInLastExchange() { disturb() }
    return true
  }

  /// Removes a variable at rest, if nothing mentions it.
  /// - Returns: false if something does; nothing has changed then.
  mutating func removeVariableAtRest(_ variable: VariableID) -> Bool {
    if !canChangeAtRest || !isFresh(variable) || point.watchers.count(variable) > 0
      || !factorisation.etas.headOfMember[variable].isNone
    {
      return false
    }
    removeVariable(variable)
    return true
  }

  // MARK: Updates of the directions

  /// Tells the directions that a variable on which nothing depends has got another definition.
  private mutating func noteDefinitionAtRest(_ variable: VariableID) {
    changes.touch(variable)
    if !takeInLastExchange() { disturb() }
  }

  /// Has all directions that were up to date take in the exchange that was noted last.
  /// - Returns: false if a ready one cannot.
  private mutating func takeInLastExchange() -> Bool {
    if !directions.cache.isInUse { return false }
    var isTakenIn = true
    var places = directions.cache.filledPlaces
    while places != 0 {
      let direction = directions.cache.removeFirst(of: &places)
      guard
        !direction.data.owner.isNone && direction.data.isFilled
          && direction.data.basis == directions.basisEpoch
          && direction.data.exchanges == directions.exchanges.count - 1
      else { continue }
      if !takeIn(direction) {
        direction.data.isFilled = false
        if direction.data.isReady { isTakenIn = false }
      }
    }
    return isTakenIn
  }

  /// Reports, at rest, variables that have got other definitions, and gives places in the report to those that now lie
  /// on a ready direction.
  /// - Returns: false if more is to be done in this commit; nothing has changed then.
  /// - Complexity: the number of such variables times that of ready directions.
  @inline(never)
  mutating func reportAtRest() -> Bool {
    guard
      directions.cache.movingPlaces == 0 && agenda.isEmpty && agenda.counts.leavingRows == 0
        && agenda.counts.owingRows == 0
        && reasonToRefactor == nil
    else { return false }
    for place in 0..<changes.touched.count {
      if !problem.stayOf[changes.touched[place]].isNone
        || directions.countReadyDirections(through: changes.touched[place]) > 1
      {
        return false
      }
    }
    // None of them has a place in the report: a new definition had none, and one that goes gave it up.
    let first = directions.placesInUse + changes.touched.count
    changes.claimReport(room: first + changes.touched.count, keeping: directions.placesInUse)
    var end = first
    for place in 0..<changes.touched.count {
      let variable = changes.touched[place]
      changes.flags[variable].remove(.touched)
      let (old, new) = (changes.reported[variable], point.x[variable])
      if !problem.isInUse(variable) || directions.hasReportPlace(variable, changes) { continue }
      if old != new {
        changes.reported[variable] = new
        let list = changes.report.pointee.list
        list.handles[end] = ChangeList.Handle(
          index: variable.number, generation: problem.variableGeneration[variable])
        list.even[end] = old
        list.odd[end] = new
        end += 1
      }
      if let direction = directions.readyDirection(through: variable) {
        directions.giveReportPlace(variable, on: direction, changes, problem, point)
      }
    }
    changes.touched.removeAll()
    changes.report.pointee.set(first: first, count: end - first, isOdd: true)
    point.counts.driftAtCommit = point.counts.drift
    return true
  }
}
