import InterfaceBuilder

/// A scene at work, with the words of findings for its elements.
struct LintedScene {
  let scene: InterfaceScene
  let names: SceneNames
  private let lines: [String: Int]
  /// The values of `verifyAmbiguity` of the views that have one.
  let ambiguityChecks: [String: String]

  /// Names the views of a scene and looks up where its elements stand.
  ///
  /// - Complexity: O(elements).
  init(_ scene: InterfaceScene) {
    self.scene = scene
    names = SceneNames(scene.canvasHierarchy)
    var lines: [String: Int] = [:]
    var checks: [String: String] = [:]
    scene.root.visit { element in
      if let id = element.id, lines[id] == nil, element.line > 0 { lines[id] = element.line }
      if let id = element.id, let check = element.attributes["verifyAmbiguity"] {
        checks[id] = check
      }
    }
    self.lines = lines
    ambiguityChecks = checks
  }

  /// The line of an element; none where the scene has no such element.
  func line(of id: String) -> Int? { lines[id] }
}
