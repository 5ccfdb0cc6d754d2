import Cassowary
import ConflictLogs

/// The constraints of a log that fight, as the solver finds, with the words about them.
struct LogExplanation {
  let verdict: LogVerdict
  /// The places and sizes of the views if all holds but the constraint that is given up: x, y, width, height of each.
  let frames: [[Double]]

  /// Has the solver find out.
  ///
  /// - Complexity: a system of the log's constraints is solved once for each reading direction, and once for the frames.
  init(of log: ConflictLog) {
    var proof: [Int]?
    for isMirrored in LogSystem.directions(of: log) {
      let found = Self.contradiction(LogSystem(log, isMirrored: isMirrored), views: log.views.count)
      proof = found.map { proof ?? $0 }
      if found == nil { break }
    }
    verdict = LogVerdict(log, proof: proof)
    let yielding = proof.flatMap { members in
      log.broken.flatMap { members.contains($0) ? $0 : nil } ?? members.last
    }
    frames = Self.frames(of: log, without: yielding)
  }

  /// The constraints of a smallest set that cannot hold together; nil if there is none.
  private static func contradiction(_ system: LogSystem, views: Int) -> [Int]? {
    let solver = Solver()
    let variables = system.variables.map { solver.makeVariable($0) }
    addSizes(solver, variables, views)
    var owners: [Constraint: Int] = [:]
    for row in system.rows where row.isCertain && row.priority == nil {
      for form in forms(of: row, variables) {
        do throws(AddConstraintError) {
          owners[try solver.add(form)] = row.constraint
        } catch {
          // A row beyond all numbers proves nothing.
          guard case .unsatisfiable(let conflict) = error.kind else { continue }
          return Set(conflict.compactMap { owners[$0] } + [row.constraint]).sorted()
        }
      }
    }
    return nil
  }

  /// A row that may be off by what printing has rounded away holds between two bounds.
  private static func forms(of row: LogSystem.Row, _ variables: [Variable]) -> [LinearConstraint] {
    let sum = sum(of: row, variables)
    if row.relation == 0, row.slack == 0 { return [LinearConstraint(sum, .equal)] }
    var forms: [LinearConstraint] = []
    if row.relation >= 0 { forms.append(LinearConstraint(sum + row.slack, .greaterThanOrEqual)) }
    if row.relation <= 0 { forms.append(LinearConstraint(sum - row.slack, .lessThanOrEqual)) }
    return forms
  }

  private static func sum(of row: LogSystem.Row, _ variables: [Variable]) -> LinearExpression {
    var sum = LinearExpression(constant: -row.constant)
    for term in row.terms { sum += term.factor * variables[term.variable] }
    return sum
  }

  /// No size is negative.
  private static func addSizes(_ solver: Solver, _ variables: [Variable], _ views: Int) {
    for view in 0..<views {
      for side in [2, 3] { _ = try? solver.add(variables[4 * view + side] >= 0) }
    }
  }

  private static func frames(of log: ConflictLog, without yielding: Int?) -> [[Double]] {
    let system = LogSystem(log, isMirrored: LogSystem.directions(of: log)[0])
    let solver = Solver()
    let variables = system.variables.map { solver.makeVariable($0) }
    addSizes(solver, variables, log.views.count)
    for row in system.rows where row.constraint != yielding {
      let relation: Relation =
        row.relation == 0 ? .equal : row.relation < 0 ? .lessThanOrEqual : .greaterThanOrEqual
      // Of two numbers that were rounded the later one yields.
      _ = try? solver.add(
        LinearConstraint(sum(of: row, variables), relation),
        priority: row.priority.map { Priority($0) } ?? .required)
    }
    for view in log.views.indices {
      for (side, value) in [24, 24 + 8 * Double(view), 200, 60].enumerated() {
        _ = try? solver.add(variables[4 * view + side] == value, priority: Priority(1e-7))
      }
    }
    solver.commit()
    return log.views.indices.map { view in
      (0..<4).map { solver.value(of: variables[4 * view + $0])! }
    }
  }
}
