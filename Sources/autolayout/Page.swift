import ArgumentParser
import DocumentTools

/// `autolayout page`: a page for pasted logs.
struct Page: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a page that explains the conflicts of pasted logs.",
    discussion: """
      The page is one file that needs no network: a text field takes what Xcode prints when \
      constraints cannot all hold, and each of them can be switched off.
      """)

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var output = "conflict.html"

  @MainActor func run() async throws {
    try Console().finish(PageCommand(output: output).run())
  }
}
