import CairoRenderer
import Foundation
import InterfaceBuilder
import LayoutReports
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
    let picture = try ViewRenderer(scale: min(2, instance.environment.scale))
      .picture(of: instance.rootView, format: .png, title: scene.title)
    let page = try makePage(instance, scene, source.document, Data(picture.bytes))
    try AtomicFile.write([UInt8](page.html.utf8), to: output)
    let lines =
      ["\(output): scene \(scene.id) (\(scene.title)) as a page"]
      + page.omissions.prefix(10).map { "not taken along: \($0)" }
    return CommandOutcome(
      output: lines.map { $0 + "\n" }.joined(),
      diagnostics: source.notes + layout.warnings)
  }
}
