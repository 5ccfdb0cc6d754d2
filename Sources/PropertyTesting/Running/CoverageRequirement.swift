/// A label and the least number of cases that must carry it.
public struct CoverageRequirement: Hashable, Sendable {
  /// The label, as given to `Trial.label(_:)`.
  public let label: String
  /// The least number of cases.
  public let minimum: Int

  /// Makes a requirement.
  public init(_ label: String, atLeast minimum: Int) {
    self.label = label
    self.minimum = minimum
  }
}
