/// A system symbol that is drawn with the sign of another set, or with none.
public struct SymbolSubstitution: Hashable, Sendable, Comparable {
  /// The symbol's name, such as `doc.text`.
  public let requested: String
  /// The name of the sign that is drawn instead; nil where a framed dot stands for the symbol.
  public let used: String?

  /// Makes a substitution of `used` for `requested`.
  public init(requested: String, used: String?) {
    self.requested = requested
    self.used = used
  }

  /// Orders by the requested name.
  public static func < (left: SymbolSubstitution, right: SymbolSubstitution) -> Bool {
    (left.requested, left.used ?? "") < (right.requested, right.used ?? "")
  }
}

extension SymbolSubstitution: CustomStringConvertible {
  public var description: String {
    used.map { "\(requested) drawn as \($0)" } ?? "\(requested) has no drawing: a framed dot"
  }
}
