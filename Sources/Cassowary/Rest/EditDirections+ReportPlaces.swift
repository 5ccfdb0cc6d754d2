// Places in the report: the places, in the report's list, of the variables on ready directions. Those of a direction
// lie together, and the directions in the order in which they became ready.

extension EditDirections {
  /// Gives a variable on no ready direction the next place in the report, which belongs to a direction.
  @inline(__always)
  mutating func takeReportPlace(
    _ variable: VariableID, on direction: KeptDirection, value: Double,
    rate: Double, _ changes: borrowing ChangeRecord, _ problem: borrowing Problem
  ) {
    fillReportPlace(
      placesInUse, with: variable, on: direction, value: value, rate: rate, changes, problem)
    direction.data.placeCount &+= 1
    placesInUse &+= 1
  }

  @inline(__always)
  private mutating func fillReportPlace(
    _ place: Int, with variable: VariableID, on direction: KeptDirection,
    value: Double,
    rate: Double, _ changes: borrowing ChangeRecord, _ problem: borrowing Problem
  ) {
    let list = changes.report.pointee.list
    reportPlaces[variable] = ReportPlace(
      place: Int32(truncatingIfNeeded: place),
      direction: Int32(truncatingIfNeeded: cache.number(of: direction)))
    list.handles[place] = ChangeList.Handle(
      index: variable.number, generation: problem.variableGeneration[variable])
    list.values(isOdd: direction.data.isOdd)[place] = value
    list.rates[place] = rate
  }

  /// True if a variable lies on a ready direction.
  @inline(__always)
  func hasReportPlace(_ variable: VariableID, _ changes: borrowing ChangeRecord) -> Bool {
    // The note of a variable may be of an earlier time: it holds if the place in the report says the same.
    placesInUse > 0 && Int(variable) < reportPlaces.capacity
      && reportPlaces[variable].place < placesInUse
      && changes.report.pointee.list.handles[Int(reportPlaces[variable].place)].index
        == variable.number
  }

  /// The value of a variable on a ready direction as of the last commit.
  @inline(__always)
  func valueInReport(
    of variable: VariableID, _ changes: borrowing ChangeRecord
  ) -> Double {
    let spot = reportPlaces[variable]
    return changes.report.pointee.list.values(
      isOdd: cache.direction(at: spot.direction).data.isOdd)[
        Int(spot.place)]
  }

  /// Gives a place in the report to a variable that comes to lie on a ready direction; its value there is the present
  /// one. Nobody may read the report's list, and there must be room in it.
  ///
  /// - Complexity: the number of ready directions.
  mutating func giveReportPlace(
    _ variable: VariableID, on direction: KeptDirection,
    _ changes: borrowing ChangeRecord, _ problem: borrowing Problem, _ point: borrowing PrimalPoint
  ) {
    reportPlaces.reserve(Int(problem.counts.variables))
    var place = placesInUse
    placesInUse += 1
    // Every direction behind gives up its first place in the report, for one behind its last.
    var index = cache.ready.count - 1
    while cache.ready[index] != direction {
      let other = cache.ready[index]
      moveReportPlace(from: Int(other.data.firstPlace), to: place, changes)
      place = Int(other.data.firstPlace)
      other.data.firstPlace += 1
      index -= 1
    }
    direction.data.placeCount += 1
    fillReportPlace(
      place, with: variable, on: direction, value: point.x[variable],
      rate: direction.data.variables[variable], changes, problem)
  }

  /// Takes a variable off the ready direction that it lies on; the point has its value then. Nobody may read the report's list.
  ///
  /// - Complexity: the number of ready directions.
  mutating func freeReportPlace(
    _ variable: VariableID, _ changes: borrowing ChangeRecord, _ point: borrowing PrimalPoint
  ) {
    let spot = reportPlaces[variable]
    let value = valueInReport(of: variable, changes)
    point.x.base[Int(variable)] = value
    changes.reported[variable] = value
    // The last variable of the direction takes the free place; the last of each direction behind takes the place that
    // becomes free before its first.
    var place = Int(spot.place)
    var isBehind = false
    for index in 0..<cache.ready.count {
      let direction = cache.ready[index]
      let isOwn = direction == cache.direction(at: spot.direction)
      if !isOwn && !isBehind { continue }
      let last = Int(direction.data.firstPlace + direction.data.placeCount) - 1
      moveReportPlace(from: last, to: place, changes)
      place = last
      if isOwn { direction.data.placeCount -= 1 } else { direction.data.firstPlace -= 1 }
      isBehind = true
    }
    placesInUse -= 1
  }

  private mutating func moveReportPlace(
    from place: Int, to other: Int, _ changes: borrowing ChangeRecord
  ) {
    if place == other { return }
    let list = changes.report.pointee.list
    list.handles[other] = list.handles[place]
    list.even[other] = list.even[place]
    list.odd[other] = list.odd[place]
    list.rates[other] = list.rates[place]
    reportPlaces[VariableID(list.handles[other].index)].place = Int32(
      truncatingIfNeeded: other)
  }
}
