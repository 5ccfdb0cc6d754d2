/// Why a text is no log of constraints, with its line.
public struct ConflictLogError: Error, Equatable {
  /// The line, from 1.
  public var line: Int
  public var reason: String
}
