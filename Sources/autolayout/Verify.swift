import ArgumentParser
import DocumentTools

/// `autolayout verify`: solved frames against recorded ones.
struct Verify: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare solved frames with those that Interface Builder recorded.",
    discussion: """
      Each scene is solved under its document's own environment, with the content sizes of labels, \
      buttons and the like taken from the document, and each comparable view is compared. Folders \
      are searched for documents. Exit status 1 where some views do not match, 65 where a \
      document cannot be read.
      """)

  @Argument(
    help: "Documents, fixtures (.json), and folders that hold them.",
    completion: .file(extensions: ["storyboard", "xib", "json", "nib"]))
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "The largest distance of edges that counts as a match, in points.", valueName: "points"))
  var tolerance = 0.5

  @Flag(help: "Print one JSON object instead of text.")
  var json = false

  @Flag(
    help: """
      Say for each mismatch which constraint the recorded frame violates, which optional one is \
      traded differently or which inset was assumed, and count the causes.
      """)
  var explain = false

  @Flag(
    help: """
      As --explain, and the evidence for each cause: every constraint of the view, and of those tied to it, that the \
      recorded or the solved frames violate, with both numbers.
      """)
  var details = false

  func validate() throws {
    guard tolerance.isFinite, tolerance >= 0 else {
      throw ValidationError("--tolerance takes a number of points that is not negative.")
    }
  }

  @MainActor func run() async throws {
    let console = Console()
    var command = VerifyCommand(paths: paths, tolerance: tolerance, isJSON: json, explains: explain)
    command.tellsEvidence = details
    let outcome = command.run { console.showProgress(done: $0, total: $1, name: $2) }
    try console.finish(outcome)
  }
}
