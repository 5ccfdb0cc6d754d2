import CairoRenderer
import Foundation
import InterfaceBuilder
import PortableUIKit

/// Draws one scene of a document into a file.
@MainActor public struct RenderCommand {
  /// The document's path.
  public var document: String
  /// The scene: its id, its controller's or its root view's; none for the one shown first.
  public var scene: String?
  /// The device by name or Interface Builder's id; none for the document's own canvas.
  public var device: String?
  /// Which way up the device is; none for the document's own way.
  public var orientation: DeviceOrientation?
  /// Whether to outline each view.
  public var isWireframe: Bool
  /// The file to write; its extension chooses the format.
  public var output: String

  /// Makes a command from its arguments.
  public init(
    document: String, scene: String? = nil, device: String? = nil,
    orientation: DeviceOrientation? = nil, isWireframe: Bool = false, output: String
  ) {
    self.document = document
    self.scene = scene
    self.device = device
    self.orientation = orientation
    self.isWireframe = isWireframe
    self.output = output
  }

  /// Reads, solves, draws and writes; what cannot be done becomes a diagnostic and a status.
  ///
  /// The output file is written whole or not at all.
  public func run() -> CommandOutcome {
    guard let format = PictureFormat(fileName: output) else {
      return .failure(Diagnostic(Self.formatAdvice(output)), .usage)
    }
    do {
      let source = try DocumentSource(path: document)
      let scene = try source.scene(self.scene)
      let device = try chosenDevice(for: source.document)
      let instance = try source.instantiate(
        scene, device: device, orientation: orientation ?? .portrait)
      instance.layout()
      let renderer = ViewRenderer(
        scale: instance.environment.scale, wireframe: isWireframe ? Wireframe() : nil)
      let picture = try renderer.picture(
        of: instance.window, format: format, title: scene.title)
      try picture.write(to: output)
      return CommandOutcome(
        output: report(picture, scene: scene, instance: instance, device: device),
        diagnostics: source.warnings)
    } catch let failure as CommandFailure {
      return failure.outcome
    } catch {
      return CommandFailure(error, file: document).outcome
    }
  }

  /// The device asked for; the document's own is named only to be turned to the wanted side.
  private func chosenDevice(
    for document: InterfaceDocument
  ) throws(CommandFailure) -> DeviceEnvironment? {
    if let device { return try DeviceEnvironment.wanted(device) }
    guard orientation != nil, let canvas = document.device else { return nil }
    return DeviceEnvironment.named(canvas.id)
  }

  private func report(
    _ picture: Picture, scene: InterfaceScene, instance: InterfaceSceneInstance,
    device: DeviceEnvironment?
  ) -> String {
    let size = instance.window.bounds.size
    let canvas = instance.environment.deviceID
    let name =
      device?.name ?? canvas.map { DeviceEnvironment.named($0)?.name ?? $0 }
      ?? "a canvas without a device"
    let side = instance.environment.isLandscape ? "landscape" : "portrait"
    var lines = [
      "\(output): scene \(scene.id) (\(scene.title)) on \(name), \(side), "
        + "\(NumberText.points(size.width)) x \(NumberText.points(size.height)) points"
        + (picture.format == .png ? ", \(picture.width) x \(picture.height) pixels" : "")
    ]
    lines += picture.substitutions.map { "font: \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What to say about an output file whose name does not tell a format.
  nonisolated public static func formatAdvice(_ output: String) -> String {
    "cannot tell the picture format of '\(output)': end its name in .png or .svg"
  }
}
