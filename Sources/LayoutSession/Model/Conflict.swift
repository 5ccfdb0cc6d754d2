import AutoLayout
import LayoutReports

/// Constraints that exclude one another, in words.
struct Conflict: Equatable, Sendable {
  /// The number of the constraint that was given up, if it is one of the session's.
  var broken: Int?
  /// The text of the member that was given up.
  var brokenText: String
  /// The members, one line each.
  var members: [String]

  @MainActor init(_ conflict: LayoutConflict) {
    let record = Self.record(conflict.broken)
    broken = record?.number
    brokenText = Self.text(conflict.broken)
    members = conflict.members.map(Self.text)
  }

  @MainActor private static func record(_ member: LayoutConflict.Member) -> SessionConstraint? {
    if case .constraint(let constraint) = member { constraint as? SessionConstraint } else { nil }
  }

  /// A member in one line, with the number of a constraint of the session's.
  @MainActor static func text(_ member: LayoutConflict.Member) -> String {
    if let record = record(member) { return "\(record.number)  \(record.text)" }
    switch member {
    case .constraint(let constraint): return "-  \(constraint.shortText)"
    case .rule(let rule):
      if rule.kind == .rootSize {
        return "-  the screen's \(rule.attribute.name), \(NumberText.points(rule.constant))"
      }
      return "-  \(RuleText.name(rule))"
    }
  }

  /// A member in words for a sentence.
  @MainActor static func words(_ member: LayoutConflict.Member) -> String {
    if let record = record(member) { return "constraint \(record.number), \(record.text)" }
    let text = text(member)
    return text.hasPrefix("-  ") ? String(text.dropFirst(3)) : text
  }
}
