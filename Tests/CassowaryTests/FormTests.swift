import Cassowary
import Testing

/// Constraints on the same linear form share a row, wherever the table of forms keeps it.
@Suite struct FormTests {
  /// Forms whose variables' numbers add up to the same, which would all lie in one place of the table.
  @Test func formsOfOneSumAreToldApart() throws {
    let solver = Solver()
    let count = 400
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var constraints: [Constraint] = []
    for index in 0..<count / 2 {
      let (first, second) = (variables[index], variables[count - 1 - index])
      constraints.append(try solver.add(first + second == Double(index)))
      constraints.append(try solver.add(first - second == 0, priority: .low))
    }
    solver.commit()
    #expect(solver.checkInvariants() == [])
    for index in 0..<count / 2 {
      #expect(solver.value(of: variables[index]) == Double(index) / 2)
      // The same form, the other way round and twice as large.
      #expect(throws: AddConstraintError.unsatisfiable(conflict: [constraints[2 * index]])) {
        try solver.add(
          -2 * variables[count - 1 - index] - 2 * variables[index] == Double(-2 * index - 2))
      }
    }
    #expect(solver.checkInvariants() == [])
  }

  /// What went past a full place is found, and taken away, when those before it are gone.
  @Test func formsComeAndGoInAnyOrder() throws {
    var random = SplitMix(seed: 7)
    let solver = Solver()
    let count = 60
    let variables = (0..<count).map { _ in solver.makeVariable() }
    // Pairs with few different sums.
    var pairs: [(Int, Int)] = []
    for sum in [count / 2, count / 2 + 1, count, count + 3] {
      for first in 0..<count where sum - first > first && sum - first < count {
        pairs.append((first, sum - first))
      }
    }
    var live: [Int: Constraint] = [:]
    for round in 0..<4_000 {
      let pair = Int(random.next() % UInt64(pairs.count))
      if let constraint = live.removeValue(forKey: pair) {
        try solver.remove(constraint)
      } else {
        let (first, second) = pairs[pair]
        let coefficient = Double(pair % 3) - 1.5
        live[pair] = try solver.add(
          variables[first] + coefficient * variables[second] >= 0, priority: .low)
      }
      if round % 250 == 0 {
        solver.commit()
        #expect(solver.checkInvariants() == [], "round \(round)")
      }
    }
    let image = solver.stateImage()
    struct Abandoned: Error {}
    #expect(throws: Abandoned.self) {
      try solver.transaction { solver in
        for pair in pairs.indices {
          if let constraint = live[pair] { try solver.remove(constraint) }
        }
        for (first, second) in pairs {
          try solver.add(variables[first] + 3 * variables[second] >= 0, priority: .low)
        }
        throw Abandoned()
      }
    }
    #expect(solver.stateImage() == image)
    for pair in pairs.indices { if let constraint = live[pair] { try solver.remove(constraint) } }
    solver.commit()
    #expect(solver.checkInvariants() == [])
  }
}
