extension CommandModel {
  /// Executes a list of commands on a fresh system: the body of a property, and of a regression test.
  ///
  /// - Throws: Whatever `execute` throws for the first command the system gets wrong.
  public func run(_ commands: [Command], trial: Trial = Trial.unobserved) throws {
    var state = initialState
    var system = try makeSystem()
    for command in commands where allows(command, in: state) {
      advance(&state, by: command)
      try execute(command, on: &system, state: state, trial: trial)
    }
    try finish(&system, state: state, trial: trial)
  }
}

extension Trial {
  /// A trial whose labels nobody reads, for running a pasted counterexample.
  public static var unobserved: Trial { Trial() }
}

/// Checks a system against its model with random lists of commands, in one line of a throwing test.
///
/// - Returns: The report, for its coverage.
/// - Throws: `PropertyFailure`; its source is the shrunk list of commands.
@discardableResult
public func forAllCommands<Model: CommandModel>(
  _ name: String, of model: Model, count: ClosedRange<Int>,
  settings: CheckSettings = CheckSettings()
) throws(PropertyFailure) -> PropertyReport<[Model.Command]> {
  try forAll(name, model.commands(count: count), settings: settings) { commands, trial in
    try model.run(commands, trial: trial)
  }
}
