import Foundation
import InterfaceBuilder
import LayoutReports

extension DocumentSource {
  /// The scene that a controller shows, and the document that has it: this one, or the one that a reference names.
  ///
  /// - Throws: `CommandFailure` for a storyboard that is referred to and cannot be read.
  func shown(
    by controller: String?
  ) throws(CommandFailure) -> (source: DocumentSource, scene: InterfaceScene)? {
    if let scene = document.scene(shownBy: controller) { return (self, scene) }
    return try referenced(by: controller)
  }

  /// The scene of another storyboard for which a controller or reference stands; nil if it stands for none, or if that
  /// storyboard does not lie beside the document.
  func referenced(
    by controller: String?
  ) throws(CommandFailure) -> (source: DocumentSource, scene: InterfaceScene)? {
    // References may lead in circles.
    var places: Set<URL> = []
    var source = self
    var controller = controller
    while let (storyboard, identifier) = source.document.reference(shownBy: controller) {
      guard let next = source.sibling(storyboard), places.insert(next).inserted else { return nil }
      source = try DocumentSource(path: next.relativePath, language: language)
      controller =
        identifier.map(source.document.container(named:)) ?? source.document.initialViewController
      if let scene = source.document.scene(shownBy: controller) { return (source, scene) }
    }
    return nil
  }

  /// The storyboard of a name: in the document's folder, in that of its base language, or in one beside them.
  private func sibling(_ name: String) -> URL? {
    var root = place.deletingLastPathComponent()
    if root.pathExtension == "lproj" { root.deleteLastPathComponent() }
    let around = root.deletingLastPathComponent()
    let inside = (try? FileManager.default.contentsOfDirectory(atPath: around.path)) ?? []
    let folders = [root] + inside.sorted().map { around.appending(path: $0) }
    for folder in folders {
      for path in ["\(name).storyboard", "Base.lproj/\(name).storyboard"] {
        let place = folder.appending(path: path)
        if FileManager.default.fileExists(atPath: place.path) { return place.standardizedFileURL }
      }
    }
    return nil
  }
}
