/// Reads the objects of a document that are neither views nor controllers.
struct ObjectReader {
  let file: String

  /// The object of `element`.
  ///
  /// - Throws: when a value of a gesture recogniser or a runtime attribute's number is invalid.
  func object(
    _ element: DocumentElement, sceneID: String?
  ) throws(InterfaceBuilderError) -> InterfaceObject {
    InterfaceObject(
      id: element.id ?? "", line: element.line, role: try role(of: element),
      customClass: element.attributes["customClass"],
      customModule: element.attributes["customModule"],
      connections: ConnectionReader(file: file).connections(of: element),
      runtimeAttributes: try RuntimeAttributeReader(file: file).attributes(of: element),
      sceneID: sceneID)
  }

  private func role(
    of element: DocumentElement
  ) throws(InterfaceBuilderError) -> InterfaceObject.Role {
    if let gesture = try GestureReader(file: file).gesture(element) {
      return .gestureRecognizer(gesture)
    }
    if element.name == "viewControllerPlaceholder", let name = element.attributes["storyboardName"]
    {
      return .storyboardReference(
        storyboard: name, identifier: element.attributes["referencedIdentifier"])
    }
    guard element.name == "placeholder" else {
      return element.name == "exit" ? .exit : .object(element.name)
    }
    switch element.attributes["placeholderIdentifier"] {
    case "IBFilesOwner": return .filesOwner
    case "IBFirstResponder": return .firstResponder
    case let other: return .external(identifier: other ?? "")
    }
  }
}
