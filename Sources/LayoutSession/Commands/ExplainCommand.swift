import Foundation
import InterfaceBuilder

/// `autolayout explain`: why a layout is as it is.
@MainActor public struct ExplainCommand {
  /// A storyboard or nib by its ending; anything else is a script of the session's language.
  public var document: String
  /// The scene of a storyboard; none for the one shown first.
  public var scene: String?
  /// The views to explain, by name or identifier.
  public var views: [String]

  /// Makes the command.
  public init(document: String, scene: String? = nil, views: [String] = []) {
    self.document = document
    self.scene = scene
    self.views = views
  }

  /// Tells conflicts, ambiguities, and what gives each number of the views.
  public func run() -> CommandOutcome {
    let ending = URL(fileURLWithPath: document).pathExtension.lowercased()
    do throws(CommandFailure) {
      let isDocument = ["storyboard", "xib"].contains(ending)
      return CommandOutcome(output: isDocument ? try documentText() : try scriptText())
    } catch {
      return error.outcome
    }
  }

  // MARK: Documents

  private func documentText() throws(CommandFailure) -> String {
    let explanation: DocumentExplanation
    let source = try DocumentSource(path: document)
    guard scene != nil || !source.document.scenes.isEmpty else {
      return "the document has no scene\n"
    }
    explanation = DocumentExplanation(try source.make(try source.scene(scene)))
    var text = explanation.conflicts + explanation.ambiguities
    for id in views {
      guard let answer = explanation.why(id) else { throw unknownView(id, explanation) }
      text += answer
    }
    return text
  }

  /// How many identifiers a message lists.
  private static let shownIdentifiers = 20

  private func unknownView(_ id: String, _ explanation: DocumentExplanation) -> CommandFailure {
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

  private func scriptText() throws(CommandFailure) -> String {
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
    var text = session.apply("conflicts").text() + session.apply("ambiguity").text()
    for name in views {
      let answer = session.apply("why \(name)")
      if let error = answer.firstError {
        throw CommandFailure(Diagnostic(Self.sentence(error), file: document), .usage)
      }
      text += answer.text()
    }
    return text
  }

  /// An error in one line.
  private static func sentence(_ error: SessionError) -> String {
    error.message + (error.hint.map { "; \($0)" } ?? "")
  }
}
