// How far a right-hand side may go before the basis is no longer optimal (parametric right-hand side ranging; S. I. Gass,
// T. L. Saaty, doi:10.1002/nav.3800020106). The multipliers do not depend on it, so that the basis stays optimal as long as
// every inactive row keeps to its segment.

extension Core {
  /// The values of a constraint's right-hand side for which the present basis is optimal.
  ///
  /// Afterwards the solved direction, in `factorisation.d`, is that in which the variables move, unless nothing does.
  mutating func stretch(of index: ConstraintID) -> SweepStretch {
    let record = problem.record(of: index)
    let row = record.row
    let place = problem.memberIndex(row, of: index)
    let bound = problem.members.element(row, place).bound
    var stretch = SweepStretch(value: record.constant)
    if basis.kind[row] == .active && point.isHeld(row, at: place, problem) {
      stretch.factor = 1 / record.scale
      factorisation.btran(of: basis.slot(of: row))
      collectRates(1)
      limitByNeighbours(row, at: place, bound, &stretch)
      limitByInactiveRows(&stretch)
    } else {
      // The row is held elsewhere, or lies between breakpoints: nothing moves until the parameter comes there.
      let activity =
        basis.kind[row] == .active
        ? point.activity[row] : point.exactActivity(of: row, problem).sum
      let isBelow = activity < bound
      stretch.limit(
        row, activity: bound, rate: 1 / record.scale,
        below: isBelow ? (activity, place) : nil, above: isBelow ? nil : (activity, place))
    }
    return stretch
  }

  /// The breakpoints beside that of the parameter end the stretch: beyond them the row's cost has another slope.
  private func limitByNeighbours(
    _ row: RowID, at member: Int32, _ bound: Double, _ stretch: inout SweepStretch
  ) {
    let run = problem.members.run(row)
    let (before, after) = (Int(member) - 1, Int(member) + 1)
    stretch.limit(
      row, activity: bound, rate: stretch.factor,
      below: before >= 0 ? (run[before].bound, Int32(before)) : nil,
      above: after < run.count ? (run[after].bound, Int32(after)) : nil)
  }

  private mutating func limitByInactiveRows(_ stretch: inout SweepStretch) {
    var largestRate = factorisation.largestPart
    for place in 0..<factorisation.d.list.count {
      largestRate = max(largestRate, abs(factorisation.d[factorisation.d.list[place]]))
    }
    let noise = Tolerances.drop + Tolerances.rateNoise * largestRate
    stretch.noise = noise * abs(stretch.factor)
    for place in 0..<workspace.rowList.count {
      let row = workspace.rowList[place]
      let rate = workspace.rate[row]
      if abs(rate) <= noise { continue }
      let activity = point.exactActivity(of: row, problem).sum
      let run = problem.members.run(row)
      let position = Int(point.position[row])
      switch basis.kind[row] {
      case .segment:
        stretch.limit(
          row, activity: activity, rate: rate * stretch.factor,
          below: position > 0 ? (run[position - 1].bound, Int32(position - 1)) : nil,
          above: position < run.count ? (run[position].bound, Int32(position)) : nil)
      case .pinned:
        let here = (run[position].bound, Int32(position))
        stretch.limit(
          row, activity: activity, rate: rate * stretch.factor, below: here, above: here)
      case .active, .free: break
      }
    }
  }
}
