// What a commit tells: which variables have changed, from what and to what.

extension Core {
  /// Lists the variables that changed since the last report, and takes note that they were reported.
  mutating func reportChanges() {
    claimReport(room: reportRoom)
    let list = report.pointee.list
    let (handles, olds, news) = (list.handles, list.even, list.odd)
    var count = 0
    let values = x.base
    let known = reported.base
    let generations = variableGeneration.base
    let variables = counts.variables
    let hasGaps = counts.liveVariables != variables
    // What is gone is not reported; it is touched again if a way back or forward brings it here. What lies on
    // two rays is not reported twice.
    @inline(__always)
    func take(_ index: Int32) {
      let new = values[Int(index)]
      let old = known[Int(index)]
      if new == old || hasGaps && useCount[index] < 0 { return }
      known[Int(index)] = new
      handles[count] = ChangeList.Handle(index: index, generation: generations[Int(index)])
      olds[count] = old
      news[count] = new
      count &+= 1
    }
    for place in 0..<rays.followed.count {
      let moved = rays.followed[place].pointee.variables
      var index = moved.indices
      let end = index + moved.count
      while index < end {
        take(index.pointee)
        index += 1
      }
    }
    rays.noteReported()
    let places = touched.base
    for place in 0..<touched.count {
      flags[places[place]].remove(.touched)
      if places[place] < variables { take(places[place]) }
    }
    touched.removeAll()
    report.pointee.set(first: 0, count: count, isOdd: true)
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
  mutating func renewReport(room: Int) {
    let list = report.pointee.list
    let larger = list.capacity < room ? max(room, list.capacity + list.capacity / 2) : list.capacity
    report.pointee.list = ChangeList(capacity: larger, first: seated, of: list)
  }

  /// No more variables than this are reported next.
  private var reportRoom: Int {
    var room = touched.count
    for place in 0..<rays.followed.count {
      room &+= rays.followed[place].pointee.variables.count
    }
    return room
  }
}
