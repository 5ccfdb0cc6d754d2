/// An explanation of a document or a script as `explain --json` prints it.
public struct ExplanationRecord: Codable, Equatable, Sendable {
  /// Constraints that cannot all hold.
  public struct Conflict: Codable, Equatable, Sendable {
    /// The constraints in words.
    public var members: [String]
    /// The one that does not hold; `null` where none of them was given up.
    @Nullable public var givenUp: String?

    /// Makes a conflict.
    public init(members: [String], givenUp: String?) {
      self.members = members
      self.givenUp = givenUp
    }
  }

  /// The answer about a view.
  public struct View: Codable, Equatable, Sendable {
    /// The name or identifier by which it was asked for.
    public var view: String
    /// The reason of each of its numbers.
    public var why: String
  }

  public var conflicts: [Conflict]
  /// One sentence for each view that is ambiguous.
  public var ambiguities: [String]
  public var views: [View]
}
