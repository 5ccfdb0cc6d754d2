import CairoRenderer
import Foundation
import InterfaceBuilder
import PortableUIKit

extension RenderCommand {
  /// Whether a page is wanted in place of a picture.
  var isPage: Bool { URL(fileURLWithPath: output).pathExtension.lowercased() == "html" }

  /// Writes a page in which the scene is solved live; its picture lies behind the boxes.
  func writePage(
    of scene: InterfaceScene, _ variant: LayoutVariant, _ source: DocumentSource
  ) throws -> CommandOutcome {
    // On the document's own canvas the sizes of content are those that it records, as in the session.
    let layout =
      variant == LayoutVariant()
      ? try source.layOutAsRecorded(scene, embeds: true)
      : try source.layOut(scene, variant, embeds: true)
    let instance = layout.instance
    let outlets =
      (scene.controller?.connections ?? []) + instance.hierarchy.views.flatMap(\.connections)
      + source.document.controllers.flatMap(\.connections)
    let script = DocumentScript(instance, outlets: outlets)
    let session = Session(measurer: PangoTextMeasurer.shared)
    let picture = try ViewRenderer(scale: min(2, instance.environment.scale))
      .picture(of: instance.rootView, format: .png, title: scene.title)
    let page: String
    do throws(SessionError) {
      _ = try session.carryOut(script, of: Located(document, 0..<0))
      page = try session.page(title: scene.title, picture: Data(picture.bytes))
    } catch {
      throw CommandFailure(
        Diagnostic("cannot be shown in a page: \(error.message)", file: document), .unreadableInput)
    }
    try AtomicFile.write([UInt8](page.utf8), to: output)
    let lines =
      ["\(output): scene \(scene.id) (\(scene.title)) as a page"]
      + script.omissions.prefix(10).map { "not taken along: \($0)" }
    return CommandOutcome(
      output: lines.map { $0 + "\n" }.joined(),
      diagnostics: source.notes + layout.warnings)
  }
}
