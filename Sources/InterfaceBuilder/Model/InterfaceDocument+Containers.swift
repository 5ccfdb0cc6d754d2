extension InterfaceDocument {
  /// The scene that a controller shows: its own or, for a container, that of the controller inside.
  ///
  /// - Complexity: O(controllers), containers of containers included.
  package func scene(shownBy controller: String?) -> InterfaceScene? {
    let shown = leaf(shownBy: controller)
    return shown.flatMap { id in scenes.first { $0.controller?.id == id } }
  }

  /// The reference to another storyboard that a controller shows, or that has the identifier itself.
  ///
  /// - Complexity: O(controllers + objects).
  package func reference(shownBy controller: String?) -> (storyboard: String, identifier: String?)?
  {
    guard let shown = leaf(shownBy: controller),
      let object = objects.first(where: { $0.id == shown }),
      case .storyboardReference(let storyboard, let identifier) = object.role
    else { return nil }
    return (storyboard, identifier)
  }

  /// The identifier of the controller or reference that a name means: its own, its storyboard identifier or its scene's.
  package func container(named name: String) -> String? {
    let controller = controllers.first {
      $0.id == name || $0.storyboardIdentifier == name || $0.sceneID == name
    }
    if let controller { return controller.id }
    return objects.first { object in
      guard case .storyboardReference = object.role else { return false }
      return object.id == name || object.sceneID == name
    }?.id
  }

  /// The controller that stands for a container: the first one inside, of containers inside of containers too; nil for
  /// containers that contain each other.
  private func leaf(shownBy controller: String?) -> String? {
    var visited: Set<String> = []
    var id = controller
    while let current = id, visited.insert(current).inserted {
      let controller = controllers.first { $0.id == current }
      let shown =
        controller.map { $0.related("rootViewController") + $0.related("viewControllers") } ?? []
      guard let first = shown.first else { return current }
      id = first
    }
    return nil
  }
}
