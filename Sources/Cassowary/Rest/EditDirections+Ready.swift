extension EditDirections {
  /// True if the direction of a row is ready.
  func hasReadyDirection(_ row: RowID) -> Bool {
    cache.isInUse && cache.findReady(row)?.data.isReady == true
  }

  /// True if a row stops that of a ready direction.
  func isBlocking(_ row: RowID) -> Bool {
    for index in 0..<cache.ready.count {
      let direction = cache.ready[index].data
      if direction.blockingBelow == .row(row) || direction.blockingAbove == .row(row) {
        return true
      }
    }
    return false
  }

  /// How many ready directions move a variable.
  func countReadyDirections(through variable: VariableID) -> Int {
    var count = 0
    for index in 0..<cache.ready.count
    where cache.ready[index].data.variables[variable] != 0 {
      count += 1
    }
    return count
  }

  /// How many ready directions move a sum.
  func countReadyDirections(moving run: UnsafeBufferPointer<Entry>) -> Int {
    var count = 0
    for index in 0..<cache.ready.count {
      var rate = 0.0
      for term in run {
        rate += term.coefficient * cache.ready[index].data.variables[term.variable]
      }
      if abs(rate) > Tolerances.drop { count += 1 }
    }
    return count
  }

  /// A ready direction that moves a variable.
  func readyDirection(through variable: VariableID) -> KeptDirection? {
    for index in 0..<cache.ready.count
    where cache.ready[index].data.variables[variable] != 0 {
      return cache.ready[index]
    }
    return nil
  }
}
