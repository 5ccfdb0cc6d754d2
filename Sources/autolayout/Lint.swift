import ArgumentParser
import DocumentTools
import LayoutReports
import PortableUIKit

/// `autolayout lint`: mistakes in the layout of documents.
struct Lint: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Look for mistakes in the layout of documents, on their canvas and on a matrix of devices.",
    discussion: """
      Rules: \(LintRule.allCases.map(\.rawValue).joined(separator: ", ")).

      Each finding is one line, file:line:column: warning: what is wrong, on the simplest device on which it \
      is [rule]. Exit status 0 where nothing is found, 1 where something is, 65 where a document cannot be \
      read.
      """)

  @Argument(
    help: "Documents, folders that hold them, or - for a document on standard input.",
    completion: .documents)
  var paths: [String]

  @Flag(help: "Print one JSON object instead of text.")
  var json = false

  @Flag(help: "Print a SARIF 2.1.0 log instead of text, as code hosts read it.")
  var sarif = false

  @Option(
    help: ArgumentHelp("Check only this rule; may be repeated.", valueName: "rule"),
    completion: .rules)
  var enable: [String] = []

  @Option(
    help: ArgumentHelp("Do not check this rule; may be repeated.", valueName: "rule"),
    completion: .rules)
  var disable: [String] = []

  @Option(
    help: ArgumentHelp(
      "A device, as listed by `autolayout devices`, or all (default: phones or tablets, as the "
        + "document's own).", valueName: "name"), completion: .devices)
  var device: [String] = []

  @Option(
    help: ArgumentHelp(
      "The release that the device runs, such as 17: the tabs of tablets stand at the top since 18, bars and "
        + "controls are larger since 26 (default: 18).", valueName: "number"))
  var system: Int?

  @Option(help: "Which way up the devices are (default: all).")
  var orientation: [Choice<DeviceOrientation>] = []

  @Option(help: "The reading direction, or all (default: ltr, and rtl once).")
  var direction: [Choice<ReadingDirection>] = []

  @Option(help: "The user's size of text, or all (default: L).")
  var textSize: [Choice<TextSize>] = []

  @Option(
    help: ArgumentHelp(
      "Look at every width of the window between two as well, such as 320-1366.",
      valueName: "low-high"), transform: WidthRange.init(argument:))
  var widths: WidthRange?

  @Option(
    help: ArgumentHelp(
      "A language of the documents, beside their own texts, or base for none; may be repeated (default: "
        + "each that lies beside a document; once mirrored and once with words as long as German ones, if "
        + "no such language does).", valueName: "code"))
  var language: [String] = []

  @Option(
    help: ArgumentHelp("Leave out the findings that this file lists.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("List all findings in this file, as known ones.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  func validate() throws {
    if json, sarif { throw ValidationError("Choose --json or --sarif, not both.") }
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("Choose --baseline or --write-baseline, not both.")
    }
  }

  @MainActor func run() async throws {
    var command = LintCommand(paths: paths)
    command.format = json ? .json : sarif ? .sarif : .text
    command.enabled = enable
    command.disabled = disable
    command.devices = device
    command.system = system
    command.orientations = orientation.flatMap(\.values)
    command.directions = direction.flatMap(\.values)
    command.textSizes = textSize.flatMap(\.values)
    command.widths = widths?.range
    command.languages = language
    command.baseline = baseline
    command.newBaseline = writeBaseline
    if paths.contains("-") { command.input = try StandardStream.input.readText() }
    let console = Console()
    let outcome = command.run { console.showProgress(done: $0, total: $1, name: $2) }
    try console.finish(outcome)
  }
}
