/// An expectation of a property that was not met.
public struct ExpectationFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence that says what is wrong.
  public let message: String

  /// Makes a failure with a message.
  public init(_ message: String) {
    self.message = message
  }

  public var description: String { message }
}
