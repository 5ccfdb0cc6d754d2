import AutoLayout
import Cassowary
import Foundation
import LayoutReports
import PortableUIKit

/// A conversation about constraints: lines go in, answers come out.
///
///     let session = Session()
///     session.apply("x + 2*y <= 10")
///     session.apply("y == 3")
///     session.apply("x")              // "x = 0"
///
/// Every line is a statement, which alters the session, or a question, which does not. A statement
/// that is refused leaves the session as it was. `undo` takes back any number of statements: a session is
/// what its statements make of it, so those before are carried out again; behind more than 500 of them
/// it goes back at the cost of the alterations.
///
/// The session prints nothing and knows no terminal; it reads and writes files only where a line
/// asks for it, by the `SessionFiles` it was given.
@MainActor public final class Session {
  /// Made anew when a state is reached by carrying out all its statements again.
  var model: LayoutModel
  let files: any SessionFiles

  /// The steps carried out, including those that were taken back and can be redone.
  var steps: [Step] = []
  /// How many of `steps` are in force.
  var position = 0
  /// Named places in the history.
  var checkpoints: [(name: String, position: Int)] = []
  /// The constraints to show when the statement at work has been carried out.
  var shown: [SessionConstraint] = []
  /// The alterations of the statement at work so far.
  var changes: [Alteration] = []
  /// Whether statements were taken back or carried out again since this was last set to false.
  public var hasTurnedBack = false
  /// How many columns a drawing takes unless asked otherwise, 20 to 500.
  public var drawingColumns = 60
  /// The place in the history that `undo` may not pass, while a file is being loaded.
  var floor = 0
  /// Whether the steps of the solver are told.
  var isTracing = false
  /// The rows there were after the last statement, while steps are told.
  var knownRows: [Constraint: LayoutRowReport] = [:]
  /// Why the solver could not decide what holds, as it was last told.
  var toldTrouble: NumericalTrouble?
  /// Whether the last question had the solver look around: its changes were taken back, but of equal reasons others
  /// may hold now.
  var isDisturbed = false
  /// Files being loaded, outermost first, so that one that loads itself is noticed.
  var loading: [String] = []

  /// Starts an empty session.
  ///
  /// - Parameters:
  ///   - files: The files that `load` and `save` act on.
  ///   - measurer: Measures text; an estimate that is the same on every machine unless given.
  public init(files: any SessionFiles = DiskFiles(), measurer: (any TextMeasuring)? = nil) {
    self.files = files
    model = LayoutModel(measurer: measurer ?? EstimatedTextMeasurer())
  }

  /// Carries out one line.
  ///
  /// - Returns: The answer; for a line that is refused, why, with its place in the line.
  /// - Complexity: A statement costs as much as it alters, a question as much as it tells.
  @discardableResult public func apply(_ line: String) -> Response {
    do throws(SessionError) {
      let statement = try StatementParser.statement(in: line)
      return try carryOut(statement, line: line)
    } catch {
      return Response([.error(error, statement: line)])
    }
  }

  /// The statements in force as a script that makes the same session.
  public var script: String {
    steps[..<position].map { $0.line + "\n" }.joined()
  }

  /// Whether more lines must follow before `line` can be carried out.
  public static func isIncomplete(_ line: String) -> Bool {
    StatementParser.isIncomplete(line)
  }

  // MARK: Carrying out

  private func carryOut(_ statement: Statement, line: String) throws(SessionError) -> Response {
    if isDisturbed, Self.isShort(position) { returnExactly(to: position) }
    isDisturbed = false
    switch statement {
    case .empty: return Response()
    case .undo(let target): return try undo(target)
    case .redo(let count): return try redo(count)
    case .checkpoint(let name): return try setCheckpoint(name)
    case .load(let file, let scene): return try load(file, scene: scene)
    case .trace(let isOn): return setTrace(isOn)
    case .quit: return Response(isEnd: true)
    default: break
    }
    isDisturbed = statement.looksAround
    if let parts = try answer(statement) { return Response(parts) }
    return try alter(statement, line: line)
  }

