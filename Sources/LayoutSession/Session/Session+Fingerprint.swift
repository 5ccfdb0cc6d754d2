import AutoLayout
import Cassowary

extension Session {
  /// Beyond so many rows of the solver the states between the statements of a file have no fingerprint: it costs as much
  /// as there are rows, and a file has as many statements.
  private static let rowsWithinFiles = 200

  /// The fingerprint of the present state, if it is of use and worth its cost: behind few statements a state is made
  /// again, not recognised.
  var affordableFingerprint: UInt64? {
    guard !Self.isShort(position + 1) else { return nil }
    return loading.isEmpty || model.engine.solver.constraintCount <= Self.rowsWithinFiles
      ? fingerprint : nil
  }

  /// A number that tells states of the session apart: all that questions are answered from.
  ///
  /// - Complexity: that of sorting the constraints.
  var fingerprint: UInt64 {
    var whole = Fingerprint(
      model.engine.solver.fingerprint { variable in
        if let free = model.variable(variable) {
          var name = Fingerprint()
          name.add(free.name)
          return name.value
        }
        guard let (item, attribute) = model.engine.coordinate(of: variable),
          let item = item as? SessionItem
        else { return 0 }
        var name = Fingerprint(UInt64(attribute.rawValue))
        name.add(item.name)
        return name.value
      })
    for record in model.orderedRecords {
      whole.add(UInt64(record.number))
      whole.add(record.isBroken ? 1 as UInt64 : 0)
    }
    for (number, conflict) in model.conflicts.sorted(by: { $0.key < $1.key }) {
      whole.add(UInt64(number))
      for member in conflict.members { whole.add(member) }
    }
    return whole.value
  }
}
