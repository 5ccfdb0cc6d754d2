import ArgumentParser
import DocumentTools
import LayoutSession

/// `autolayout explain`: why a layout is as it is.
struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell conflicts, ambiguities, and which constraints give a view its frame.")

  @Argument(
    help:
      "A storyboard, a xib, a session script, or - for the log that Xcode prints of a conflict.",
    completion: .documentsAndScripts)
  var document: String

  @Option(
    name: .long,
    help: "The scene by identifier, title or class, or all (default: the one shown first).")
  var scene: String?

  @Option(name: .long, help: "A view to explain, by name or id; may be repeated.")
  var view: [String] = []

  @Flag(help: "Print one JSON object instead of text.")
  var json = false

  @MainActor func run() async throws {
    guard ExplainCommand.explains(document) else {
      var explanation = ScriptExplanation(script: document, views: view)
      explanation.isJSON = json
      return try Console().finish(explanation.run())
    }
    var command = ExplainCommand(document: document, scene: scene, views: view)
    command.isJSON = json
    if document == "-" {
      command.input = try StandardStream.input.readText()
    }
    try Console().finish(command.run())
  }
}
