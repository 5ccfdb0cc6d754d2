import Cassowary

/// A row that its batch puts in force, or gives a required side, once all that goes has gone.
struct ComingRow {
  let row: EngineRow
  /// The strengths that the row gets, if it is in force; nil for one that is yet to be.
  var pull: RowPull?
}

extension LayoutEngine {
  /// Puts the rows that wait, and some limits, in force in order of installation, breaking constraints until they fit.
  func admitComingRows(_ limits: [ComingLimits]) {
    let coming = comingRows
    var nextLimits = limits[...]
    comingRows = []
    var last = -1
    let isInOrder = coming.allSatisfy { next in
      defer { last = next.row.id }
      return next.row.id >= last
    }
    for next in isInOrder ? coming : coming.sorted(by: { $0.row.id < $1.row.id }) {
      let row = next.row
      while let limits = nextLimits.first, limits.id < row.id { add(nextLimits.removeFirst()) }
      if row.isRemoved { continue }
      // Another row's coming may have broken this one meanwhile.
      let pull = next.pull.map { row.isBroken ? $0.broken : $0 }
      if row.handles.isEmpty {
        if let pull { row.pull = pull }
        add(row)
      } else if let pull {
        change(row, to: pull)
      }
    }
    for limits in nextLimits { add(limits) }
  }
}

extension RowPull {
  /// Whether no side is required that `other` leaves optional.
  func requiresNoMore(than other: RowPull) -> Bool {
    (!below.isRequired || other.below.isRequired) && (!above.isRequired || other.above.isRequired)
  }
}
