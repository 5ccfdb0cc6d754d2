/// A font that stands in for another one, because the other is not installed.
public struct FontSubstitution: Hashable, Sendable, Comparable {
  /// The family that was asked for, such as `SF Pro`, or the kind of text that the family in use has no
  /// shapes for, such as `emoji` or `Han`.
  public let requested: String
  /// The installed family that is drawn instead, such as `Inter`.
  public let used: String

  /// Makes a substitution of `used` for `requested`.
  public init(requested: String, used: String) {
    self.requested = requested
    self.used = used
  }

  /// Orders by the requested family, then by the one used.
  public static func < (left: FontSubstitution, right: FontSubstitution) -> Bool {
    (left.requested, left.used) < (right.requested, right.used)
  }
}

extension FontSubstitution: CustomStringConvertible {
  public var description: String { "\(requested) drawn with \(used)" }
}
