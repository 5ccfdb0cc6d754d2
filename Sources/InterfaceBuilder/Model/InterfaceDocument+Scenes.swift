extension InterfaceDocument {
  /// The scene of the given name: an identifier of the scene, its controller or its root view, a storyboard identifier,
  /// a title, or the class of the controller or of the root view.
  ///
  /// The controller may be one that contains the scene's, as a navigation controller does. Identifiers come before
  /// titles, and titles before classes; the case of letters counts only if another scene has the name in other cases.
  ///
  /// - Throws: `InterfaceBuilderError` that lists the scenes by title and identifier, if there is none or more than one.
  /// - Complexity: O(scenes + controllers).
  public func scene(_ name: String) throws(InterfaceBuilderError) -> InterfaceScene {
    let lowercased = name.lowercased()
    for isSame in [{ $0 == name }, { $0.lowercased() == lowercased }] as [(String) -> Bool] {
      if let match = scenes.first(where: { Self.identifiers($0).contains(where: isSame) }) {
        return match
      }
      for names in [Self.titles, Self.classes] {
        let matches = scenes.filter { names($0).contains(where: isSame) }
        if matches.count == 1 { return matches[0] }
        if matches.count > 1 {
          throw InterfaceBuilderError(
            file: file, reason: .ambiguousScene(name, scenes: matches.map(\.caption)))
        }
      }
      let container = controllers.first {
        $0.id == name || $0.sceneID == name
          || [$0.storyboardIdentifier, $0.title, $0.customClass].compactMap(\.self)
            .contains(where: isSame)
      }
      if let container, let scene = scene(shownBy: container.id) { return scene }
    }
    throw InterfaceBuilderError(
      file: file, reason: .unknownScene(name, known: scenes.map(\.caption)))
  }

  private static func identifiers(_ scene: InterfaceScene) -> [String] {
    [scene.id, scene.rootID, scene.controller?.id, scene.controller?.storyboardIdentifier]
      .compactMap(\.self)
  }

  private static func titles(_ scene: InterfaceScene) -> [String] {
    [scene.controller?.title, scene.controller?.navigationItem.title].compactMap(\.self)
  }

  private static func classes(_ scene: InterfaceScene) -> [String] {
    [scene.controller?.customClass, scene.root.attributes["customClass"]].compactMap(\.self)
  }
}

extension InterfaceScene {
  /// The title with the identifier behind it, as lists of scenes show it: `Profile (prf-sc-001)`.
  package var caption: String { "\(title) (\(id))" }
}
