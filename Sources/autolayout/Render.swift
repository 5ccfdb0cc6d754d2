import ArgumentParser
import CairoRenderer
import LayoutSession
import PortableUIKit

extension DeviceOrientation: ExpressibleByArgument {}

/// `autolayout render`: a picture of a scene.
struct Render: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a scene of a document as PNG or SVG.",
    discussion: """
      The scene is laid out under the document's own device, or another one, with real text. The \
      file is written whole or not at all.
      """)

  @Argument(help: "A .storyboard or .xib document.")
  var document: String

  @Option(
    help: ArgumentHelp(
      "The scene by its id, its controller's or its root view's (default: the one shown first).",
      valueName: "id"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "The device, as listed by `autolayout devices` (default: the document's own).",
      valueName: "name"))
  var device: String?

  @Option(help: "Which way up the device is (default: the document's own way).")
  var orientation: DeviceOrientation?

  @Flag(help: "Outline each view, with a caption and its alignment rectangle.")
  var wireframe = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; .png or .svg.", valueName: "file"))
  var output: String

  func validate() throws {
    guard PictureFormat(fileName: output) != nil else {
      throw ValidationError(RenderCommand.formatAdvice(output))
    }
  }

  @MainActor func run() async throws {
    let command = RenderCommand(
      document: document, scene: scene, device: device, orientation: orientation,
      isWireframe: wireframe, output: output)
    try Console().finish(command.run())
  }
}
