import AutoLayout
import CairoRenderer
import Foundation
import InterfaceBuilder
import LayoutReports
import PortableUIKit

/// Records a scene of a document while it turns, changes or gives way, as a moving picture.
///
/// Time is that of a clock that goes from frame to frame, so that the same document and steps give the
/// same bytes.
@MainActor public struct RecordCommand {
  /// The document's path.
  public var document: String
  /// The scene: an identifier, a title or a class; none for the one shown first.
  public var scene: String?
  /// The device by name or Interface Builder's id; none for the document's own.
  public var device: String?
  /// The release that the device runs, by the first number of its version; none for its own.
  public var system: Int?
  /// The steps, one after the other; a turn there and back unless given.
  public var steps: [RecordingStep] = []
  /// A file with one step a line, in place of ``steps``.
  public var script: String?
  /// Frames per second, 1...60.
  public var framesPerSecond = 30.0
  /// Pixels per point.
  public var scale = 1.0
  /// The file to write, or with a slash at its end the folder for the frames.
  public var output: String
  /// Is told how far the recording has come.
  public var onProgress: ((_ done: Int, _ total: Int, _ name: String) -> Void)?

  /// Seconds that the scene stands still at the begin and after each step.
  private static let rest = 0.25
  /// Seconds that the system's slowest transition takes.
  private static let step = 0.55
  /// The most frames of a recording.
  private static let mostFrames = 3_600

  public init(document: String, output: String) {
    self.document = document
    self.output = output
  }

  /// Reads, records and writes; a failure becomes a diagnostic and a status.
  ///
  /// An animated picture is written whole or not at all.
  public func run() -> CommandOutcome {
    if let advice = Self.advice(output: output, framesPerSecond: framesPerSecond, scale: scale) {
      return .failure(Diagnostic(advice), .usage)
    }
    do {
      let steps = try wantedSteps()
      var variant = LayoutVariant()
      variant.device = try DeviceEnvironment.wanted(device.map { [$0] } ?? [], system: system).first
      let source = try DocumentSource(path: document)
      guard source.problems.isEmpty else {
        return CommandOutcome(diagnostics: source.problems, status: .unreadableInput)
      }
      if variant.device == nil, let system {
        let canvas = try source.canvasDevice(running: system)
        (variant.device, variant.orientation) = (canvas.device, canvas.orientation)
      }
      let scene = try source.oneScene(self.scene, of: "a recording")
      let layout = try source.layOut(scene, variant, embeds: true)
      let picture = try record(steps, layout.instance, source, variant)
      try write(picture)
      let size = picture.size
      let seconds = Double(picture.frameCount) / framesPerSecond
      return CommandOutcome(
        output: "\(output): scene \(scene.id) (\(scene.title)), "
          + "\(NumberText.count(picture.frameCount, "frame")) in \(NumberText.points(seconds)) s, "
          + "\(size.width) x \(size.height) pixels\n",
        diagnostics: source.notes + LaidOutScene.distinct(layout.warnings))
    } catch {
      return CommandFailure(error, file: document).outcome
    }
  }

  private func wantedSteps() throws(CommandFailure) -> [RecordingStep] {
    guard let script else { return steps.isEmpty ? [.rotate, .rotate] : steps }
    guard let data = FileManager.default.contents(atPath: script) else {
      throw CommandFailure(Diagnostic("cannot read the script", file: script), .noInput)
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw CommandFailure(Diagnostic("is not text in UTF-8", file: script), .unreadableInput)
    }
    let steps = try RecordingStep.script(text, file: script)
    guard !steps.isEmpty else {
      throw CommandFailure(
        Diagnostic("has no steps: write one a line, such as rotate", file: script),
        .unreadableInput)
    }
    return steps
  }

  /// The message about values that cannot be used; nil if all can.
  nonisolated public static func advice(
    output: String, framesPerSecond: Double, scale: Double
  ) -> String? {
    let ending = output.lowercased()
    guard ending.hasSuffix("/") || ending.hasSuffix(".apng") || ending.hasSuffix(".webp") else {
      return
        "cannot tell the format of '\(output)': end it in .apng or .webp, or in / for a folder of frames"
    }
    guard framesPerSecond >= 1, framesPerSecond <= 60 else {
      return "a recording has 1 to 60 frames per second, not \(framesPerSecond)"
    }
    guard scale > 0, scale <= 4 else {
      return "a recording has more than 0 and at most 4 pixels per point, not \(scale)"
    }
    return nil
  }

  // MARK: Recording

