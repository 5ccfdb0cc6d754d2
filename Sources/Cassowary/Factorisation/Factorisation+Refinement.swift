// Refining a combination: its residual is added up in twice the precision and combined in turn (iterative refinement;
// J. H. Wilkinson, Rounding Errors in Algebraic Processes, 1963). Then a factor that is small says something: rounding
// leaves no more of it than of any double, even where rows are nearly sums of each other.

extension Factorisation {
  /// Refines the solved combination of a row as far as the factorisation allows. The transformed row is left in `z`.
  ///
  /// - Complexity: a few combination solves. Rare: only where a small factor decides something.
  mutating func refineCombination(
    of row: RowID, _ terms: RowTerms, _ basis: borrowing Basis
  ) {
    var kept = SparseVector<SlotID>()
    defer { kept.deallocate() }
    var former = Double.infinity
    var isChanged = false
    for _ in 0..<Self.mostRefinements {
      let miss = loadResidual(of: row, terms, basis)
      // Each round leaves a small part of the misses, unless the factorisation can do no better.
      if !(miss > 0) || miss > former / 2 { break }
      former = miss
      kept.removeAll()
      for index in 0..<alpha.list.count { kept.append(alpha.list[index], alpha[alpha.list[index]]) }
      combineResidual(largest: miss, addingTo: kept)
      isChanged = true
    }
    if !isChanged { return }
    loadColumn(terms.run(row))
    for index in 0..<alpha.list.count { alpha.marks[alpha.list[index]] = zEpoch }
  }

  /// The most refinements of a combination: each leaves a part of the misses, so that more gain nothing.
  private static var mostRefinements: Int { 4 }

  /// Adds up the rest of a row without the active rows and stays in its solved combination: per variable in `d`, and in
  /// `w` the parts of which it is the sum; `d.list` names the variables.
  ///
  /// - Parameter threshold: factors of at most this magnitude are left out.
  /// - Returns: the largest rest.
  @discardableResult
  mutating func loadResidual(
    of row: RowID, ofFactorsAbove threshold: Double = 0, _ terms: RowTerms,
    _ basis: borrowing Basis
  ) -> Double {
    beginBtran()
    d.list.removeAll()
    rests.reserveAnew(Int(counts.slots))
    subtract(terms.run(row), times: -1)
    for index in 0..<alpha.list.count {
      let s = alpha.list[index]
      if abs(alpha[s]) <= threshold { continue }
      let holder = basis.definition[s]
      if let active = holder.row {
        subtract(terms.run(active), times: alpha[s])
      } else {
        subtract(1, times: alpha[s], of: holder.certainStay)
      }
    }
    var largest = 0.0
    for index in 0..<d.list.count {
      let variable = d.list[index]
      d[variable] = rests[variable].value
      largest = max(largest, abs(d[variable]))
    }
    return largest
  }

  private mutating func subtract(_ run: UnsafeBufferPointer<Entry>, times factor: Double) {
    for entry in run { subtract(entry.coefficient, times: factor, of: entry.variable) }
  }

  private mutating func subtract(
    _ coefficient: Double, times factor: Double, of variable: VariableID
  ) {
    if d.marks[variable] != wEpoch {
      d.marks[variable] = wEpoch
      d.list.append(variable)
      rests[variable] = DoubleDouble()
      w[variable] = 0
    }
    rests[variable].add(coefficient, times: -factor)
    w[variable] += abs(coefficient * factor)
  }

  /// Combines the residual in `d` and adds the factors to those that were kept.
  ///
  /// Values that are small beside 1 are dropped on the way: small residuals are magnified before.
  private mutating func combineResidual(largest: Double, addingTo kept: SparseVector<SlotID>) {
    let unit = largest.binade
    beginColumn()
    for index in 0..<d.list.count { addToColumn(variable: d.list[index], d[d.list[index]] / unit) }
    finishColumn()
    ftran()
    for index in 0..<alpha.list.count { alpha[alpha.list[index]] *= unit }
    for place in 0..<kept.count {
      let s = kept.indices[place]
      if alpha.marks[s] != zEpoch {
        alpha.marks[s] = zEpoch
        alpha.list.append(s)
        alpha[s] = 0
      }
      alpha[s] += kept.values[place]
    }
  }
}
