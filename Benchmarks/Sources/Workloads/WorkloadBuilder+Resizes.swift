extension WorkloadBuilder {
  /// The resize phases that most workloads share: repeated ones, one after each change of the basis, and one after each
  /// limit that comes or goes.
  ///
  /// The basis changes by a guide that comes and goes: a variable of its own, held by a required
  /// constraint to `anchor`, which moves with the rest. The limit is a row that nobody meets, and that moves, too.
  ///
  /// - Parameters:
  ///   - container: the edit variables, each with two values to go back and forth between in ten
  ///     steps.
  ///   - anchor: something in the middle of what moves.
  mutating func addResizes(
    _ name: String = "resize", of container: [(variable: Sum, range: ClosedRange<Double>)],
    anchor: Sum
  ) {
    let fractions = [0, 0.2, 0.4, 0.6, 0.8, 1, 0.7, 0.5, 0.3, 0.1]
    func resize(_ label: String, _ fraction: Double, _ builder: inout WorkloadBuilder) -> Step {
      builder.step(label) { builder in
        for (variable, range) in container {
          let length = range.upperBound - range.lowerBound
          builder.suggest(variable, range.lowerBound + fraction * length)
        }
      }
    }
    add(
      Phase(
        ["repeated \(name)": .repeatedResize],
        steps: fractions.map { resize("repeated \(name)", $0, &self) }))
    let guide = variable()
    let tie = declare(guide - anchor, .equal, 0)
    // Nobody meets the limit; the guide, which nothing holds then, gives it a form of its own.
    let limit = declare(anchor - guide, .lessThanOrEqual, 100_000_000)
    for (suffix, slot, expectation) in [
      ("", tie, Expectation.firstResize), (" after a limit", limit, .none),
    ] {
      let label = "first \(name)\(suffix)"
      var steps: [Step] = []
      for (index, fraction) in fractions.enumerated() {
        steps.append(
          step(nil) { builder in
            if index.isMultiple(of: 2) { builder.addAgain(slot) } else { builder.remove(slot) }
          })
        steps.append(resize(label, fraction, &self))
      }
      add(Phase([label: expectation], steps: steps))
    }
  }
}
