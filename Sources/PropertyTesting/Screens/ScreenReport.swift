/// The result of checking a screen, as a value and as an error.
public struct ScreenReport: Error, Hashable, Sendable {
  /// One property that does not hold, with the simplest conditions under which it does not.
  public struct Failure: Hashable, Sendable {
    /// The name of the property.
    public let property: String
    /// The simplest conditions under which it is false.
    public let conditions: ScreenConditions
    /// The violations, in sentences.
    public let violations: [String]
    /// The number of conditions under which it is false.
    public let count: Int
    /// Where the picture of the screen under these conditions was written.
    public let picture: String?
  }

  /// The number of conditions the screen was laid out under.
  public let conditionCount: Int
  /// The properties that do not hold, in the order they were asked for.
  public let failures: [Failure]

  /// Returns the report if all properties hold.
  ///
  /// - Throws: The report itself, whose description is the message for the log.
  @discardableResult
  public func get() throws(ScreenReport) -> ScreenReport {
    guard failures.isEmpty else { throw self }
    return self
  }
}

extension ScreenReport: CustomStringConvertible {
  public var description: String {
    guard !failures.isEmpty else {
      return "All properties hold under \(conditionCount) conditions."
    }
    let parts = failures.map { failure in
      let lines = failure.violations.map { "  \($0)" }.joined(separator: "\n")
      let picture = failure.picture.map { "\n  Picture: \($0)" } ?? ""
      return """
        "\(failure.property)" is false under \(failure.count) of \(conditionCount) conditions, simplest:
          \(failure.conditions)
        \(lines)\(picture)
        """
    }
    return parts.joined(separator: "\n")
  }
}
