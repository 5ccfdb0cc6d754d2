import Foundation

/// Everything inside the root element: controllers, scenes and resources.
struct DocumentContents {
  private(set) var images: [String: CGSize] = [:]
  private(set) var designables: [String: CGSize] = [:]
  private(set) var namedColors: [String: [String: String]] = [:]
  private(set) var controllers: [InterfaceController] = []
  private(set) var scenes: [InterfaceScene] = []
  private(set) var objects: [InterfaceObject] = []
  private(set) var problems: [InterfaceBuilderError] = []

  private let envelope: DocumentEnvelope
  private let limits: DocumentLimits
  private var viewCount = 0
  private(set) var identifiers: Set<String> = []

  private var file: String { envelope.file }

  /// Reads the contents of the document `root`.
  ///
  /// - Throws: when an identifier is used twice, a value is invalid, or there are too many views.
  init(
    root: DocumentElement, envelope: DocumentEnvelope, limits: DocumentLimits
  ) throws(InterfaceBuilderError) {
    self.envelope = envelope
    self.limits = limits
    try collectIdentifiers(root)
    try readResources(root)
    for scene in root.list("scenes") where scene.name == "scene" {
      try readObjects(scene.list("objects"), sceneID: scene.attributes["sceneID"])
    }
    try readObjects(root.list("objects"), sceneID: nil)
    shareContext(root)
  }

  /// Hands every scene the facts of the document that it needs, now that all are known.
  private mutating func shareContext(_ root: DocumentElement) {
    let context = DocumentContext(
      rules: envelope.rules, useSafeAreas: root.attributes["useSafeAreas"] == "YES",
      isLaunchScreen: root.attributes["launchScreen"] == "YES",
      device: envelope.device, sizeClasses: envelope.sizeClasses,
      images: images, designables: designables,
      namedColors: namedColors, bars: BarInference(controllers: controllers),
      barContents: BarContentsRule(controllers: controllers))
    for index in scenes.indices {
      scenes[index].context = context
      // The roots of an app may be of several canvases.
      guard envelope.isCompiled, let device = CompiledCanvas.device(of: scenes[index].size) else {
        continue
      }
      scenes[index].context.device = device
    }
  }

  /// Notes every object's identifier and refuses one that is used twice.
  private mutating func collectIdentifiers(
    _ root: DocumentElement
  ) throws(InterfaceBuilderError) {
    var identifiers: Set<String> = []
    identifiers.reserveCapacity(256)
    func visit(_ element: DocumentElement) throws(InterfaceBuilderError) {
      if let id = element.id {
        if !identifiers.insert(id).inserted {
          let first = Self.firstLine(of: id, in: root) ?? element.line
          throw element.error(.duplicateIdentifier(firstLine: first), file: file)
        }
      }
      for child in element.children { try visit(child) }
    }
    for container in root.children where container.name == "scenes" || container.name == "objects" {
      try visit(container)
    }
    self.identifiers = identifiers
  }

  /// The line of the first object with an identifier.
  private static func firstLine(of id: String, in root: DocumentElement) -> Int? {
    var line: Int?
    for container in root.children where container.name == "scenes" || container.name == "objects" {
      container.visit { if line == nil, $0.id == id { line = $0.line } }
    }
    return line
  }

  private mutating func readResources(
    _ root: DocumentElement
  ) throws(InterfaceBuilderError) {
    for resource in root.list("resources") {
      guard let name = resource.attributes["name"] else { continue }
      switch resource.name {
      case "image":
        images[name] = try size(of: resource, identifier: name)
      case "namedColor", "systemColor":
        namedColors[name] = resource.child("color")?.attributes.dictionary
      default:
        break
      }
    }
    for designable in root.list("designables") {
      guard
        let name = designable.attributes["name"],
        let element = designable.child(key: "intrinsicContentSize")
      else { continue }
      designables[name] = try size(of: element, identifier: name)
    }
  }

  /// - Parameter identifier: The name of the resource, which has no identifier of its own.
  private func size(
    of element: DocumentElement, identifier: String
  ) throws(InterfaceBuilderError) -> CGSize {
    CGSize(
      width: try element.number("width", file: file, identifier: identifier) ?? 0,
      height: try element.number("height", file: file, identifier: identifier) ?? 0)
  }

  /// Reads the top-level objects of a scene or xib.
  private mutating func readObjects(
    _ objects: [DocumentElement], sceneID: String?
  ) throws(InterfaceBuilderError) {
    for object in objects {
      if object.name.lowercased().hasSuffix("controller") {
        var controller = try ControllerReader(file: file).controller(object, sceneID: sceneID)
        controller.segues += gestureSegues(among: objects)
        controllers.append(controller)
        if let view = object.child(key: "view"), view.id != nil {
          try addScene(root: view, controller: controller, sceneID: sceneID)
        }
      } else if HierarchyBuilder.isView(object) {
        try addScene(root: object, controller: nil, sceneID: nil)
      } else if object.id != nil {
        self.objects.append(try ObjectReader(file: file).object(object, sceneID: sceneID))
      }
    }
  }

  /// The segues that gestures start: their recognisers stand beside the controller of the scene, from
  /// which the segues lead away.
  private func gestureSegues(among objects: [DocumentElement]) -> [InterfaceConnection] {
    let reader = ConnectionReader(file: file)
    return objects.filter { InterfaceGesture.Kind(rawValue: $0.name) != nil }
      .flatMap { reader.connections(of: $0) }
      .filter {
        if case .segue = $0.kind { return true }
        return false
      }
  }

  private mutating func addScene(
    root: DocumentElement, controller: InterfaceController?, sceneID: String?
  ) throws(InterfaceBuilderError) {
    var builder = HierarchyBuilder(
      file: file, sizeClasses: envelope.sizeClasses, knownIdentifiers: identifiers,
      rules: envelope.rules)
    builder.defaultSize = CanvasTable.size(of: envelope.device)
    builder.controllerGuides = controller?.guides ?? [:]
    builder.viewLimit = min(limits.viewsOfScene, limits.views - viewCount)
    let hierarchy = try builder.build(root)
    viewCount += hierarchy.views.count
    problems += hierarchy.problems
    let rootView = hierarchy.views[0]
    scenes.append(
      InterfaceScene(
        id: sceneID ?? rootView.id, controller: controller, rootID: rootView.id,
        size: rootView.frame.size,
        simulatedMetrics: controller?.simulatedMetrics
          ?? SimulatedMetricsReader().metrics(of: root),
        root: root, file: file, knownIdentifiers: identifiers, canvasHierarchy: hierarchy,
        context: DocumentContext()))
  }
}
