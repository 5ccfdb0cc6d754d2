import ArgumentParser
import DocumentTools

/// `autolayout diff`: two versions of a document.
struct Diff: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two versions of a document, view by view.",
    discussion: """
      Both versions are laid out; scenes, views and constraints are matched by their ids. In words, \
      + is added, - removed, ~ changed and > only moved. The picture or page shows each scene that \
      differs, old beside new, with the views marked: blue is changed, yellow moved, green added, \
      orange removed. Exit status 1 where the versions differ.

      /dev/null as one of the versions means that the document is new, or gone; pipes are read, as in \
      diff <(git show HEAD:Main.storyboard) Main.storyboard. git calls the command as its external diff: \
      git config diff.storyboard.command "autolayout diff", and *.storyboard diff=storyboard in .gitattributes.
      """)

  @Argument(help: "The old version, a .storyboard or .xib document.", completion: .documents)
  var old: String

  @Argument(help: "The new version.", completion: .documents)
  var new: String

  @Argument(
    help: ArgumentHelp("What git adds to the arguments of an external diff.", visibility: .hidden))
  var git: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; .png, .svg, .pdf or .html.", valueName: "file"))
  var output: String?

  @Flag(help: "Print one JSON object instead of text.")
  var json = false

  func validate() throws {
    if !git.isEmpty, !DiffCommand.gitCounts.contains(2 + git.count) {
      throw ValidationError("Name two versions of one document, the old one and the new one.")
    }
    guard let output, DiffCommand.Format(fileName: output) == nil else { return }
    throw ValidationError(DiffCommand.formatAdvice(output))
  }

  @MainActor func run() async throws {
    var command = DiffCommand(git: [old, new] + git) ?? DiffCommand(old: old, new: new)
    command.output = output
    command.isJSON = json
    try Console().finish(command.run())
  }
}
