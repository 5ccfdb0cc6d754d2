/// A model to test a stateful system against: its commands, and their effects on a simple state.
///
/// The model is the specification, written the obvious way; the system is under test. A run draws a list of commands
/// that the model allows, executes each on a fresh system and compares. When a list fails it is shrunk: runs of
/// commands are dropped, commands that the model no longer allows go with them, and the commands that are left shrink
/// by themselves.
///
/// Let commands name things by an identity given when they are made (`add(id: 3, …)`, `remove(id: 3)`), not
/// by position: then a shorter list still means the same.
///
/// Source: K. Claessen, J. Hughes, "Testing Monadic Code with QuickCheck", Haskell Workshop 2002,
/// doi:10.1145/581690.581696.
public protocol CommandModel: Sendable {
  /// The state of the model.
  associatedtype State: Sendable
  /// One step.
  associatedtype Command: Sendable & SwiftSource
  /// The system under test.
  associatedtype System

  /// The state before the first command.
  var initialState: State { get }

  /// Returns the generator of the next command, or `nil` where the list has to end.
  func command(in state: State) -> Generator<Command>?

  /// Tells whether a command makes sense in a state; commands that do not are dropped while shrinking.
  func allows(_ command: Command, in state: State) -> Bool

  /// Applies a command to the state.
  func advance(_ state: inout State, by command: Command)

  /// Makes a fresh system.
  func makeSystem() throws -> System

  /// Executes a command on the system and checks the answer.
  ///
  /// - Parameter state: The state of the model after the command.
  /// - Throws: Any error, where the system is wrong.
  func execute(_ command: Command, on system: inout System, state: State, trial: Trial) throws

  /// Checks the system after the last command; does nothing unless a model says otherwise.
  func finish(_ system: inout System, state: State, trial: Trial) throws
}

extension CommandModel {
  public func finish(_ system: inout System, state: State, trial: Trial) throws {}
}
