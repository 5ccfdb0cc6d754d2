import Cassowary

/// Why a quantity of an item has its value: the rules it follows from, and at what rate.
///
///     photo.width is 280, from
///       1 × photo.leading == card.leading + 10 …
///
/// A rate says by how much the quantity grows when the rule's constant grows by one point, all else
/// free to move as it would.
public struct LayoutReason {
  /// One rule with its influence.
  public struct Cause {
    public let rule: LayoutConflict.Member
    public let rate: Double
  }

  /// The quantity: item and attribute in words.
  public let quantity: String
  /// Its value, in points, positions in the parent's bounds.
  public let value: Double
  /// Rules with an influence, in order of installation.
  public let causes: [Cause]
  /// Whether other values would satisfy the constraints as well.
  public let isOpen: Bool
}

extension LayoutReason: CustomStringConvertible {
  /// The reason in lines of text, deterministic but for addresses.
  public var description: String {
    var lines = ["\(quantity) is \(formatted(value))"]
    if isOpen { lines[0] += ", though nothing determines it" }
    if !causes.isEmpty { lines[0] += ", from" }
    for cause in causes {
      let place = cause.rule.location.map { " (\($0.file):\($0.line))" } ?? ""
      lines.append("  \(formatted(cause.rate)) × \(cause.rule.shortText)\(place)")
    }
    return lines.joined(separator: "\n")
  }
}

extension LayoutConflict.Member {
  /// Where the rule was written, if anybody said so.
  public var location: SourceLocation? {
    switch self {
    case .constraint(let constraint): constraint.location
    case .rule: nil
    }
  }

  /// The rule in words of attributes, without type and address.
  public var shortText: String {
    switch self {
    case .constraint(let constraint): constraint.shortText
    case .rule(let rule): rule.body
    }
  }
}
