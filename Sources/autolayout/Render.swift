import ArgumentParser
import CairoRenderer
import DocumentTools
import LayoutReports
import LayoutSession
import PortableUIKit

/// `autolayout render`: a picture of a scene.
struct Render: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a scene of a document as PNG or SVG.",
    discussion: """
      The scene is laid out on the document's own device, or another one, with real text. Where a \
      choice is given more than once or as all, every combination is drawn, on one contact sheet. \
      The file is written whole or not at all.
      """)

  @Argument(help: "A .storyboard or .xib document.", completion: .documents)
  var document: String

  @Option(
    help: ArgumentHelp(
      "The scene by identifier, title or class, or all (default: the one shown first).",
      valueName: "name"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "A device, as listed by `autolayout devices`, or all; more than one gives a contact sheet "
        + "(default: the document's own).",
      valueName: "name"), completion: .devices)
  var device: [String] = []

  @Option(
    help: ArgumentHelp(
      "The release that the device runs, such as 17: the tabs of tablets stand at the top since 18, bars and "
        + "controls are larger since 26 (default: 18).", valueName: "number"))
  var system: Int?

  @Option(help: "Which way up the device is, or all (default: the document's own way).")
  var orientation: [Choice<DeviceOrientation>] = []

  @Option(help: "Light or dark colours, or all (default: light).")
  var appearance: [Choice<Appearance>] = []

  @Option(help: "The reading direction, or all (default: ltr).")
  var direction: [Choice<ReadingDirection>] = []

  @Option(help: "The user's size of text, or all (default: L).")
  var textSize: [Choice<TextSize>] = []

  @Option(
    help: ArgumentHelp(
      "The language of the texts, from the .strings or .xcstrings files beside the document "
        + "(default: the document's own).", valueName: "code"))
  var language: String?

  @Flag(help: "Outline each view, with a caption and its alignment rectangle.")
  var wireframe = false

  @OptionGroup var memory: PictureMemoryOption

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write; .png, .svg, .pdf, or .html for a live page.",
      valueName: "file"),
    completion: .file())
  var output: String

  func validate() throws {
    guard PictureFormat(fileName: output) != nil || output.lowercased().hasSuffix(".html")
    else {
      throw ValidationError(RenderCommand.formatAdvice(output))
    }
  }

  @MainActor func run() async throws {
    memory.apply()
    var command = RenderCommand(
      document: document, output: output,
      makePage: ScenePage.init(_:of:in:picture:))
    command.scene = scene
    command.devices = device
    command.system = system
    command.orientations = orientation.flatMap(\.values)
    command.appearances = appearance.flatMap(\.values)
    command.directions = direction.flatMap(\.values)
    command.textSizes = textSize.flatMap(\.values)
    command.language = language
    command.isWireframe = wireframe
    try Console().finish(command.run())
  }
}
