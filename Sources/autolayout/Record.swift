import ArgumentParser
import DocumentTools

/// `autolayout record`: a moving picture of a scene.
struct Record: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Record a scene of a document in motion, as an animated PNG or WebP, or as frames.",
    discussion: """
      The scene is laid out and drawn frame by frame while it turns, changes its appearance, or gives \
      way to another one. The same document and steps give the same bytes. Without steps the device \
      turns and turns back.
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
      "A device, as listed by `autolayout devices` (default: the document's own).",
      valueName: "name"), completion: .devices)
  var device: String?

  @Option(
    help: ArgumentHelp(
      "The release that the device runs, such as 17: the tabs of tablets stand at the top since 18, bars and "
        + "controls are larger since 26 (default: 18).", valueName: "number"))
  var system: Int?

  @Option(
    help: ArgumentHelp(
      "What happens: rotate, appearance, present:SCENE, dismiss, push:SCENE, pop or wait:SECONDS; "
        + "more than one happen in their order.", valueName: "step"))
  var step: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file with one step a line; a # begins a comment.", valueName: "file"),
    completion: .file())
  var script: String?

  @Option(help: ArgumentHelp("Frames per second, 1 to 60.", valueName: "number"))
  var fps = 30.0

  @Option(help: ArgumentHelp("Pixels per point, up to 4.", valueName: "number"))
  var scale = 1.0

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, .apng or .webp; or a folder for the frames, with a / at its end.",
      valueName: "file"), completion: .file())
  var output: String

  @OptionGroup var memory: PictureMemoryOption

  func validate() throws {
    if let advice = RecordCommand.advice(output: output, framesPerSecond: fps, scale: scale) {
      throw ValidationError(advice)
    }
    for text in step where RecordingStep(text) == nil {
      throw ValidationError(RecordingStep.advice(text))
    }
    guard step.isEmpty || script == nil else {
      throw ValidationError("give steps or a script, not both")
    }
  }

  @MainActor func run() async throws {
    memory.apply()
    let console = Console()
    var command = RecordCommand(document: document, output: output)
    command.scene = scene
    command.device = device
    command.system = system
    command.steps = step.compactMap { RecordingStep($0) }
    command.script = script
    command.framesPerSecond = fps
    command.scale = scale
    command.onProgress = { console.showProgress(done: $0, total: $1, name: $2) }
    try console.finish(command.run())
  }
}
