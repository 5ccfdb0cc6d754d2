import ArgumentParser
import LayoutSession

/// `autolayout explain`: why a layout is as it is.
struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell conflicts, ambiguities, and which constraints give a view its frame.")

  @Argument(
    help: "A storyboard, a xib, or a session script.", completion: .documentsAndScripts)
  var document: String

  @Option(
    name: .long, help: "The scene of a storyboard, by id or class; the initial one by default.")
  var scene: String?

  @Option(name: .long, help: "A view to explain, by name or id; may be repeated.")
  var view: [String] = []

  @Flag(help: "Print one JSON object instead of text.")
  var json = false

  @MainActor func run() async throws {
    var command = ExplainCommand(document: document, scene: scene, views: view)
    command.isJSON = json
    try Console().finish(command.run())
  }
}
