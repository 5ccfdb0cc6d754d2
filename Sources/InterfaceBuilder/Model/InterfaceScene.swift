import Foundation

/// One root of a document: a controller's view, or a top-level view of a xib.
public struct InterfaceScene: Sendable {
  /// The scene's identifier, or the root view's where there is no scene element.
  public let id: String
  /// The controller that owns the root, if any.
  public let controller: InterfaceController?
  /// The root view's identifier.
  public let rootID: String
  /// The size of the root on the canvas, in points.
  public let size: CGSize
  /// The designer's simulated surroundings of the root.
  public let simulatedMetrics: SimulatedMetrics
  package let root: DocumentElement
  package let file: String
  package let knownIdentifiers: Set<String>
  package var canvasHierarchy: InterfaceHierarchy
  /// The facts of its document that the scene needs.
  package var context: DocumentContext

  /// A name for people: the controller's title or class, or the root view's class.
  public var title: String {
    controller?.title ?? controller?.customClass ?? controller?.storyboardIdentifier
      ?? controller?.kind ?? root.attributes["customClass"] ?? root.name
  }

  /// The views and constraints under the given size classes.
  ///
  /// - Throws: `InterfaceBuilderError` when a variation for these classes holds an invalid value.
  /// - Complexity: O(elements).
  public func hierarchy(
    for sizeClasses: SizeClassPair
  ) throws(InterfaceBuilderError) -> InterfaceHierarchy {
    try hierarchy(for: sizeClasses, keepsUninstalled: false)
  }

  /// The views and constraints, if wanted with those that the size classes leave out.
  func hierarchy(
    for sizeClasses: SizeClassPair, keepsUninstalled: Bool
  ) throws(InterfaceBuilderError) -> InterfaceHierarchy {
    var builder = HierarchyBuilder(
      file: file, sizeClasses: sizeClasses, knownIdentifiers: knownIdentifiers,
      rules: context.rules)
    builder.defaultSize = size
    builder.controllerGuides = controller?.guides ?? [:]
    builder.keepsUninstalled = keepsUninstalled
    return try builder.build(root)
  }

  /// A view inside the scene as a scene of its own, as a prototype cell is.
  func part(_ element: DocumentElement, size: CGSize) -> InterfaceScene {
    InterfaceScene(
      id: element.id ?? id, controller: nil, rootID: element.id ?? rootID, size: size,
      simulatedMetrics: SimulatedMetrics(), root: element, file: file,
      knownIdentifiers: knownIdentifiers, canvasHierarchy: InterfaceHierarchy(), context: context)
  }

  /// A view in a bar above or below the scene, made as large as it was recorded.
  @MainActor package func barView(
    _ element: DocumentElement, _ options: InstantiationOptions
  ) throws(InterfaceBuilderError) -> InterfaceSceneInstance {
    let hierarchy = try part(element, size: .zero).hierarchy(for: context.sizeClasses)
    var part = part(element, size: hierarchy.views[0].frame.size)
    part.canvasHierarchy = hierarchy
    let instance = try part.instantiate(options)
    instance.detach(size: part.size)
    return instance
  }

  /// Whether the size classes decide anything.
  var varies: Bool {
    var found = false
    root.visit { if $0.name == "variation", $0.key != "default" { found = true } }
    return found
  }
}
