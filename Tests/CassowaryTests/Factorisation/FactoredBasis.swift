@testable import Cassowary
@testable import CassowaryDiagnostics

/// A basis of given rows, as dense rows and in a factorisation, for comparing the two.
struct FactoredBasis: ~Copyable {
  let size: Int
  private(set) var core: Core
  private let report: UnsafeMutablePointer<Report>
  /// All rows that were made, dense.
  private(set) var rows: [[Double]] = []

  /// Makes a machine with so many variables and no rows.
  init(size: Int) {
    self.size = size
    report = .allocate(capacity: 1)
    report.initialize(to: Report())
    core = Core(report: report)
    for _ in 0..<size { _ = core.makeVariable() }
  }

  deinit {
    report.deinitialize(count: 1)
    report.deallocate()
  }

  /// Makes a row, which is not in the basis, and returns its number.
  mutating func addRow(_ coefficients: [Double]) -> RowID {
    core.reserveForm(size)
    core.problem.form.removeAll()
    // Forms begin with a positive coefficient.
    let sign = coefficients.first { $0 != 0 }.map { $0 < 0 ? -1.0 : 1.0 } ?? 1
    for (variable, coefficient) in coefficients.enumerated() where coefficient != 0 {
      core.problem.form.append(
        Entry(VariableID(variable), twin: -1, coefficient: sign * coefficient))
    }
    rows.append(coefficients.map { sign * $0 })
    let survey = core.surveyForm()
    let row = core.makeWatchingRow(survey)
    precondition(Int(row) == rows.count - 1, "rows are not made in order")
    return row
  }

  /// Factorises the basis of all rows made so far, as many as there are variables.
  /// - Returns: the rows that are not in it because they depend on others.
  mutating func factorise() -> [RowID] {
    for row in RowID.first(Int32(rows.count)) { core.basis.kind.write(row, .active, &core.journal) }
    for variable in VariableID.first(Int32(size)) {
      core.basis.setStaySlot(variable, .none, Asking.self, &core.journal)
    }
    let dependent = core.factorisation.refactor(core.problem, &core.basis, &core.journal)
    defer { dependent.deallocate() }
    return (0..<dependent.count).map { dependent[$0] }
  }

  /// The rows of the slots, one after the other; stays are unit rows.
  var matrix: DenseMatrix {
    var matrix = DenseMatrix(rows: size, columns: size)
    for slot in 0..<size {
      let holder = core.basis.definition[SlotID(slot)]
      if let row = holder.row {
        for variable in 0..<size { matrix[slot, variable] = rows[Int(row)][variable] }
      } else {
        matrix[slot, Int(holder.certainStay)] = 1
      }
    }
    return matrix
  }

  /// A row as a combination of the rows in the slots, by FTRAN.
  mutating func combination(of row: RowID) -> [Double] {
    core.factorisation.loadColumn(core.problem.terms.run(row))
    core.factorisation.ftran()
    var factors = [Double](repeating: 0, count: size)
    for place in 0..<core.factorisation.alpha.list.count {
      let slot = core.factorisation.alpha.list[place]
      factors[Int(slot)] = core.factorisation.alpha[slot]
    }
    return factors
  }

  /// How the variables move as the row in a slot shifts by one, by BTRAN.
  mutating func direction(of slot: Int) -> [Double] {
    core.factorisation.btran(of: SlotID(slot))
    var rates = [Double](repeating: 0, count: size)
    for place in 0..<core.factorisation.d.list.count {
      let variable = core.factorisation.d.list[place]
      rates[Int(variable)] = core.factorisation.d[variable]
    }
    return rates
  }

  /// Puts a row in a slot, after its combination and the direction of the slot were computed.
  mutating func exchange(_ row: RowID, in slot: SlotID) -> Factorisation.UpdateOutcome {
    let old = core.basis.definition[slot]
    if let row = old.row {
      core.basis.slot.write(row, .none, &core.journal)
      core.basis.kind.write(row, .segment, &core.journal)
    } else {
      core.basis.setStaySlot(old.certainStay, .none, Asking.self, &core.journal)
    }
    core.basis.kind.write(row, .active, &core.journal)
    core.basis.hold(.row(row), in: slot, &core.journal)
    return core.factorisation.update(slot, &core.basis, &core.journal)
  }
}
