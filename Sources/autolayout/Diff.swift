import ArgumentParser
import LayoutSession

/// `autolayout diff`: two versions of a document.
struct Diff: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two versions of a document, view by view.",
    discussion: """
      Both versions are laid out; scenes, views and constraints are matched by their ids. In words, \
      + is added, - removed, ~ changed and > only moved. The picture or page shows each scene that \
      differs, old beside new, with the views marked: blue is changed, yellow moved, green added, \
      orange removed. Exit status 1 where the versions differ.
      """)

  @Argument(help: "The old version, a .storyboard or .xib document.", completion: .documents)
  var old: String

  @Argument(help: "The new version.", completion: .documents)
  var new: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; .png, .svg, .pdf or .html.", valueName: "file"))
  var output: String?

  @Flag(help: "Print one JSON object instead of text.")
  var json = false

  func validate() throws {
    guard let output, DiffCommand.Format(fileName: output) == nil else { return }
    throw ValidationError(DiffCommand.formatAdvice(output))
  }

  @MainActor func run() async throws {
    var command = DiffCommand(old: old, new: new, output: output)
    command.isJSON = json
    try Console().finish(command.run())
  }
}
