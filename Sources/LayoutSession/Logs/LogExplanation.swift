import Cassowary
import Foundation

/// The constraints of a log that fight, and the usual remedy.
struct LogExplanation {
  /// The places of those that fight; all of them if the log does not show a contradiction.
  private(set) var members: [Int] = []
  /// Whether they contradict as far as the log tells.
  private(set) var isProved = false
  private(set) var sentence = ""
  /// A word for the kind of mistake, for programs.
  private(set) var cause = ""
  private(set) var remedy = ""
  /// The places and sizes of the views if all holds but the constraint that is given up: x, y, width, height of each.
  private(set) var frames: [[Double]] = []

  /// Has the solver find out.
  ///
  /// - Complexity: a system of the log's constraints is solved once.
  init(of log: ConflictLog) {
    let solver = Solver()
    var variables = log.views.flatMap { view in
      ["x", "y", "width", "height"].map { solver.makeVariable("\(view.name).\($0)") }
    }
    var own: [String: Int] = [:]
    func place(_ view: Int, _ part: String, _ attribute: String) -> Int {
      if let side = ["x", "y", "w", "h"].firstIndex(of: String(part.prefix(1))) {
        return 4 * view + side
      }
      let key = "\(view) \(attribute)"
      if let known = own[key] { return known }
      variables.append(solver.makeVariable(key))
      own[key] = variables.count - 1
      return variables.count - 1
    }
    var owners: [Constraint: Int] = [:]
    for view in log.views.indices {
      for side in [2, 3] { _ = try? solver.add(variables[4 * view + side] >= 0) }
    }
    for (index, constraint) in log.constraints.enumerated() {
      var sum = LinearExpression(constant: -constraint.constant)
      for term in constraint.terms {
        for part in LoggedAttribute.parts[term.attribute] ?? [] {
          sum +=
            term.factor * (part.hasSuffix("/2") ? 0.5 : 1)
            * variables[place(term.view, part, term.attribute)]
        }
      }
      let relation: Relation =
        constraint.relation == 0
        ? .equal : constraint.relation < 0 ? .lessThanOrEqual : .greaterThanOrEqual
      do throws(AddConstraintError) {
        let handle = try solver.add(
          LinearConstraint(sum, relation),
          priority: constraint.priority.map { Priority($0) } ?? .required)
        owners[handle] = index
      } catch {
        // A constraint that says nothing of any view, or is beyond all numbers, takes no part.
        guard !isProved, case .unsatisfiable(let conflict) = error.kind else { continue }
        isProved = true
        members = (conflict.compactMap { owners[$0] } + [index]).sorted()
      }
    }
    if !isProved { members = Array(log.constraints.indices) }
    for view in log.views.indices {
      for (side, value) in [24, 24 + 8 * Double(view), 200, 60].enumerated() {
        _ = try? solver.add(variables[4 * view + side] == value, priority: Priority(1e-7))
      }
    }
    solver.commit()
    frames = log.views.indices.map { view in
      (0..<4).map { solver.value(of: variables[4 * view + $0]) }
    }
    let fighting = members.map { log.constraints[$0] }
    let start =
      !isProved
      ? "These \(fighting.count) constraints could hold together as far as the log tells: "
      : fighting.count == 1
        ? "This constraint cannot hold: "
        : "These \(fighting.count) constraints cannot hold together: "
    sentence = start + fighting.map(\.text).joined(separator: "; ") + "."
    if let broken = log.broken {
      sentence += " \(log.isMac ? "AppKit" : "UIKit") gives up \(log.constraints[broken].text)."
    }
    (cause, remedy) = Self.remedy(log, fighting)
  }

  private static func remedy(_ log: ConflictLog, _ fighting: [LoggedConstraint]) -> (String, String)
  {
    func has(_ prefix: String) -> Bool { fighting.contains { $0.identifier.hasPrefix(prefix) } }
    if has("UIView-Encapsulated-Layout") {
      return (
        "encapsulated-size",
        "A cell is given its size by the table or collection for the time being: give one of the constraints along that axis the priority 999."
      )
    }
    if has("_UITemporaryLayout") {
      return (
        "temporary-size",
        "The view was laid out before it had its size: give one of the constraints along that axis the priority 999, or lay out once the view is in a window."
      )
    }
    if has("UISV-hiding") {
      return (
        "hidden-arranged-view",
        "A stack hides a view by making its size 0: give one of the constraints inside that view the priority 999."
      )
    }
    if let mask = fighting.first(where: \.isMask), let term = mask.terms.first {
      return (
        "autoresizing-mask",
        "Set translatesAutoresizingMaskIntoConstraints of \(log.views[term.view].name) to false, if constraints are to place it."
      )
    }
    if has("UISV-") {
      return (
        "stack",
        "The stack arranges these views itself: remove the constraint of your own that says it once more, or give it the priority 999."
      )
    }
    let isTwice = fighting.enumerated().contains { place, one in
      fighting.dropFirst(place + 1).contains { $0.terms == one.terms }
    }
    if isTwice {
      return (
        "said-twice",
        "One thing is said twice with different numbers: remove one of the two, or change its constant in place of adding another."
      )
    }
    return (
      "contradiction",
      "Remove one of them, or give the one that may yield a priority below 1000."
    )
  }
}
