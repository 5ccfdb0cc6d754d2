import Foundation

/// A compiled storyboard: a folder with a nib for each controller and one for the view of each.
struct CompiledStoryboard {
  /// The scenes, as elements.
  private(set) var scenes: [MarkupNode] = []
  /// The identifier of the controller that is shown first.
  private(set) var initialController: String?
  private(set) var images: [String: MarkupNode] = [:]
  private(set) var problems: [InterfaceBuilderError] = []

  private let folder: URL
  private let file: String
  private let prefix: String
  private let limits: DocumentLimits
  private let translations: [String: String]
  /// The nibs by the identifiers of their controllers in the storyboard.
  private var nibNames: [String: String] = [:]
  private var takenIDs: Set<String> = []

  /// The most nibs that a storyboard has: each is a file of its own.
  private static let nibLimit = 5_000

  /// Reads the folder.
  ///
  /// - Parameter prefix: The beginning of all identifiers.
  /// - Throws: for a folder without a readable `Info.plist`; nibs that are damaged become problems.
  init(
    at folder: URL, file: String, prefix: String, limits: DocumentLimits,
    translations: [String: String] = [:]
  ) throws(InterfaceBuilderError) {
    self.folder = folder
    self.file = file
    self.prefix = prefix
    self.limits = limits
    self.translations = translations
    let entry = try readInfo()
    try readControllers(entry: entry)
  }

  private mutating func readInfo() throws(InterfaceBuilderError) -> String? {
    let url = folder.appending(path: "Info.plist")
    let info = try CompiledFolder.propertyList(at: url, file: "\(file)/Info.plist")
    guard let names = info["UIViewControllerIdentifiersToNibNames"] as? [String: String] else {
      throw InterfaceBuilderError(
        file: "\(file)/Info.plist", reason: .missing("UIViewControllerIdentifiersToNibNames"))
    }
    guard names.count <= Self.nibLimit else {
      throw InterfaceBuilderError(file: file, reason: .tooManyElements(limit: Self.nibLimit))
    }
    nibNames = names
    return info["UIStoryboardDesignatedEntryPointIdentifier"] as? String
  }

  private mutating func readControllers(entry: String?) throws(InterfaceBuilderError) {
    var nibs: [(nib: CompiledNib, objects: [Int])] = []
    var firstIDs: [String: String] = [:]
    for name in Set(nibNames.values).sorted() {
      do throws(InterfaceBuilderError) {
        let nib = try self.nib(name, identifier: prefix + name)
        let reader = CompiledControllerReader(nib: nib, prefix: prefix) { _ in nil }
        let objects = reader.objects()
        for object in objects {
          let id = CompiledControllerReader.identifier(
            viewNib: nib.archive.string(object, "UINibName"), nibName: name)
          nib.identify(object, as: unique(prefix + id))
        }
        firstIDs[name] = objects.first.flatMap { nib.identifiers[$0] }
        nibs.append((nib, objects))
      } catch {
        problems.append(error)
      }
    }
    if nibs.isEmpty, let problem = problems.first { throw problem }
    let targets = nibNames.compactMapValues { firstIDs[$0] }
    initialController = entry.flatMap { targets[$0] }
    for (nib, objects) in nibs {
      let reader = CompiledControllerReader(nib: nib, prefix: prefix) { targets[$0] }
      for object in objects {
        do throws(InterfaceBuilderError) {
          try addScene(reader.controller(object))
        } catch {
          problems.append(error)
        }
      }
    }
  }

  private mutating func unique(_ id: String) -> String {
    var result = id
    var count = 1
    while !takenIDs.insert(result).inserted {
      count += 1
      result = "\(id)-\(count)"
    }
    return result
  }

  private mutating func addScene(
    _ controller: CompiledControllerReader.Controller
  ) throws(InterfaceBuilderError) {
    var node = controller.node
    if let viewNib = controller.viewNib { try addView(viewNib, to: &node) }
    var scene = MarkupNode("scene")
    scene["sceneID"] = "\(node["id"] ?? "").scene"
    scene.add("objects", [node])
    scenes.append(scene)
  }

  /// Adds the view that lies in a nib of its own, with the outlets of the controller to it.
  private mutating func addView(
    _ name: String, to node: inout MarkupNode
  ) throws(InterfaceBuilderError) {
    let id = name.firstRange(of: "-view-").map { String(name[$0.upperBound...]) } ?? "\(name).view"
    let identifier = unique(prefix + id)
    let nib = try self.nib(name, identifier: identifier)
    if let owner = nib.owner, let controller = node["id"] { nib.identify(owner, as: controller) }
    let reader = CompiledViewReader(nib: nib)
    for object in nib.topObjects {
      guard var view = try reader.view(object, parent: nil, key: "view") else { continue }
      let connections = CompiledConnections(nib: nib)
      view = CompiledConstraintReader(nib: nib).adding(to: view, connections)
      node.children.append(view)
      if let owner = nib.owner {
        let index = node.children.firstIndex { $0.name == "connections" }
        if let index {
          node.children[index].children += connections.of(owner)
        } else {
          node.add("connections", connections.of(owner))
        }
      }
      break
    }
    images.merge(nib.images) { first, _ in first }
  }

  private func nib(
    _ name: String, identifier: String
  ) throws(InterfaceBuilderError) -> CompiledNib {
    let url = folder.appending(path: "\(name).nib")
    return try CompiledFolder.nib(
      at: url, name: identifier, file: "\(file)/\(name).nib", limits: limits,
      translations: translations)
  }
}
