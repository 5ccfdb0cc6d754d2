import AutoLayout
import InterfaceBuilder
import LayoutProperties
import LayoutReports
import PortableUIKit
import PropertyTesting

/// A scene of a document with its layout solved, and the conflicts.
@MainActor struct LaidOutScene {
  let instance: InterfaceSceneInstance
  let conflicts: [SceneConflict]
  /// The document, as the user named it.
  private let file: String

  /// The scenes inside of container views and bars.
  var embedded: [InterfaceSceneInstance]

  init(
    instance: InterfaceSceneInstance, conflicts: [UnsatisfiableConstraints], file: String,
    embedded: [InterfaceSceneInstance] = []
  ) {
    self.embedded = embedded
    self.instance = instance
    self.file = file
    self.conflicts = SceneConflict.all(conflicts, in: instance)
  }

  /// A warning for each conflict of required constraints, at the line of the one left out.
  var warnings: [Diagnostic] {
    conflicts.map { Diagnostic($0.message, severity: .warning, file: file, line: $0.line) }
  }

  /// The warnings of several layouts of a scene, each message once.
  static func distinct(_ warnings: [Diagnostic]) -> [Diagnostic] {
    var told: Set<Diagnostic> = []
    return warnings.filter { told.insert($0).inserted }
  }

  /// The part of its natural width that a text may lack and still counts as fitting: the fonts at hand are wider than
  /// Apple's by this much, at most.
  private static let textTolerance = 0.05

  /// The scene as properties of screens see it, with the identifiers of elements by their names.
  func screen(_ names: SceneNames) -> (snapshot: ScreenSnapshot, ids: [String: String]) {
    let read = reading(names)
    return (read.snapshot, read.ids)
  }

  /// The same, with the reader, which knows the view of each element.
  func reading(
    _ names: SceneNames
  ) -> (snapshot: ScreenSnapshot, ids: [String: String], reader: ScreenReader) {
    var given: [ObjectIdentifier: String] = [:]
    var ids: [String: String] = [:]
    for (id, view) in instance.viewsByID {
      given[ObjectIdentifier(view)] = names.words(id)
      ids[names.words(id)] = id
    }
    var reader = ScreenReader(
      names: ViewNames(given), textTolerance: Self.textTolerance, asksForAmbiguity: false)
    reader.read(instance.rootView, in: nil, path: "root", isScrolled: false)
    let size = instance.rootView.bounds.size
    let safeArea = instance.rootView.safeAreaInsets
    let conditions = ScreenConditions(
      device: instance.environment.deviceID ?? "canvas",
      window: LayoutSize(width: size.width, height: size.height),
      safeArea: LayoutInsets(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right))
    return (ScreenSnapshot(under: conditions, elements: reader.elements), ids, reader)
  }

  /// Whether the text of a view is in the system's font: the width of others can only be guessed.
  func hasKnownFont(_ id: String) -> Bool {
    let font = instance.viewsByID[id]?.shownText?.font
    return font.map { $0.familyName == UIFont.systemFont(ofSize: 17).familyName } ?? true
  }
}
