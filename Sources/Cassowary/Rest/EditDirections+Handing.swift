// The direction that is kept for a row, and its use when another row takes the row's place.

extension EditDirections {
  /// The direction of an active row, if it is good as it is.
  func goodDirection(of row: RowID) -> KeptDirection? {
    guard let direction = cache.find(row, basis: basisEpoch),
      direction.data.isFilled,
      direction.data.exchanges == exchanges.count
    else { return nil }
    return direction
  }

  /// True if the kept direction of a row, which is about to leave the basis, is good as it is.
  func canHandOnDirection(of row: RowID, _ acceleration: Acceleration) -> Bool {
    guard acceleration.contains(.inheritedDirections),
      let direction = cache.find(row, basis: basisEpoch)
    else { return false }
    return !direction.data.isFilled || direction.data.exchanges == exchanges.count
  }

  /// Hands the kept direction of a row that leaves the basis to the row that enters in its place, if the factor by
  /// which their directions differ is a sign.
  /// - Returns: the direction, if there is one.
  mutating func handOnDirection(
    of row: RowID, to entering: RowID, factor: Double
  ) -> KeptDirection? {
    guard abs(factor) == 1, let direction = cache.find(row, basis: basisEpoch)
    else {
      return nil
    }
    let handed = cache.hand(direction, to: entering)
    if !handed.data.isFilled { return nil }
    if factor < 0 {
      handed.data.variables.negate()
      handed.data.rows.negate()
    }
    return handed
  }

  /// Notes that variables on the directions followed since the last report may differ from their reported values, so
  /// that the directions may change.
  mutating func touchFollowed(_ changes: inout ChangeRecord) {
    for index in 0..<cache.followed.count {
      let variables = cache.followed[index].data.variables
      for place in 0..<variables.count { changes.touch(variables.indices[place]) }
    }
    cache.noteReported()
  }
}