  private func record(
    _ steps: [RecordingStep], _ instance: InterfaceSceneInstance, _ source: DocumentSource,
    _ variant: LayoutVariant
  ) throws -> MovingPicture {
    let window = instance.window
    let clock = ManualFrameClock()
    window.screen.frameClock = clock
    window.makeKeyAndVisible()
    window.performTurn()
    clock.tick()
    let side = max(window.bounds.width, window.bounds.height)
    let turns = steps.contains(.rotate)
    let size = turns ? CGSize(width: side, height: side) : window.bounds.size
    let renderer = ViewRenderer(scale: scale)
    var picture = MovingPicture(frameDuration: 1 / framesPerSecond)
    let total = steps.reduce(count(Self.rest)) { $0 + count(seconds($1)) }
    guard total <= Self.mostFrames else {
      throw CommandFailure(
        Diagnostic(
          "the recording would have \(total) frames: the limit is \(Self.mostFrames); use fewer "
            + "frames per second or shorter waits"), .usage)
    }
    func take(_ seconds: Double, _ name: String) throws {
      for _ in 0..<count(seconds) {
        onProgress?(picture.frameCount, total, name)
        try picture.append(renderer.frame(of: window, in: size, ground: .systemGray))
        // From the number of the frame, so that nothing adds up.
        clock.advance(to: Double(picture.frameCount) / framesPerSecond)
      }
    }
    try take(Self.rest, "begin")
    for step in steps {
      try perform(step, instance, source, variant)
      try take(seconds(step), step.name)
    }
    return picture
  }

  private func seconds(_ step: RecordingStep) -> Double {
    if case .wait(let seconds) = step { return seconds }
    return Self.step + Self.rest
  }

  private func count(_ seconds: Double) -> Int {
    max(1, Int((seconds * framesPerSecond - 1e-9).rounded(.up)))
  }

  private func perform(
    _ step: RecordingStep, _ instance: InterfaceSceneInstance, _ source: DocumentSource,
    _ variant: LayoutVariant
  ) throws(CommandFailure) {
    let window = instance.window
    let controller = instance.controller
    switch step {
    case .wait: break
    case .rotate:
      let isWide = window.bounds.width > window.bounds.height
      window.rotate(to: isWide ? .portrait : .landscape)
    case .appearance:
      let isDark = window.traitCollection.userInterfaceStyle == .dark
      UIView.transition(
        with: window, duration: 0.4, options: .transitionCrossDissolve,
        animations: {
          window.traitOverrides.userInterfaceStyle = isDark ? .light : .dark
          window.performTurn()
        })
    case .present(let name):
      frontmost(controller).present(try self.controller(name, source, variant), animated: true)
    case .dismiss:
      guard controller.presentedViewController != nil else {
        throw failure("nothing is presented that could be dismissed")
      }
      controller.dismiss(animated: true)
    case .push(let name):
      try navigation(controller).pushViewController(
        try self.controller(name, source, variant), animated: true)
    case .pop:
      guard try navigation(controller).popViewController(animated: true) != nil else {
        throw failure("the navigation stack has one controller, which cannot be popped")
      }
    }
    window.performTurn()
  }

  private func frontmost(_ controller: UIViewController) -> UIViewController {
    var front = controller
    while let next = front.presentedViewController { front = next }
    return front
  }

  private func navigation(
    _ controller: UIViewController
  ) throws(CommandFailure) -> UINavigationController {
    guard
      let found = controller as? UINavigationController ?? controller.navigationController
    else {
      throw failure(
        "the scene is in no navigation controller: choose one that is with --scene, or present")
    }
    return found
  }

  /// The controller of another scene of the document.
  private func controller(
    _ name: String, _ source: DocumentSource, _ variant: LayoutVariant
  ) throws(CommandFailure) -> UIViewController {
    let instance = try source.layOut(try source.scene(name), variant, embeds: true).instance
    instance.window.rootViewController = nil
    return instance.controller
  }

  private func failure(_ message: String) -> CommandFailure {
    CommandFailure(Diagnostic(message, file: document), .usage)
  }

  // MARK: Writing

  private func write(_ picture: MovingPicture) throws {
    guard output.hasSuffix("/") else {
      let isWebP = output.lowercased().hasSuffix(".webp")
      let file = isWebP ? try picture.animatedWebP() : try picture.animatedPNG()
      return try AtomicFile.write(file, to: output)
    }
    do {
      try FileManager.default.createDirectory(
        atPath: output, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        Diagnostic("cannot create the folder \(output): \(error.localizedDescription)"),
        .cannotCreateOutput)
    }
    for index in 0..<picture.frameCount {
      let number = String(index + 1)
      let name = String(repeating: "0", count: max(0, 4 - number.count)) + number
      try AtomicFile.write(picture.png(of: index), to: "\(output)\(name).png")
    }
  }
}
