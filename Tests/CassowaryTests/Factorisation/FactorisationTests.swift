import Testing

@testable import Cassowary
@testable import CassowaryDiagnostics

/// The factors of the basis by themselves, judged by LAPACK's dense LU factors of the same rows.
@Suite struct FactorisationTests {
  /// A sparse row: coefficients as layouts have them, fractions among them.
  private static func row(_ size: Int, _ random: inout SplitMix) -> [Double] {
    let choices = [1.0, -1, 1, -1, 2, 0.5, 1.0 / 3, -16.0 / 9]
    var row = [Double](repeating: 0, count: size)
    for _ in 0..<1 + Int(random.next() % 4) {
      row[Int(random.next() % UInt64(size))] = choices[Int(random.next() % 8)]
    }
    return row
  }

  /// Sparse rows with a diagonal, so that most are bases; nil for one that is singular, or nearly.
  private static func basis(_ size: Int, _ random: inout SplitMix) throws -> [[Double]]? {
    var rows: [[Double]] = []
    var matrix = DenseMatrix(rows: size, columns: size)
    for diagonal in 0..<size {
      var row = row(size, &random)
      if random.next() % 8 > 0 { row[(diagonal + 1) % size] += 1 }
      if row.allSatisfy({ $0 == 0 }) { row[diagonal] = 1 }
      rows.append(row)
      for variable in 0..<size { matrix[diagonal, variable] = row[variable] }
    }
    guard let factors = try? LUFactors(matrix), try factors.conditionNumber() < 1e5
    else { return nil }
    return rows
  }

  /// The largest difference of two vectors, as a part of the largest number of the second.
  private static func miss(_ found: [Double], _ expected: [Double]) -> Double {
    let scale = expected.reduce(1) { max($0, abs($1)) }
    return zip(found, expected).reduce(0) { max($0, abs($1.0 - $1.1)) } / scale
  }

  private static func check(
    _ basis: inout FactoredBasis, _ random: inout SplitMix, within tolerance: Double
  ) throws {
    let dense = try LUFactors(basis.matrix)
    let row = basis.addRow(row(basis.size, &random))
    let combination = basis.combination(of: row)
    let expected = try dense.solve(basis.rows[Int(row)], transposed: true)
    #expect(miss(combination, expected) <= tolerance)
    let slot = Int(random.next() % UInt64(basis.size))
    var unit = [Double](repeating: 0, count: basis.size)
    unit[slot] = 1
    let shifted = try dense.solve(unit)
    let direction = basis.direction(of: slot)
    #expect(miss(direction, shifted) <= tolerance)
  }

  @Test("random bases are solved as LAPACK solves them", arguments: 1...40)
  func randomBases(size: Int) throws {
    var random = SplitMix(seed: UInt64(size))
    var bases = 0
    for _ in 0..<12 {
      guard let rows = try Self.basis(size, &random) else { continue }
      bases += 1
      var basis = FactoredBasis(size: size)
      for row in rows { _ = basis.addRow(row) }
      let dependent = basis.factorise()
      #expect(dependent.isEmpty)
      for _ in 0..<4 { try Self.check(&basis, &random, within: 1e-9) }
    }
    #expect(bases > 0)
  }

  @Test("a hundred exchanges leave factors of the present basis", arguments: [3, 8, 20, 40])
  func exchanges(size: Int) throws {
    var random = SplitMix(seed: UInt64(1000 + size))
    var basis = FactoredBasis(size: size)
    for variable in 0..<size {
      var row = [Double](repeating: 0, count: size)
      row[variable] = 1
      _ = basis.addRow(row)
    }
    let dependent = basis.factorise()
    #expect(dependent.isEmpty)
    var exchanges = 0
    for _ in 0..<400 where exchanges < 100 {
      let row = basis.addRow(Self.row(size, &random))
      let factors = basis.combination(of: row)
      // As a ratio test would take none that is small.
      let slots = factors.indices.filter { abs(factors[$0]) > 0.25 }
      guard let slot = slots.isEmpty ? nil : slots[Int(random.next() % UInt64(slots.count))]
      else { continue }
      _ = basis.direction(of: slot)
      _ = basis.combination(of: row)
      let outcome = basis.exchange(row, in: SlotID(slot))
      #expect(outcome != .isDependent)
      exchanges += 1
      guard try LUFactors(basis.matrix).conditionNumber() < 1e7 else { break }
      try Self.check(&basis, &random, within: 1e-7)
    }
    #expect(exchanges >= 20)
  }

  @Test("of a singular basis the rows that depend on others are named", arguments: 3...20)
  func singularBases(size: Int) throws {
    var random = SplitMix(seed: UInt64(2000 + size))
    for _ in 0..<20 {
      guard var rows = try Self.basis(size, &random) else { continue }
      // The last row becomes the sum of two others.
      rows[size - 1] = zip(rows[0], rows[1]).map(+)
      var basis = FactoredBasis(size: size)
      for row in rows { _ = basis.addRow(row) }
      let dependent = basis.factorise()
      #expect(dependent.count == 1)
      // What is left, with a stay in the row's place, is a basis.
      let condition = try LUFactors(basis.matrix).conditionNumber()
      #expect(condition < .infinity)
      try Self.check(&basis, &random, within: 1e-6)
    }
  }

  @Test("rows that are parallel but for rounding count as dependent, and others do not")
  func nearlySingularBases() throws {
    for (difference, count) in [(0, 1), (1e-15, 1), (1e-14, 1), (1e-6, 0), (1e-3, 0)] {
      var basis = FactoredBasis(size: 3)
      _ = basis.addRow([1, 1, 0])
      _ = basis.addRow([0, 1, 1])
      _ = basis.addRow([1, 2 + difference, 1])
      let dependent = basis.factorise()
      #expect(dependent.count == count, "\(difference)")
    }
  }
}
