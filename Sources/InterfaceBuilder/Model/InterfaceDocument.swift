import Foundation

/// A `.storyboard` or `.xib` document, or what Xcode made of some, read and checked.
///
/// A compiled nib, a compiled storyboard (`.storyboardc`) and a whole app are read as a document as well: its identifiers
/// follow from outlets and places, its canvas from sizes and recorded frames; placeholders and pictures are lost.
///
/// ```swift
/// let document = try InterfaceDocument(contentsOf: url)
/// for scene in document.scenes { print(scene.id, scene.title) }
/// ```
///
/// A document is a value without views; `InterfaceScene.instantiate` makes views of one scene. Reading
/// checks every scene under the document's own size classes, so that faults show before anything is
/// made. Faults that leave a document readable are in `problems`.
public struct InterfaceDocument: Sendable {
  /// The two kinds of documents.
  public enum Kind: String, Sendable {
    case storyboard
    case xib
  }

  /// The device of the canvas a document was last saved with.
  public struct CanvasDevice: Sendable, Equatable {
    /// Interface Builder's name, such as `retina6_1`.
    public var id: String
    public var isLandscape: Bool
    public var appearance: String?
  }

  /// The name under which the document was read.
  public let file: String
  public let kind: Kind
  /// Whether it was read from what a compiler made of a document, without its source.
  public let isCompiled: Bool
  /// The version of the tools that wrote it, such as 21701 for Xcode 14.3; 0 where unknown.
  public let toolsVersion: Int
  /// The canvas device; `nil` for the square canvas of Xcode 6 and 7.
  public let device: CanvasDevice?
  public let useAutoLayout: Bool
  public let useSafeAreas: Bool
  public let useTraitCollections: Bool
  /// Whether the document is shown while the application starts.
  public let isLaunchScreen: Bool
  public let initialViewController: String?
  /// The size classes of the canvas.
  public let sizeClasses: SizeClassPair
  /// The recorded sizes of images by name, in points.
  public let images: [String: CGSize]
  /// The recorded intrinsic sizes of designable views by the view's identifier.
  public let designables: [String: CGSize]
  /// The colours of the asset catalog by name, as attributes of their `<color>` element.
  public let namedColors: [String: [String: String]]
  public let controllers: [InterfaceController]
  public let scenes: [InterfaceScene]
  /// The objects that are neither views nor controllers: placeholders, external and plain objects.
  public let objects: [InterfaceObject]
  /// The faults in places, the rest being usable: constraints to nothing or without meaning.
  public let problems: [InterfaceBuilderError]
  /// References to objects that the document does not have, in document order: outlets, collections,
  /// actions, segues, the initial controller, tie-breakers, variations. The rest is usable without them.
  public let danglingReferences: [InterfaceBuilderError]

  /// Reads the document at `url`.
  ///
  /// - Parameter name: The name in errors and reports; the path by default.
  /// - Parameter strings: Translations that take the place of the document's texts.
  /// - Throws: `InterfaceBuilderError` with file, line and element.
  /// - Complexity: O(bytes).
  public init(
    contentsOf url: URL, name: String? = nil, limits: DocumentLimits = DocumentLimits(),
    strings: StringsTable? = nil
  ) throws(InterfaceBuilderError) {
    let file = name ?? url.path
    if CompiledFolder.isCompiled(url) {
      let compiled = try CompiledDocument(
        contentsOf: url, file: file, limits: limits, translations: strings?.entries ?? [:])
      try self.init(
        root: compiled.root, file: file, limits: limits, problems: compiled.problems)
      return
    }
    let data = try DocumentReader.bytes(of: url, file: file, limit: limits.bytes)
    try self.init(data: data, name: file, limits: limits, strings: strings)
  }

  /// Reads a document from memory.
  ///
  /// - Throws: `InterfaceBuilderError` with line and element.
  public init(
    data: Data, name: String = "data", limits: DocumentLimits = DocumentLimits(),
    strings: StringsTable? = nil
  ) throws(InterfaceBuilderError) {
    if CompiledNib.isCompiled(data) {
      let compiled = try CompiledDocument(
        data: data, file: name, limits: limits, translations: strings?.entries ?? [:])
      try self.init(
        root: compiled.root, file: name, limits: limits, problems: compiled.problems)
      return
    }
    let root = try DocumentReader(file: name, limits: limits).read(data)
    try self.init(
      root: strings.map { root.localized(by: $0) } ?? root, file: name, limits: limits)
  }

  private init(
    root: DocumentElement, file: String, limits: DocumentLimits,
    problems: [InterfaceBuilderError] = []
  ) throws(InterfaceBuilderError) {
    let envelope = try DocumentEnvelope(root: root, file: file)
    let contents = try DocumentContents(root: root, envelope: envelope, limits: limits)
    self.file = file
    isCompiled = envelope.isCompiled
    kind = envelope.kind
    toolsVersion = envelope.toolsVersion
    device = envelope.device
    useAutoLayout = root.attributes["useAutolayout"] == "YES"
    useSafeAreas = root.attributes["useSafeAreas"] == "YES"
    useTraitCollections = root.attributes["useTraitCollections"] == "YES"
    isLaunchScreen = root.attributes["launchScreen"] == "YES"
    initialViewController = root.attributes["initialViewController"]
    sizeClasses = envelope.sizeClasses
    images = contents.images
    designables = contents.designables
    namedColors = contents.namedColors
    controllers = contents.controllers
    scenes = contents.scenes
    objects = contents.objects
    self.problems = problems + contents.problems
    let check = ReferenceCheck(root: root, known: contents.identifiers, file: file)
    danglingReferences = check.problems
  }

  /// The scene shown first: the initial controller's or, where that is a container, the one it shows;
  /// the first scene where there is no initial controller.
  ///
  /// - Complexity: O(controllers), containers of containers included.
  public var initialScene: InterfaceScene? {
    scene(shownBy: initialViewController)
      ?? scenes.first { $0.controller?.id == initialViewController } ?? scenes.first
  }
}
