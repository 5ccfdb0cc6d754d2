/// A row of a log that takes no part in the answer, with its line and the reason.
public struct UnreadRow: Equatable, Sendable {
  /// The line of the text, from 1.
  public var line: Int
  /// The row as it was pasted.
  public var text: String
  /// Why it was not understood.
  public var reason: String
}
