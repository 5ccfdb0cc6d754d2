// Combinations that end near the row: if the entries that a row reads cancel a few definitions on, the solve need not
// look at the rest of the system.

extension Factorisation {
  /// The definitions that are visited before the solve tries to do without the others: fewer are solved as soon.
  static var visitsBeforeNearby: Int { 128 }

  /// Solves `U * alpha = z` in the neighbourhood of the transformed row.
  ///
  /// A link of a chain that takes the place of another reads, by way of the links that it rests on, the whole chain,
  /// though all but the links beside it cancel. In exact terms: `U` has one solution, so any factors that leave nothing
  /// of `z` are the combination, and the slots not looked at do not matter.
  /// - Returns: false if something is left; `alpha` is not changed then.
  mutating func solveNearby() -> Bool {
    guard let expanded = surveyNearby() else { return false }
    for place in 0..<expanded where nearby.waits[place] == 0 { nearby.order.append(Int32(place)) }
    var next = 0
    while next < nearby.order.count {
      let place = Int(nearby.order[next])
      next += 1
      let slot = nearby.slots[place]
      var value = nearby.values[place] / pivot[slot]
      if abs(value) <= Tolerances.drop { value = 0 }
      nearby.values[place] = value
      for entry in columns.run(slot) {
        let other = nearby.place(of: entry.variable)
        nearby.values[other] -= entry.coefficient * value
        nearby.waits[other] -= 1
        if other < expanded && nearby.waits[other] == 0 { nearby.order.append(Int32(other)) }
      }
    }
    for place in expanded..<nearby.slots.count where abs(nearby.values[place]) > Tolerances.drop {
      return false
    }
    alpha.list.removeAll()
    for index in 0..<nearby.order.count {
      let place = Int(nearby.order[index])
      if nearby.values[place] == 0 { continue }
      let slot = nearby.slots[place]
      alpha.marks[slot] = zEpoch
      alpha[slot] = nearby.values[place]
      alpha.list.append(slot)
    }
    return true
  }

  /// Collects the slots around the transformed row, nearest first, and counts for each the definitions among them that
  /// read it.
  /// - Returns: how many of them, from the first, have all that their definitions read among them; nil if
  ///   the row itself reads too much.
  private mutating func surveyNearby() -> Int? {
    nearby.removeAll()
    for index in 0..<z.list.count where z[z.list[index]] != 0 {
      let place = nearby.place(of: z.list[index])
      if place < 0 { return nil }
      nearby.values[place] = z[z.list[index]]
    }
    var expanded = 0
    while expanded < nearby.slots.count {
      let run = columns.run(nearby.slots[expanded])
      if nearby.slots.count + run.count > Neighbourhood.limit { break }
      for entry in run {
        let place = nearby.place(of: entry.variable)
        nearby.waits[place] += 1
      }
      expanded += 1
    }
    return expanded
  }
}
