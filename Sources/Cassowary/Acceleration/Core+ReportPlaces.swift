// Places in the report: the places, in the report's list, of the variables on ready directions. Those of a direction lie together, and the directions in
// the order in which they became ready.

extension Core {
  /// Gives a variable on no ready direction the next place in the report, which is one of a direction's.
  @inline(__always)
  mutating func takeReportPlace(
    _ variable: VariableID, on direction: UnsafeMutablePointer<EditDirection>, value: Double,
    rate: Double
  ) {
    fillReportPlace(directions.placesInUse, with: variable, on: direction, value: value, rate: rate)
    direction.pointee.placeCount &+= 1
    directions.placesInUse &+= 1
  }

  @inline(__always)
  private mutating func fillReportPlace(
    _ place: Int, with variable: VariableID, on direction: UnsafeMutablePointer<EditDirection>,
    value: Double,
    rate: Double
  ) {
    let list = changes.report.pointee.list
    directions.reportPlaces[variable] = ReportPlace(
      place: Int32(truncatingIfNeeded: place),
      direction: Int32(truncatingIfNeeded: direction - directions.cache.places))
    list.handles[place] = ChangeList.Handle(
      index: variable.number, generation: problem.variableGeneration[variable])
    list.values(isOdd: direction.pointee.isOdd)[place] = value
    list.rates[place] = rate
  }

  /// True if a variable lies on a ready direction.
  @inline(__always)
  func hasReportPlace(_ variable: VariableID) -> Bool {
    // What is noted of a variable may be of an earlier time: it holds if the place in the report says the same.
    directions.placesInUse > 0 && Int(variable) < directions.reportPlaces.capacity
      && directions.reportPlaces[variable].place < directions.placesInUse
      && changes.report.pointee.list.handles[Int(directions.reportPlaces[variable].place)].index
        == variable.number
  }

  /// The value of a variable on a ready direction as of the last commit.
  @inline(__always)
  func valueInReport(of variable: VariableID) -> Double {
    let spot = directions.reportPlaces[variable]
    return changes.report.pointee.list.values(
      isOdd: directions.cache.places[Int(spot.direction)].isOdd)[
        Int(spot.place)]
  }

  /// Places in the report a variable that comes to lie on a ready direction, where its value is the present one. Nobody may read the report's
  /// list, and there must be room in it.
  ///
  /// - Complexity: the number of ready directions.
  mutating func giveReportPlace(
    _ variable: VariableID, on direction: UnsafeMutablePointer<EditDirection>
  ) {
    directions.reportPlaces.reserve(Int(problem.counts.variables))
    var place = directions.placesInUse
    directions.placesInUse += 1
    // Every direction behind gives up its first place in the report, for one behind its last.
    var index = directions.cache.ready.count - 1
    while directions.cache.ready[index] != direction {
      let other = directions.cache.ready[index]
      moveReportPlace(from: Int(other.pointee.firstPlace), to: place)
      place = Int(other.pointee.firstPlace)
      other.pointee.firstPlace += 1
      index -= 1
    }
    direction.pointee.placeCount += 1
    fillReportPlace(
      place, with: variable, on: direction, value: point.x[variable],
      rate: direction.pointee.variables[variable])
  }

  /// Takes a variable off the ready direction that it lies on; the point has its value then. Nobody may read the report's list.
  ///
  /// - Complexity: the number of ready directions.
  mutating func freeReportPlace(_ variable: VariableID) {
    let spot = directions.reportPlaces[variable]
    let value = valueInReport(of: variable)
    point.x.base[Int(variable)] = value
    changes.reported[variable] = value
    // The last of the direction takes the place in the report, the last of each direction behind that which becomes free before its first.
    var place = Int(spot.place)
    var isBehind = false
    for index in 0..<directions.cache.ready.count {
      let direction = directions.cache.ready[index]
      let isOwn = direction == directions.cache.places + Int(spot.direction)
      if !isOwn && !isBehind { continue }
      let last = Int(direction.pointee.firstPlace + direction.pointee.placeCount) - 1
      moveReportPlace(from: last, to: place)
      place = last
      if isOwn { direction.pointee.placeCount -= 1 } else { direction.pointee.firstPlace -= 1 }
      isBehind = true
    }
    directions.placesInUse -= 1
  }

  private mutating func moveReportPlace(from place: Int, to other: Int) {
    if place == other { return }
    let list = changes.report.pointee.list
    list.handles[other] = list.handles[place]
    list.even[other] = list.even[place]
    list.odd[other] = list.odd[place]
    list.rates[other] = list.rates[place]
    directions.reportPlaces[VariableID(list.handles[other].index)].place = Int32(
      truncatingIfNeeded: other)
  }
}
