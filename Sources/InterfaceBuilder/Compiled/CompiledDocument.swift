import Foundation

/// A compiled nib, a compiled storyboard or a whole app, as the tree of a document.
///
/// The compiler loses the identifiers of elements, the device and version of the canvas, placeholders, labels of
/// Xcode and the pictures. The canvas follows from sizes and from recorded frames, `CompiledCanvas`.
struct CompiledDocument {
  let root: DocumentElement
  /// The parts that could not be read.
  let problems: [InterfaceBuilderError]

  /// The most compiled documents of an app that are read at once.
  private static let documentLimit = 5_000

  /// Reads the folder at `url`: a storyboard, a nib or a bundle with some of them.
  ///
  /// - Parameter translations: Texts by the keys that the compiler keeps with the documents' own.
  /// - Throws: `InterfaceBuilderError` if nothing in it can be read.
  init(
    contentsOf url: URL, file: String, limits: DocumentLimits,
    translations: [String: String] = [:]
  ) throws(InterfaceBuilderError) {
    var parts = Parts(translations: translations)
    let ending = url.pathExtension.lowercased()
    if ending == "storyboardc" {
      try parts.addStoryboard(url, file: file, prefix: "", limits)
    } else if ending == "nib" {
      let name = Self.name(of: url.lastPathComponent)
      try parts.add(
        try CompiledFolder.nib(
          at: url, name: name, file: file, limits: limits, translations: translations))
    } else {
      try parts.addBundle(url, file: file, limits, documentLimit: Self.documentLimit)
    }
    try self.init(parts, file: file, limits: limits)
  }

  /// Reads a nib from memory.
  init(
    data: Data, file: String, limits: DocumentLimits, translations: [String: String] = [:]
  ) throws(InterfaceBuilderError) {
    guard data.count <= limits.bytes else {
      throw InterfaceBuilderError(
        file: file, reason: .tooLarge(size: data.count, limit: limits.bytes))
    }
    var parts = Parts(translations: translations)
    let name = Self.name(of: (file as NSString).lastPathComponent)
    let nib = try CompiledNib(
      [UInt8](data), name: name, file: file, limits: limits, translations: translations)
    try parts.add(nib)
    try self.init(parts, file: file, limits: limits)
  }

  /// The name of a nib without its ending.
  private static func name(of file: String) -> String {
    let name = (file as NSString).deletingPathExtension
    return name.isEmpty ? "nib" : name
  }

  private init(
    _ parts: Parts, file: String, limits: DocumentLimits
  ) throws(InterfaceBuilderError) {
    if parts.scenes.isEmpty, parts.objects.isEmpty {
      throw parts.problems.first
        ?? InterfaceBuilderError(
          file: file,
          reason: .missing(
            parts.hasController
              ? "views: it is the nib of a controller; name the .storyboardc that it lies in"
              : "compiled views"))
    }
    let draft = parts.root(toolsVersion: CompiledCanvas.usualVersion)
    let envelope = try DocumentEnvelope(root: draft, file: file)
    let contents = try DocumentContents(root: draft, envelope: envelope, limits: limits)
    let version = CompiledCanvas.version(of: contents.scenes)
    root = draft.replacing("toolsVersion", with: String(version))
    problems = parts.problems
  }

  /// The parts of the document so far.
  private struct Parts {
    var scenes: [MarkupNode] = []
    var objects: [MarkupNode] = []
    var images: [String: MarkupNode] = [:]
    var initialController: String?
    var problems: [InterfaceBuilderError] = []
    /// Whether a nib by itself holds a controller, whose view lies in a nib of its own.
    private(set) var hasController = false
    private let translations: [String: String]
    private var ownersConnections: [MarkupNode] = []
    private var takenNames: Set<String> = []

    init(translations: [String: String]) { self.translations = translations }

    /// The identifier that documents have for whoever loads them.
    private static let ownerID = "-1"

    /// A name that no document of the bundle has yet.
    private mutating func unique(_ path: String) -> String {
      let name = CompiledDocument.name(of: (path as NSString).lastPathComponent)
      var result = name
      var count = 1
      while !takenNames.insert(result).inserted {
        count += 1
        result = "\(name)-\(count)"
      }
      return result
    }

