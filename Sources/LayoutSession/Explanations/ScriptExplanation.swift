import Foundation
import LayoutReports

/// `autolayout explain` of a script of the session's language: why its layout is as it is.
@MainActor public struct ScriptExplanation {
  /// The script's path.
  public var script: String
  /// The views to explain, by name.
  public var views: [String]
  /// Whether the report is one JSON object instead of text.
  public var isJSON = false

  /// Makes the command.
  public init(script: String, views: [String] = []) {
    self.script = script
    self.views = views
  }

  /// Carries the script out and tells conflicts, ambiguities, and the reason of each number of the views.
  public func run() -> CommandOutcome {
    do throws(CommandFailure) {
      return try report().outcome(isJSON: isJSON)
    } catch {
      return error.outcome
    }
  }

  private func report() throws(CommandFailure) -> ExplanationReport {
    let data: Data
    do throws(FileError) {
      data = try DiskFiles().read(script)
    } catch {
      throw CommandFailure(Diagnostic(error.reason, file: script), .noInput)
    }
    let session = Session()
    var reader = ScriptReader(String(decoding: data, as: UTF8.self))
    if let line = reader.mergeMarkerLine {
      throw CommandFailure(
        Diagnostic(ScriptReader.mergeMarkerWords, file: script, line: line), .unreadableInput)
    }
    while let statement = reader.next() {
      guard let error = session.apply(statement.text).firstError else { continue }
      var diagnostic = Diagnostic(Self.sentence(error), file: script, line: statement.line)
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
        ? [] : ambiguities.split(separator: "\n").map(String.init))
    for name in views {
      let answer = session.apply("why \(name)")
      if let error = answer.firstError {
        throw CommandFailure(Diagnostic(Self.sentence(error), file: script), .usage)
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