  /// Carries out a statement that alters the session, wholly or not at all.
  private func alter(_ statement: Statement, line: String) throws(SessionError) -> Response {
    changes = []
    shown = []
    let number = model.nextNumber
    var parts: [Response.Part]
    do throws(SessionError) {
      parts = try execute(statement)
    } catch {
      if !changes.isEmpty {
        if !Self.isShort(position) { leaveChanges(nextNumber: number) }
        changes = []
        returnExactly(to: position)
        _ = takeTrace()
      }
      throw error
    }
    let warnings = settleModel() + takeTrace()
    parts += shown.map { .note($0.line + "\n") } + warnings
    record(step(line: line, from: number, fingerprint: affordableFingerprint))
    changes = []
    return Response(parts)
  }

  /// The statement that was just carried out, as a step.
  ///
  /// - Parameter number: The number for the next constraint before it.
  func step(line: String, from number: Int, fingerprint: UInt64?) -> Step {
    Step(
      line: line, alterations: changes, moves: takeMoves(), numbers: (number, model.nextNumber),
      fingerprint: fingerprint)
  }

  /// Performs one change and keeps it for being taken back.
  func perform(_ change: Alteration) throws(SessionError) {
    try model.perform(change)
    changes.append(change)
  }

  /// Solves; tells of conflicts that came up.
  @discardableResult func settleModel() -> [Response.Part] {
    model.solve()
    return model.takeConflicts().map { .warning(Self.text(of: $0)) } + newTrouble()
  }

  /// That the solver could not decide what holds, once for each time that begins.
  private func newTrouble() -> [Response.Part] {
    let trouble = model.engine.solver.trouble
    defer { toldTrouble = trouble }
    guard let trouble, trouble != toldTrouble else { return [] }
    let reason =
      switch trouble {
      case .outOfRange:
        "a value would be beyond \(NumberText.exact(Solver.largestValue))"
      case .smallPivot: "constraints depend on each other but for the last digits of their factors"
      case .residual: "the values miss what they have to hold by more than rounding explains"
      case .stepLimit: "rounding leads in a circle"
      }
    return [
      .warning(
        "the values may be wrong: \(reason)\n  certify tells what does not hold; undo goes back\n")
    ]
  }

  static func text(of conflict: Conflict) -> String {
    var lines = ["conflict: these cannot hold together"]
    lines += conflict.members.map { "  " + $0 }
    if conflict.members.count == 1 { lines[0] = "conflict: this cannot hold" }
    lines.append("  given up: \(conflict.brokenText)")
    return lines.joined(separator: "\n") + "\n"
  }

  func execute(_ statement: Statement) throws(SessionError) -> [Response.Part] {
    switch statement {
    case .declare(let declaration): try declare(declaration)
    case .variables(let names): try declareVariables(names)
    case .relation(let relation): try relate(relation)
    case .visualFormat(let format): try addFormat(format)
    case .edit(let operand, let priority): try edit(operand, priority: priority)
    case .set(let assignment): try assign(assignment)
    case .content(let name, let change): try changeContent(of: name, change)
    case .remove(let references): try remove(references)
    case .activate(let references, let isActive): try activate(references, isActive)
    case .device(let name, let isLandscape): try setDevice(name, isLandscape: isLandscape)
    case .trait(let axis, let sizeClass):
      try changeSurroundings { surroundings in
        if axis == .horizontal {
          surroundings.horizontal = sizeClass.value
        } else {
          surroundings.vertical = sizeClass.value
        }
      }
    case .rightToLeft(let isOn): try changeSurroundings { $0.isRightToLeft = isOn }
    case .textSize(let name): try setTextSize(name)
    case .reset: try reset()
    default: preconditionFailure("Internal inconsistency: \(statement) alters nothing")
    }
  }
}
