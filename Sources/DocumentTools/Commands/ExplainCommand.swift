import ConflictLogs
import Foundation
import InterfaceBuilder
import LayoutReports

/// `autolayout explain` of a document or a log: why a layout is as it is.
@MainActor public struct ExplainCommand {
  /// A storyboard or nib, `-` for a log of Xcode's on standard input, or a file that ends in .log or .txt for one.
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

  /// Whether the name is that of a document or a log, rather than of a script.
  nonisolated public static func explains(_ name: String) -> Bool {
    isLog(name) || DocumentSource.endings.contains(ending(of: name))
  }

  nonisolated private static func isLog(_ name: String) -> Bool {
    name == "-" || ["log", "txt"].contains(ending(of: name))
  }

  nonisolated private static func ending(of name: String) -> String {
    URL(fileURLWithPath: name).pathExtension.lowercased()
  }

  /// Tells conflicts, ambiguities, and the reason of each number of the views.
  public func run() -> CommandOutcome {
    do throws(CommandFailure) {
      if Self.isLog(document) {
        let reports = try logReports()
        return CommandOutcome(
          output: isJSON
            ? JSONReport.line(reports.map(\.record))
            : reports.map(\.text).joined(separator: "\n"))
      }
      return try documentReport().outcome(isJSON: isJSON)
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
      do throws(FileError) {
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
      return ExplanationReport(text: "the document has no scene\n")
    }
    let scenes = try source.scenes(scene)
    guard scenes.count > 1 else { return try report(on: scenes[0], of: source, views: views) }
    var whole = ExplanationReport(text: "")
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
      conflicts: explanation.conflictMembers, ambiguities: explanation.ambiguousViews)
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
}
