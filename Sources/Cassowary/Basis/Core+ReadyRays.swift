// Ready rays: while nothing else happens, shifts of the same few rows need no look at any other row.
//
// A ray is made ready when its row was shifted before and nothing came in between: then it is computed how
// far the row can go before any inactive row leaves its segment. Within that range no row has to be looked
// at, and what is left to do is to move the variables on the ray, once per commit, which is when they are
// reported. All ready rays are disjoint, in their variables as in their rows, so that each has its range to
// itself. Whatever else is asked of the solver disturbs it: then the rows are brought up to date first.

extension Core {
  /// Takes note that a commit has left nothing undone.
  @inline(__always)
  mutating func rest() {
    isAtRest =
      rays.isInUse && !journal.isRecording && blank == nil && !stepLog.isOn && isSettled
      && counts.leavingRows == 0 && counts.owingRows == 0
  }

  /// Ends the rest, because of something that is more than a shift.
  @inline(never)
  mutating func disturb() {
    settleReadyRays()
    rays.noteDisturbance()
  }

  /// Ends the rest: moves the point along the ready rays and brings the rows on them up to date.
  @inline(never)
  mutating func settleReadyRays() {
    isAtRest = false
    if rays.ready.isEmpty { return }
    for index in 0..<rays.ready.count {
      let ray = rays.rays[Int(rays.ready[index])]
      for place in 0..<ray.variables.count {
        let variable = ray.variables.base[place].index
        published[variable].value = x[variable]
      }
    }
    for index in 0..<rays.moving.count {
      let ray = rays.rays + Int(rays.moving[index])
      let step = ray.pointee.step
      ray.pointee.step = 0
      let variables = ray.pointee.variables
      countMove(of: variables.count)
      rays.noteFollowed(ray)
      for place in 0..<variables.count {
        let part = variables.base[place]
        x.base[Int(part.index)] += part.value * step
      }
    }
    for index in 0..<rays.ready.count {
      let ray = rays.rays[Int(rays.ready[index])]
      for place in 0..<ray.rows.count {
        let row = ray.rows.base[place].index
        let value = exactActivity(row).sum
        activity.base[Int(row)] = value
        if value < lower[row] || value > upper[row] { enqueue(row) }
      }
    }
    rays.noteDisturbed()
  }

  /// Changes the right-hand side of a constraint whose row has a ready ray, or one that can be made ready.
  /// The point moves at the next commit.
  /// - Returns: false if it has none, or the step is too long; nothing has changed then.
  @inline(__always)
  mutating func glide(_ index: Int32, to constant: Double) -> Bool {
    let row = constraints[index].row
    guard let ray = rays.findReady(row) else { return false }
    if !ray.pointee.isReady || ray.pointee.constraint != index {
      if !makeReady(ray, index) { return false }
    }
    // Mostly there is nothing to divide, and nobody waits for it.
    let bound = ray.pointee.scale == 1 ? constant : constant / ray.pointee.scale
    let slack = Tolerances.breakpoint * max(1, abs(bound))
    let present = activity.base + Int(row)
    let step = bound - present.pointee
    let shift = ray.pointee.shift + step
    guard
      bound - slack > ray.pointee.before && bound + slack < ray.pointee.after
        && shift >= ray.pointee.least && shift <= ray.pointee.most
    else {
      ray.pointee.patience = min(Self.mostPatience, 2 &* ray.pointee.patience &+ 1)
      ray.pointee.calm = 0
      return false
    }
    noteMoving(ray)
    ray.pointee.step += step
    ray.pointee.shift = shift
    present.pointee = bound
    constraints.base[Int(index)].constant = constant
    let member = members.headers[row].start &+ ray.pointee.member
    members.elements.base[Int(member)].bound = bound
    return true
  }

  /// A ray whose steps are too long again and again is made ready after so many of them that were not.
  private static var mostPatience: Int32 { 63 }

  /// Takes note that the point is to move along a ready ray.
  @inline(__always)
  private mutating func noteMoving(_ ray: UnsafeMutablePointer<Ray>) {
    if !ray.pointee.isMoving {
      ray.pointee.isMoving = true
      rays.noteMoving(ray)
    }
  }