    mutating func addStoryboard(
      _ url: URL, file: String, prefix: String, _ limits: DocumentLimits
    ) throws(InterfaceBuilderError) {
      let storyboard = try CompiledStoryboard(
        at: url, file: file, prefix: prefix, limits: limits, translations: translations)
      scenes += storyboard.scenes
      problems += storyboard.problems
      images.merge(storyboard.images) { first, _ in first }
      initialController = initialController ?? storyboard.initialController
    }

    mutating func add(_ nib: CompiledNib) throws(InterfaceBuilderError) {
      // Outlets of whoever loads the nib belong to its placeholder.
      if let owner = nib.owner { nib.identify(owner, as: Self.ownerID) }
      let reader = CompiledViewReader(nib: nib)
      var views: [MarkupNode] = []
      for object in nib.topObjects {
        if let view = try reader.view(object, parent: nil) {
          views.append(view)
        } else if nib.classes(of: object).base.hasSuffix("Controller") {
          hasController = true
        }
      }
      let connections = CompiledConnections(nib: nib)
      objects += views.map { CompiledConstraintReader(nib: nib).adding(to: $0, connections) }
      if let owner = nib.owner { ownersConnections += connections.of(owner) }
      images.merge(nib.images) { first, _ in first }
    }

    mutating func addBundle(
      _ url: URL, file: String, _ limits: DocumentLimits, documentLimit: Int
    ) throws(InterfaceBuilderError) {
      let paths = CompiledFolder.documents(below: url.path)
      guard paths.count <= documentLimit else {
        throw InterfaceBuilderError(file: file, reason: .tooManyElements(limit: documentLimit))
      }
      let info = try? CompiledFolder.propertyList(
        at: url.appending(path: "Info.plist"), file: "\(file)/Info.plist")
      let main = info?["UIMainStoryboardFile"] as? String
      // The storyboard that the app begins with comes first.
      let isMain = { (path: String) in
        CompiledDocument.name(of: (path as NSString).lastPathComponent) == main
      }
      for path in paths.filter(isMain) + paths.filter({ !isMain($0) }) {
        let place = url.appending(path: path)
        let name = unique(path)
        do throws(InterfaceBuilderError) {
          if path.hasSuffix(".storyboardc") {
            try addStoryboard(place, file: "\(file)/\(path)", prefix: "\(name)/", limits)
          } else {
            try add(
              try CompiledFolder.nib(
                at: place, name: name, file: "\(file)/\(path)", limits: limits,
                translations: translations))
          }
        } catch {
          problems.append(error)
        }
      }
      if paths.isEmpty {
        throw InterfaceBuilderError(file: file, reason: .missing("compiled nibs and storyboards"))
      }
    }

    private var owner: MarkupNode {
      var node = MarkupNode("placeholder", id: Self.ownerID)
      node["placeholderIdentifier"] = "IBFilesOwner"
      node.add("connections", ownersConnections)
      return node
    }

    func root(toolsVersion: Int) -> DocumentElement {
      let kind = scenes.isEmpty ? "XIB" : "Storyboard.XIB"
      var root = MarkupNode("document")
      root["type"] = "com.apple.InterfaceBuilder3.CocoaTouch.\(kind)"
      root["version"] = "3.0"
      root["toolsVersion"] = String(toolsVersion)
      root["targetRuntime"] = "iOS.CocoaTouch"
      for name in ["useAutolayout", "useTraitCollections", "useSafeAreas", "compiled"] {
        root[name] = "YES"
      }
      root["initialViewController"] = initialController
      if let id = CompiledCanvas.device(of: scenes + objects) {
        var device = MarkupNode("device", id: id)
        device["orientation"] = "portrait"
        root.children.append(device)
      }
      root.add("scenes", scenes)
      root.add("objects", objects.isEmpty ? [] : [owner] + objects)
      root.add("resources", images.sorted { $0.key < $1.key }.map(\.value))
      return root.element
    }
  }
}

extension DocumentElement {
  fileprivate func replacing(_ name: String, with value: String) -> DocumentElement {
    var attributes = attributes
    attributes[name] = value
    return DocumentElement(
      name: self.name, attributes: attributes, children: children, text: text, line: line,
      column: column)
  }
}
