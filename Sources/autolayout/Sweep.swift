import ArgumentParser
import DocumentTools

/// `autolayout sweep`: a scene at every width of its window.
struct Sweep: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show how views follow the width of the window, exactly and at every width.",
    discussion: """
      Between the events that are listed every edge is a straight line; the solver says where each line ends \
      and which constraint ends it. With -o the edges are drawn over the width, with the events marked.
      """)

  @Argument(help: "A .storyboard or .xib document.", completion: .documents)
  var document: String

  @Option(
    help: ArgumentHelp(
      "The scene by identifier, title or class (default: the one shown first).",
      valueName: "name"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "A view by its identifier or its text; may be repeated (default: all).", valueName: "name"))
  var view: [String] = []

  @Option(
    help: ArgumentHelp(
      "The widths of the window, in points (default: 320-1366).", valueName: "low-high"),
    transform: WidthRange.init(argument:))
  var widths: WidthRange = WidthRange.usual

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A plot to write; .png, .svg or .pdf.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Print one JSON object instead of text.")
  var json = false

  @MainActor func run() async throws {
    var command = SweepCommand(document: document)
    command.scene = scene
    command.views = view
    command.widths = widths.range
    command.output = output
    command.isJSON = json
    try Console().finish(command.run())
  }
}

extension WidthRange {
  /// Reads an argument.
  /// - Throws: the advice, for a text that is no range.
  init(argument: String) throws {
    guard let range = WidthRange(argument) else { throw ValidationError(WidthRange.advice) }
    self = range
  }
}