  /// Makes a ray ready if all is as it has to be, and it was followed before.
  @inline(never)
  private mutating func makeReady(_ ray: UnsafeMutablePointer<Ray>, _ index: Int32) -> Bool {
    let row = ray.pointee.row
    guard
      ray.pointee.isFilled && ray.pointee.basis == basisEpoch && !ray.pointee.isReady
        && ray.pointee.exchanges == exchanges.count && !ray.pointee.isShared
        && ray.pointee.disturbance == rays.disturbances && ray.pointee.calm >= ray.pointee.patience
    else { return false }
    let place = memberIndex(row, of: index)
    guard kind[row] == .active && position[row] == place && !isLeaving(row) && !isOwing(row)
    else { return false }
    let run = members.run(row)
    let bound = run[Int(place)].bound
    ray.pointee.before = place > 0 ? run[Int(place) - 1].bound : -.infinity
    ray.pointee.after = Int(place) + 1 < run.count ? run[Int(place) + 1].bound : .infinity
    guard ray.pointee.before < bound && ray.pointee.after > bound else { return false }
    ray.pointee.scale = costs[run[Int(place)].cost].scale
    if !isolate(ray) {
      ray.pointee.isShared = true
      return false
    }
    findRange(of: ray)
    ray.pointee.constraint = index
    ray.pointee.member = place
    ray.pointee.shift = 0
    ray.pointee.step = 0
    ray.pointee.isMoving = false
    rays.noteReady(ray)
    return true
  }

  /// Marks what is on the ray as its own.
  /// - Returns: false if something of it is on a ready ray.
  private mutating func isolate(_ ray: UnsafeMutablePointer<Ray>) -> Bool {
    // Nothing but this marks anything as long as there are ready rays.
    if rays.ready.isEmpty { rays.readyMark = nextEpoch() }
    let mark = rays.readyMark
    let variables = ray.pointee.variables
    for place in 0..<variables.count {
      let index = variables.base[place].index
      if zMark[index] == mark { return false }
      zMark[index] = mark
      variables.base[place].generation = published[index].generation
    }
    let rows = ray.pointee.rows
    for place in 0..<rows.count {
      if rowMark[rows.base[place].index] == mark { return false }
      rowMark[rows.base[place].index] = mark
    }
    return true
  }

  /// Computes how far the row of a ray can be shifted before an inactive one leaves its segment.
  private mutating func findRange(of ray: UnsafeMutablePointer<Ray>) {
    var least = -Double.infinity
    var most = Double.infinity
    let rows = ray.pointee.rows
    for place in 0..<rows.count {
      let part = rows.base[place]
      let toLower = (lower[part.index] - activity[part.index]) / part.value
      let toUpper = (upper[part.index] - activity[part.index]) / part.value
      least = max(least, min(toLower, toUpper))
      most = min(most, max(toLower, toUpper))
    }
    ray.pointee.least = least
    ray.pointee.most = most
  }

  /// What was last reported of a variable, or would have been if it had changed.
  @inline(__always)
  func reportedValue(of variable: Int32) -> Double {
    isAtRest ? x[variable] : published[variable].value
  }

  /// No more variables than this are reported by ``moveAlongReadyRays(_:_:)``.
  @inline(__always)
  var movingRoom: Int {
    var room = 0
    for place in 0..<rays.moving.count {
      room &+= rays.rays[Int(rays.moving[place])].variables.count
    }
    return room
  }

  /// Moves the point along the ready rays and lists what moved.
  /// - Returns: how many variables moved.
  @inline(__always)
  mutating func moveAlongReadyRays(
    _ list: UnsafeMutableBufferPointer<Change>, _ owner: ObjectIdentifier
  ) -> Int {
    guard let first = list.baseAddress else { return 0 }
    var change = first
    var hasStill = false
    let values = x.base
    for place in 0..<rays.moving.count {
      let ray = rays.rays + Int(rays.moving[place])
      let step = ray.pointee.step
      ray.pointee.step = 0
      ray.pointee.isMoving = false
      var part = ray.pointee.variables.base
      let end = part + ray.pointee.variables.count
      countMove(of: ray.pointee.variables.count)
      while part < end {
        let index = Int(part.pointee.index)
        let old = values[index]
        let new = old + part.pointee.value * step
        values[index] = new
        change.pointee = Change(
          variable: Variable(
            index: part.pointee.index, generation: part.pointee.generation, owner: owner),
          old: old, new: new)
        if new == old { hasStill = true }
        change += 1
        part += 1
      }
    }
    rays.noteMoved()
    return hasStill ? Self.dropStill(first, change) : change - first
  }

  /// Drops what is listed but did not move: rounding kept it where it was.
  @inline(never)
  private static func dropStill(
    _ first: UnsafeMutablePointer<Change>, _ end: UnsafeMutablePointer<Change>
  ) -> Int {
    var kept = first
    var change = first
    while change < end {
      if change.pointee.new != change.pointee.old {
        kept.pointee = change.pointee
        kept += 1
      }
      change += 1
    }
    return kept - first
  }

  @inline(__always)
  private mutating func countMove(of variables: Int) {
    statistics.rayMoves &+= 1
    statistics.variablesMoved &+= variables
    counts.drift &+= Int64(variables)
  }
}
