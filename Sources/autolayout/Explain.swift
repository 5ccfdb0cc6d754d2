import ArgumentParser
import Foundation
import InterfaceBuilder
import LayoutSession

/// `autolayout explain`: why a layout is as it is.
struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell conflicts, ambiguities, and which constraints give a view its frame.")

  @Argument(help: "A storyboard, a xib, or a session script (.layout).")
  var document: String

  @Option(
    name: .long, help: "The scene of a storyboard, by id or class; the initial one by default.")
  var scene: String?

  @Option(name: .long, help: "A view to explain, by name or id; may be repeated.")
  var view: [String] = []

  @MainActor func run() async throws {
    try Console().finish(
      ["storyboard", "xib"].contains(URL(fileURLWithPath: document).pathExtension.lowercased())
        ? explainDocument() : explainScript())
  }

  @MainActor private func explainDocument() -> CommandOutcome {
    do throws(InterfaceBuilderError) {
      let file = try InterfaceDocument(contentsOf: URL(fileURLWithPath: document))
      let named = try scene.map { name throws(InterfaceBuilderError) in try file.scene(name) }
      guard let scene = named ?? file.initialScene ?? file.scenes.first else {
        return .failure(Diagnostic("the document has no scene", file: document), .unreadableInput)
      }
      let explanation = DocumentExplanation(try scene.instantiate())
      var output = explanation.conflicts + explanation.ambiguities
      for id in view {
        guard let answer = explanation.why(id) else {
          return unknownView(id, explanation)
        }
        output += answer
      }
      return CommandOutcome(output: output)
    } catch {
      let isMissing = !FileManager.default.fileExists(atPath: document)
      return .failure(
        Diagnostic(error.description), isMissing ? .noInput : .unreadableInput)
    }
  }

  @MainActor private func explainScript() -> CommandOutcome {
    let session = Session()
    let loaded = session.apply("load \"\(document)\"")
    if let message = loaded.message {
      let isMissing = !FileManager.default.fileExists(atPath: document)
      return .failure(Diagnostic(message), isMissing ? .noInput : .unreadableInput)
    }
    var output = session.apply("conflicts").text() + session.apply("ambiguity").text()
    for name in view {
      let answer = session.apply("why \(name)")
      if let error = answer.firstError {
        let hint = error.hint.map { "; \($0)" } ?? ""
        return .failure(Diagnostic(error.message + hint, file: document), .usage)
      }
      output += answer.text()
    }
    return CommandOutcome(output: output)
  }

  @MainActor private func unknownView(_ id: String, _ explanation: DocumentExplanation)
    -> CommandOutcome
  {
    let known = explanation.identifiers
    let some = known.prefix(Self.shownIdentifiers).joined(separator: ", ")
    let more =
      known.count > Self.shownIdentifiers ? " and \(known.count - Self.shownIdentifiers) more" : ""
    return .failure(
      Diagnostic(
        "the scene has no view \(id); \(explanation.question(for: id) ?? "it has \(some)\(more)")",
        file: document), .usage)
  }

  /// How many identifiers a message lists.
  private static let shownIdentifiers = 20
}
