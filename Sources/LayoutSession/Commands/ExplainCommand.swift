import ConflictLogs
import Foundation
import InterfaceBuilder

/// `autolayout explain`: why a layout is as it is.
@MainActor public struct ExplainCommand {
  /// A storyboard or nib by its ending, `-` or a file that ends in .log or .txt for a log of Xcode's; anything else
  /// is a script of the session's language.
  public var document: String
  /// The scene of a storyboard: an identifier, a title or a class, or `all`; none for the one shown first.
  public var scene: String?
  /// The views to explain, by name or identifier.
  public var views: [String]

  /// The text of the log, where the document is `-`.
  public var input: String?
  /// Whether the report is one JSON object instead of text.
  public var isJSON = false

  /// Makes the command.
  public init(document: String, scene: String? = nil, views: [String] = []) {
    self.document = document
    self.scene = scene
    self.views = views
  }

  /// Tells conflicts, ambiguities, and the reason of each number of the views.
  public func run() -> CommandOutcome {
    let ending = URL(fileURLWithPath: document).pathExtension.lowercased()
    do throws(CommandFailure) {
      if document == "-" || ["log", "txt"].contains(ending) {
        let reports = try logReports()
        return CommandOutcome(
          output: isJSON
            ? JSONReport.line(reports.map(\.record))
            : reports.map(\.text).joined(separator: "\n"))
      }
      let isDocument = DocumentSource.endings.contains(ending)
      let report = isDocument ? try documentReport() : try scriptReport()
      return CommandOutcome(output: isJSON ? JSONReport.line(report.record) : report.text)
    } catch {
      return error.outcome
    }
  }

  // MARK: Logs

  private func logReports() throws(CommandFailure) -> [LogReport] {
    let name = document == "-" ? "standard input" : document
    let text: String
    if document == "-" {
      text = input ?? ""
    } else {
      do throws(SessionFileError) {
        text = String(decoding: try DiskFiles().read(document), as: UTF8.self)
      } catch {
        throw CommandFailure(Diagnostic(error.reason, file: document), .noInput)
      }
    }
    do throws(ConflictLogError) {
      return try ConflictLog.all(in: text).map { LogReport($0) }
    } catch {
      throw CommandFailure(
        Diagnostic(error.reason, file: name, line: error.line), .unreadableInput)
    }
  }

  // MARK: Documents

  private func documentReport() throws(CommandFailure) -> ExplanationReport {
    let source = try DocumentSource(path: document)
    guard scene != nil || !source.document.scenes.isEmpty else {
      return ExplanationReport(
        text: "the document has no scene\n", conflicts: [], ambiguities: [], views: [])
    }
    let scenes = try source.scenes(scene)
    guard scenes.count > 1 else { return try report(on: scenes[0], of: source, views: views) }
    var whole = ExplanationReport(text: "", conflicts: [], ambiguities: [], views: [])
    var missing = Set(views)
    for scene in scenes {
      let own = views.filter { id in
        var isHere = false
        scene.root.visit { if $0.id == id { isHere = true } }
        return isHere
      }
      missing.subtract(own)
      let report = try report(on: scene, of: source, views: own)
      whole.text += "scene \(scene.caption)\n" + report.text + "\n"
      whole.conflicts += report.conflicts
      whole.ambiguities += report.ambiguities
      whole.views += report.views
    }
    if let id = missing.min() {
      throw CommandFailure(Diagnostic("no scene has a view \(id)", file: document), .usage)
    }
    return whole
  }

  private func report(
    on scene: InterfaceScene, of source: DocumentSource, views: [String]
  ) throws(CommandFailure) -> ExplanationReport {
    let explanation = try source.explanation(of: scene)
    var report = ExplanationReport(
      text: explanation.conflicts + explanation.ambiguities,
      conflicts: explanation.conflictMembers, ambiguities: explanation.ambiguousViews, views: [])
    for id in views {
      guard let answer = explanation.why(id) else { throw unknownView(id, explanation, scene) }
      report.text += answer
      report.views.append((id, answer))
    }
    return report
  }

  /// How many identifiers a message lists.
  private static let shownIdentifiers = 20

  private func unknownView(
    _ id: String, _ explanation: DocumentExplanation, _ scene: InterfaceScene
  ) -> CommandFailure {
    if let absence = scene.absence(ofView: id) {
      return CommandFailure(Diagnostic(absence, file: document), .usage)
    }
    let known = explanation.identifiers
    let some = known.prefix(Self.shownIdentifiers).joined(separator: ", ")
    let more =
      known.count > Self.shownIdentifiers ? " and \(known.count - Self.shownIdentifiers) more" : ""
    return CommandFailure(
      Diagnostic(
        "the scene has no view \(id); \(explanation.question(for: id) ?? "it has \(some)\(more)")",
        file: document), .usage)
  }

  // MARK: Scripts

  private func scriptReport() throws(CommandFailure) -> ExplanationReport {
    let data: Data
    do throws(SessionFileError) {
      data = try DiskFiles().read(document)
    } catch {
      throw CommandFailure(Diagnostic(error.reason, file: document), .noInput)
    }
    let session = Session()
    var reader = ScriptReader(String(decoding: data, as: UTF8.self))
    if let line = reader.mergeMarkerLine {
      throw CommandFailure(
        Diagnostic(ScriptReader.mergeMarkerWords, file: document, line: line), .unreadableInput)
    }
    while let statement = reader.next() {
      guard let error = session.apply(statement.text).firstError else { continue }
      var diagnostic = Diagnostic(Self.sentence(error), file: document, line: statement.line)
      if let columns = error.columns {
        let place = statement.place(of: columns.lowerBound)
        diagnostic.line = place.line
        diagnostic.column = place.column
      }
      throw CommandFailure(diagnostic, .unreadableInput)
    }
    let ambiguities = session.apply("ambiguity").text()
    let conflicts = session.model.conflicts.sorted { $0.key < $1.key }.map(\.value)
    var report = ExplanationReport(
      text: session.apply("conflicts").text() + ambiguities,
      conflicts: conflicts.map { ($0.members, $0.brokenText) },
      ambiguities: ambiguities == Session.noAmbiguity
        ? [] : ambiguities.split(separator: "\n").map(String.init),
      views: [])
    for name in views {
      let answer = session.apply("why \(name)")
      if let error = answer.firstError {
        throw CommandFailure(Diagnostic(Self.sentence(error), file: document), .usage)
      }
      report.text += answer.text()
      report.views.append((name, answer.text()))
    }
    return report
  }

  /// An error in one line.
  private static func sentence(_ error: SessionError) -> String {
    error.message + (error.hint.map { "; \($0)" } ?? "")
  }
}
