/// A statement about all values of a generator: a name, the generator, how to print a value.
///
/// ```swift
/// let property = Property("reversing twice changes nothing", .array(of: .integer(in: 0...9), count: 0...8))
/// try property.check { value, trial in
///   trial.classify("empty", if: value.isEmpty)
///   try trial.expectEqual(value.reversed().reversed(), value)
/// }.get()
/// ```
///
/// From Swift Testing and from XCTest alike the one line is `try forAll(…) { … }` in a throwing test: the
/// failure is an error, its description the message.
public struct Property<Value: Sendable>: Sendable {
  /// The statement of the property.
  public let name: String
  /// The values it is about.
  public let generator: Generator<Value>
  let describe: @Sendable (Value) -> String

  /// Makes a property with a function that prints a value as Swift code.
  public init(
    _ name: String, _ generator: Generator<Value>,
    describedBy describe: @escaping @Sendable (Value) -> String
  ) {
    self.name = name
    self.generator = generator
    self.describe = describe
  }

  /// Makes a property of values that print themselves as Swift code.
  public init(_ name: String, _ generator: Generator<Value>) where Value: SwiftSource {
    self.init(name, generator, describedBy: \.swiftSource)
  }
}
