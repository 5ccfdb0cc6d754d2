extension WorkloadBuilder {
  /// The two resize phases that most workloads share: repeated ones, and one after each change of the
  /// basis.
  ///
  /// - Parameters:
  ///   - container: the edit variables, each with two values to go back and forth between in ten
  ///     steps.
  ///   - pin: a required constraint in the middle of what moves. Removing it and adding it again
  ///     changes the basis and leaves the system as it was.
  mutating func addResizes(
    _ name: String = "resize", of container: [(variable: Sum, range: ClosedRange<Double>)],
    pin: Int32
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
    var steps: [Step] = []
    for fraction in fractions {
      steps.append(
        step(nil) { builder in
          builder.remove(pin)
          builder.addAgain(pin)
        })
      steps.append(resize("first \(name)", fraction, &self))
    }
    add(Phase(["first \(name)": .firstResize], steps: steps))
  }
}
