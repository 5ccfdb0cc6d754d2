/// One callback that an object received.
public struct LifecycleEntry: Hashable, Sendable, CustomStringConvertible {
  /// The name the object was recorded under; empty for a note.
  public let subject: String
  /// The callback with its arguments, such as `willMove(toSuperview: V)`.
  public let callback: String
  /// The value that the callback is about but has no argument for: the size that is laid out in
  /// points, the insets or traits after the change.
  public let value: String?

  /// Object and callback, such as `A.layoutSubviews`.
  public var call: String { subject.isEmpty ? callback : "\(subject).\(callback)" }

  /// The call and, after an equals sign, its value.
  public var description: String { value.map { "\(call) = \($0)" } ?? call }
}
