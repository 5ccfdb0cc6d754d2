// The report of a commit: which variables have changed, from what and to what.

extension Core {
  /// Lists the variables that changed since the last report, and takes note that they were reported.
  mutating func reportChanges() {
    changes.claimReport(room: reportRoom, keeping: directions.placesInUse)
    let list = changes.report.pointee.list
    let (handles, olds, news) = (list.handles, list.even, list.odd)
    var count = 0
    let values = point.x.base
    let known = changes.reported.base
    let generations = problem.variableGeneration.base
    let variables = problem.counts.variables
    let hasGaps = problem.counts.liveVariables != variables
    // A removed variable is not reported; it is touched again if a way back or forward brings it here. A variable on
    // two directions is not reported twice.
    @inline(__always)
    func take(_ variable: VariableID) {
      let new = values[Int(variable)]
      let old = known[Int(variable)]
      if new == old || hasGaps && !problem.isInUse(variable) { return }
      known[Int(variable)] = new
      handles[count] = ChangeList.Handle(
        index: variable.number, generation: generations[Int(variable)])
      olds[count] = old
      news[count] = new
      count &+= 1
    }
    for place in 0..<directions.cache.followed.count {
      let moved = directions.cache.followed[place].data.variables
      var index = moved.indices
      let end = index + moved.count
      while index < end {
        take(index.pointee)
        index += 1
      }
    }
    directions.cache.noteReported()
    let places = changes.touched.base
    for place in 0..<changes.touched.count {
      changes.flags[places[place]].remove(.touched)
      if places[place].number < variables { take(places[place]) }
    }
    changes.touched.removeAll()
    changes.report.pointee.set(first: 0, count: count, isOdd: true)
  }

  /// Calls `body` with the variables on the directions along which the point has moved since the last report.
  @inline(__always)
  mutating func forEachFollowed(_ body: (inout Core, VariableID) -> Void) {
    for place in 0..<directions.cache.followed.count {
      let moved = directions.cache.followed[place].data.variables
      for index in 0..<moved.count { body(&self, moved.indices[index]) }
    }
  }

  /// Has these variables reported whatever becomes of the directions.
  mutating func touchFollowed() { directions.touchFollowed(&changes) }

  /// The most variables that the next report can have.
  private var reportRoom: Int {
    var room = changes.touched.count
    for place in 0..<directions.cache.followed.count {
      room &+= directions.cache.followed[place].data.variables.count
    }
    return room
  }
}
