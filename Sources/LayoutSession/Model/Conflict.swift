import AutoLayout

/// Constraints that exclude one another, in words.
struct Conflict: Equatable, Sendable {
  /// The number of the constraint that was given up, if it is one of the session's.
  var broken: Int?
  /// What was given up.
  var brokenText: String
  /// The members, one line each.
  var members: [String]

  @MainActor init(_ conflict: LayoutConflict) {
    let record = Self.record(conflict.broken)
    broken = record?.number
    brokenText = Self.text(conflict.broken)
    members = conflict.members.map(Self.text)
  }

  @MainActor private static func record(_ member: LayoutConflict.Member) -> ConstraintRecord? {
    switch member {
    case .constraint(let constraint): constraint.representedObject as? ConstraintRecord
    case .linear(let constraint): constraint.representedObject as? ConstraintRecord
    default: nil
    }
  }

  @MainActor private static func text(_ member: LayoutConflict.Member) -> String {
    if let record = record(member) { return "\(record.number)  \(record.text)" }
    switch member {
    case .constraint(let constraint): return "-  \(constraint.description)"
    case .linear(let constraint): return "-  \(constraint.shortText)"
    case .rule(let rule):
      switch rule.kind {
      case .autoresizing: return "-  the autoresizing mask of \(rule.item), \(rule.body)"
      case .contentSize: return "-  the natural \(word(rule.axis)) of \(rule.item)"
      case .sizeLimit: return "-  \(rule.item).\(word(rule.axis)) >= 0"
      case .rootSize: return "-  the screen's \(word(rule.axis))"
      }
    }
  }

  private static func word(_ axis: LayoutAxis) -> String {
    axis == .horizontal ? "width" : "height"
  }
}
