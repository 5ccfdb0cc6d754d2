// Seats: the places, in the report's list, of the variables on ready rays. Those of a ray lie together, and the rays in
// the order in which they became ready.

extension Core {
  /// Gives a variable on no ready ray the next seat, which is one of a ray's.
  @inline(__always)
  mutating func takeSeat(
    _ variable: Int32, on ray: UnsafeMutablePointer<Ray>, value: Double, rate: Double
  ) {
    fillSeat(directions.seated, with: variable, on: ray, value: value, rate: rate)
    ray.pointee.seats &+= 1
    directions.seated &+= 1
  }

  @inline(__always)
  private mutating func fillSeat(
    _ place: Int, with variable: Int32, on ray: UnsafeMutablePointer<Ray>, value: Double,
    rate: Double
  ) {
    let list = changes.report.pointee.list
    directions.seats[variable] = Seat(
      place: Int32(truncatingIfNeeded: place),
      ray: Int32(truncatingIfNeeded: ray - directions.rays.rays))
    list.handles[place] = ChangeList.Handle(
      index: variable, generation: problem.variableGeneration[variable])
    list.values(isOdd: ray.pointee.isOdd)[place] = value
    list.rates[place] = rate
  }

  /// True if a variable lies on a ready ray.
  @inline(__always)
  func isSeated(_ variable: Int32) -> Bool {
    // What is noted of a variable may be of an earlier time: it holds if the seat says the same.
    directions.seated > 0 && Int(variable) < directions.seats.capacity
      && directions.seats[variable].place < directions.seated
      && changes.report.pointee.list.handles[Int(directions.seats[variable].place)].index
        == variable
  }

  /// The value of a variable on a ready ray as of the last commit.
  @inline(__always)
  func seatedValue(of variable: Int32) -> Double {
    let seat = directions.seats[variable]
    return changes.report.pointee.list.values(isOdd: directions.rays.rays[Int(seat.ray)].isOdd)[
      Int(seat.place)]
  }

  /// Seats a variable that comes to lie on a ready ray, where its value is the present one. Nobody may read the report's
  /// list, and there must be room in it.
  ///
  /// - Complexity: the number of ready rays.
  mutating func seat(_ variable: Int32, on ray: UnsafeMutablePointer<Ray>) {
    directions.seats.reserve(Int(problem.counts.variables))
    var place = directions.seated
    directions.seated += 1
    // Every ray behind gives up its first seat, for one behind its last.
    var index = directions.rays.ready.count - 1
    while directions.rays.ready[index] != ray {
      let other = directions.rays.ready[index]
      moveSeat(from: Int(other.pointee.seat), to: place)
      place = Int(other.pointee.seat)
      other.pointee.seat += 1
      index -= 1
    }
    ray.pointee.seats += 1
    fillSeat(
      place, with: variable, on: ray, value: point.x[variable],
      rate: ray.pointee.variables[variable])
  }

  /// Takes a variable off the ready ray that it lies on; the point has its value then. Nobody may read the report's list.
  ///
  /// - Complexity: the number of ready rays.
  mutating func unseat(_ variable: Int32) {
    let seat = directions.seats[variable]
    let value = seatedValue(of: variable)
    point.x.base[Int(variable)] = value
    changes.reported[variable] = value
    // The last of the ray takes the seat, the last of each ray behind that which becomes free before its first.
    var place = Int(seat.place)
    var isBehind = false
    for index in 0..<directions.rays.ready.count {
      let ray = directions.rays.ready[index]
      let isOwn = ray == directions.rays.rays + Int(seat.ray)
      if !isOwn && !isBehind { continue }
      let last = Int(ray.pointee.seat + ray.pointee.seats) - 1
      moveSeat(from: last, to: place)
      place = last
      if isOwn { ray.pointee.seats -= 1 } else { ray.pointee.seat -= 1 }
      isBehind = true
    }
    directions.seated -= 1
  }

  private mutating func moveSeat(from place: Int, to other: Int) {
    if place == other { return }
    let list = changes.report.pointee.list
    list.handles[other] = list.handles[place]
    list.even[other] = list.even[place]
    list.odd[other] = list.odd[place]
    list.rates[other] = list.rates[place]
    directions.seats[list.handles[other].index].place = Int32(truncatingIfNeeded: other)
  }
}
