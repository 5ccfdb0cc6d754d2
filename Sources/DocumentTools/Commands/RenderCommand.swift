import AutoLayout
import CairoRenderer
import Foundation
import InterfaceBuilder
import LayoutReports
import PortableUIKit

/// Draws a scene of a document, or all of them, into a file: under one set of circumstances, or under several as a
/// contact sheet.
@MainActor public struct RenderCommand {
  /// The document's path.
  public var document: String
  /// The scene: an identifier, a title or a class, or `all`; none for the one shown first.
  public var scene: String?
  /// Devices by name or Interface Builder's id, or `all`; none for the document's own canvas.
  public var devices: [String] = []
  /// The release that the devices run, by the first number of its version; none for their own.
  public var system: Int?
  /// Which way up the devices are; none for the document's own way.
  public var orientations: [DeviceOrientation] = []
  /// Light, dark, or both; none for light.
  public var appearances: [Appearance] = []
  /// The reading directions; none for left to right.
  public var directions: [ReadingDirection] = []
  /// The sizes of text; none for the usual one.
  public var textSizes: [TextSize] = []
  /// The language of the texts, such as `de`; none for the document's own.
  public var language: String?
  /// Whether to outline each view.
  public var isWireframe = false
  /// The file to write; its extension chooses the format.
  public var output: String

  /// Makes a page of a scene that is laid out, of its document and of a PNG of it; throws an error that says why it cannot.
  public typealias PageMaker =
    @MainActor (
      InterfaceSceneInstance, InterfaceScene, InterfaceDocument, Data
    ) throws -> ScenePage

  let makePage: PageMaker

  /// Makes a command that draws the scene shown first as it is in the document.
  ///
  /// - Parameter makePage: Makes the page if the file to write is one.
  public init(document: String, output: String, makePage: @escaping PageMaker) {
    self.document = document
    self.output = output
    self.makePage = makePage
  }

  /// Reads, solves, draws and writes; a failure becomes a diagnostic and a status.
  ///
  /// The output file is written whole or not at all.
  public func run() -> CommandOutcome {
    let pictureFormat = PictureFormat(fileName: output)
    guard pictureFormat != nil || isPage else {
      return .failure(Diagnostic(Self.formatAdvice(output)), .usage)
    }
    do {
      let chosen = try DeviceEnvironment.wanted(devices, system: system)
      let source = try DocumentSource(path: document, language: language)
      guard source.problems.isEmpty else {
        return CommandOutcome(diagnostics: source.problems, status: .unreadableInput)
      }
      let variants = try variants(on: chosen, of: source)
      let scenes = try source.scenes(self.scene)
      guard let format = pictureFormat else {
        guard variants.count == 1, scenes.count == 1 else {
          return .failure(
            Diagnostic(
              "a page shows one layout: choose one scene, device, side, appearance, direction, text size"
            ), .usage)
        }
        return try writePage(of: scenes[0], variants[0], source)
      }
      var drawings: [Drawing] = []
      var ambiguities: [PictureAmbiguity] = []
      for scene in scenes {
        for variant in variants {
          let (layout, ambiguity) = try source.layOutForPicture(scene, variant)
          drawings.append(Drawing(scene: scene, variant: variant, layout: layout))
          if let ambiguity, !ambiguities.contains(ambiguity) { ambiguities.append(ambiguity) }
        }
      }
      let summary =
        drawings.count == 1
        ? try drawOne(drawings[0], format)
        : try drawSheet(drawings, of: scenes, format)
      return CommandOutcome(
        output: summary + ambiguities.map { $0.note + "\n" }.joined(),
        diagnostics: source.notes
          + LaidOutScene.distinct(drawings.flatMap(\.layout.warnings)))
    } catch {
      return CommandFailure(error, file: document).outcome
    }
  }

  private func variants(
    on devices: [DeviceEnvironment], of source: DocumentSource
  ) throws(CommandFailure) -> [LayoutVariant] {
    var (devices, orientations) = (devices, orientations)
    if devices.isEmpty, let system {
      let canvas = try source.canvasDevice(running: system)
      devices = [canvas.device]
      if orientations.isEmpty { orientations = [canvas.orientation] }
    }
    return LayoutVariant.all(
      devices: devices, orientations: orientations, appearances: appearances,
      directions: directions, textSizes: textSizes)
  }

  // MARK: Drawing

  /// A scene that is laid out to be drawn.
  private struct Drawing {
    let scene: InterfaceScene
    let variant: LayoutVariant
    let layout: LaidOutScene
  }

  private func drawOne(_ drawing: Drawing, _ format: PictureFormat) throws -> String {
    let (scene, variant, instance) = (drawing.scene, drawing.variant, drawing.layout.instance)
    let renderer = ViewRenderer(
      scale: instance.environment.scale, wireframe: isWireframe ? Wireframe() : nil)
    let picture = try renderer.picture(of: instance.window, format: format, title: scene.title)
    try picture.write(to: output)
    let size = instance.window.bounds.size
    let side = instance.environment.isLandscape ? "landscape" : "portrait"
    var circumstances = variant
    (circumstances.device, circumstances.orientation) = (nil, nil)
    let others = circumstances == LayoutVariant() ? "" : ", \(circumstances.caption)"
    return report(
      "scene \(scene.id) (\(scene.title)) on \(variant.device?.caption ?? deviceName(of: instance)), \(side)\(others), "
        + "\(NumberText.points(size.width)) x \(NumberText.points(size.height)) points", picture)
  }

  private func drawSheet(
    _ drawings: [Drawing], of scenes: [InterfaceScene], _ format: PictureFormat
  ) throws -> String {
    let times = drawings.count / scenes.count
    let items = drawings.map { drawing in
      let names = (scenes.count > 1 ? [drawing.scene.title] : [])
      let circumstances = scenes.count > 1 && times == 1 ? [] : [drawing.variant.caption]
      return ContactSheet.Item(
        view: drawing.layout.instance.window,
        caption: (names + circumstances).joined(separator: ", "))
    }
    let title = scenes.count > 1 ? document : scenes[0].title
    let picture = try ContactSheet(items: items, wireframe: isWireframe ? Wireframe() : nil)
      .picture(format: format, title: title)
    try picture.write(to: output)
    let subject =
      scenes.count > 1
      ? NumberText.count(scenes.count, "scene") : "scene \(scenes[0].id) (\(scenes[0].title))"
    let repeated = times > 1 ? " \(NumberText.count(times, "time"))" : ""
    return report(subject + repeated, picture)
  }

  // MARK: Words

  private func deviceName(of instance: InterfaceSceneInstance) -> String {
    guard let id = instance.environment.deviceID else { return "a canvas without a device" }
    return DeviceEnvironment.named(id)?.name ?? id
  }

  private func report(_ subject: String, _ picture: Picture) -> String {
    let pixels =
      picture.format == .png ? ", \(picture.width) x \(picture.height) pixels" : ""
    let lines = ["\(output): \(subject)\(pixels)"] + PictureNotes(picture).lines
    return lines.map { $0 + "\n" }.joined()
  }

  /// The message about an output file whose name does not tell a format.
  nonisolated public static func formatAdvice(_ output: String) -> String {
    "cannot tell the picture format of '\(output)': end its name in .png, .svg, .pdf or .html"
  }
}
