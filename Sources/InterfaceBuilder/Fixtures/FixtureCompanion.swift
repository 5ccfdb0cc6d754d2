import Foundation

/// The document a fixture was made from, where it lies beside the fixture.
///
/// Fixtures cannot express three things that decide a layout: that a stack view keeps to its margins,
/// that its spacing is the system's (they write 0), and fonts, on which baselines depend. Where
/// `…/fixtures/NAME.json` has its document at `…/NAME`, those are taken from it; everything else,
/// the environment above all, stays the fixture's.
struct FixtureCompanion {
  private let hierarchies: [String: InterfaceHierarchy]

  /// The companion of the fixture at `url`; without effect where no document can be read.
  init(ofFixtureAt url: URL) {
    var components = url.standardizedFileURL.pathComponents
    guard let last = components.popLast(), last.lowercased().hasSuffix(".json"),
      let folder = components.lastIndex(of: "fixtures")
    else {
      hierarchies = [:]
      return
    }
    components.remove(at: folder)
    let path = components.joined(separator: "/").replacing("//", with: "/") + "/"
    let file = URL(filePath: path + last.dropLast(".json".count))
    guard let document = try? InterfaceDocument(contentsOf: file) else {
      hierarchies = [:]
      return
    }
    hierarchies = Dictionary(
      document.scenes.map { ($0.rootID, $0.canvasHierarchy) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Adds to `blueprint` the facts that its fixture could not express.
  func complete(_ blueprint: inout SceneBlueprint) {
    guard let hierarchy = hierarchies[blueprint.id] else { return }
    for index in blueprint.hierarchy.views.indices {
      guard let source = hierarchy.index(of: blueprint.hierarchy.views[index].id) else { continue }
      let view = hierarchy.views[source]
      blueprint.hierarchy.views[index].element = view.element
      blueprint.hierarchy.views[index].numberOfLines = view.numberOfLines
      blueprint.fontSizes[index] = nil
      if let stack = view.stack {
        blueprint.hierarchy.views[index].stack?.spacing = stack.spacing
        blueprint.hierarchy.views[index].stack?.isMarginsRelative = stack.isMarginsRelative
      }
    }
  }
}
