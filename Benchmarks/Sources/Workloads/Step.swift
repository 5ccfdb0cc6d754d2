/// A run of operations that ends in a commit and is timed as one.
public struct Step: Sendable {
  /// The phase under which the time is reported; nil for preparations, which are replayed but not
  /// reported.
  public let label: String?
  public let operations: [Operation]

  public init(_ label: String?, _ operations: [Operation]) {
    self.label = label
    self.operations = operations
  }
}
