// How the bundles move as the held ones shift, and which of their rows take the places of the candidates.

extension Suboptimisation {
  /// Fills the tableau: the candidates are held where they are.
  mutating func beginTableau() {
    let width = candidates.count
    tableau.removeAll()
    holders.removeAll()
    for bundle in 0..<bundles.count {
      for column in 0..<width {
        tableau.append(rates.rate(bundles[bundle].rates, along: column))
      }
    }
    for column in 0..<Int32(width) {
      holders.append(column)
      bundles[Int(column)].column = column
    }
  }

  /// How fast a bundle moves as the one held in a column shifts.
  @inline(__always)
  func rate(of bundle: Int, by column: Int) -> Double {
    tableau[bundle &* candidates.count &+ column]
  }

  /// Holds a bundle in a column in the place of another.
  mutating func exchange(column: Int, for entering: Int) {
    let width = candidates.count
    let leaving = Int(holders[column])
    bundles[leaving].column = -1
    bundles[entering].column = Int32(column)
    holders[column] = Int32(entering)
    if entering == leaving { return }
    let pivot = rate(of: entering, by: column)
    let row = tableau.base + entering * width
    for bundle in 0..<bundles.count where bundle != entering {
      let rates = tableau.base + bundle * width
      let rate = rates[column] / pivot
      if rate == 0 { continue }
      for other in 0..<width where other != column { rates[other] -= rate * row[other] }
      rates[column] = rate
    }
    for other in 0..<width { row[other] = other == column ? 1 : 0 }
  }

  /// True if a candidate stays where it is.
  func isKept(_ column: Int) -> Bool {
    let held = bundles[column].held
    return bundles[column].column >= 0 && held.row == candidates[column].row
      && held.first == candidates[column].first
  }

  /// Finds a candidate that goes for every row that comes: that of the row's own bundle if possible, else candidates
  /// whose places can be taken one after the other.
  mutating func pairReleased() {
    pairs.removeAll()
    for column in 0..<candidates.count where bundles[column].column >= 0 && !isKept(column) {
      pairs.append(Pair(column: Int32(column), bundle: Int32(column)))
    }
    let own = pairs.count
    for bundle in candidates.count..<bundles.count where bundles[bundle].column >= 0 {
      pairs.append(Pair(column: -1, bundle: Int32(bundle)))
    }
    released.removeAll()
    for column in 0..<candidates.count where bundles[column].column < 0 {
      released.append(Int32(column))
    }
    beginTableau()
    for index in own..<pairs.count { pair(from: index) }
  }

  /// Puts next the pair with the largest pivot among those that are not complete.
  private mutating func pair(from next: Int) {
    var best = (index: next, place: 0, pivot: 0.0)
    for index in next..<pairs.count {
      for place in 0..<released.count {
        let pivot = abs(rate(of: Int(pairs[index].bundle), by: Int(released[place])))
        if pivot > best.pivot { best = (index, place, pivot) }
      }
    }
    let pair = Pair(column: released[best.place], bundle: pairs[best.index].bundle)
    pairs[best.index] = pairs[next]
    pairs[next] = pair
    released.removeSwapping(best.place)
    exchange(column: Int(pair.column), for: Int(pair.bundle))
  }
}
