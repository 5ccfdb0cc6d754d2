import Foundation

/// One compiled nib, as the objects of a document: the views, and the controllers of a nib of a storyboard.
///
/// The compiler leaves out the identifiers of elements. Those here are made from the name of the nib, from outlets and
/// from places in the hierarchy, so that two builds of an app can be compared.
final class CompiledNib {
  private(set) var archive: ObjectArchive
  let file: String
  let limits: DocumentLimits
  /// The beginning of all identifiers.
  let name: String
  /// The identifiers of the objects that elements were made of.
  private(set) var identifiers: [Int: String] = [:]
  /// The outlets and actions of each object.
  private(set) var connections: [Int: [MarkupNode]] = [:]
  /// The views that stand for the old guides of a controller.
  private(set) var guides: [Int: String] = [:]
  /// The constraints that stand for the old guides in the archive alone: whoever loads it removes them.
  private(set) var removed: Set<Int> = []
  /// The sizes of images by name, of which those of the system are known.
  var images: [String: MarkupNode] = [:]
  /// How many elements were made.
  var elementCount = 0
  private var outletNames: [Int: String] = [:]
  private var takenNames: Set<String> = []
  private var counts: [String: Int] = [:]

  /// The first bytes of archives that this reads.
  static func isCompiled(_ data: Data) -> Bool {
    data.starts(with: NibArchiveReader.magic) || data.starts(with: KeyedArchiveReader.magic)
  }

  /// Reads the archive in `bytes`.
  ///
  /// - Throws: `InterfaceBuilderError` for a damaged one, or one of another platform.
  init(
    _ bytes: [UInt8], name: String, file: String, limits: DocumentLimits,
    translations: [String: String] = [:]
  ) throws(InterfaceBuilderError) {
    self.name = name
    self.file = file
    self.limits = limits
    if bytes.starts(with: NibArchiveReader.magic) {
      var reader = NibArchiveReader(bytes, file: file)
      archive = try reader.read()
    } else {
      var reader = KeyedArchiveReader(bytes, file: file)
      archive = try reader.read()
    }
    archive.translations = translations
    removed = Set(
      archive.objects.indices.lazy.filter { [archive] in
        archive.objects[$0].className == "_UILayoutGuide"
      }.flatMap { [archive] in archive.elements($0, "_UILayoutGuideConstraintsToRemove") })
    guard archive.fields.count <= 2 * limits.elements else {
      throw InterfaceBuilderError(file: file, reason: .tooManyElements(limit: limits.elements))
    }
    if archive.objects.contains(where: {
      $0.className.hasPrefix("NSIB") || $0.className == "NSMenu"
    }) {
      throw InterfaceBuilderError(
        file: file, reason: .unsupportedPlatform("macOS (a compiled nib)"))
    }
    readConnections()
  }

  /// The objects at the top of the nib, proxies left out.
  var topObjects: [Int] {
    archive.elements(0, "UINibTopLevelObjectsKey").filter {
      archive.objects[$0].className != "UIProxyObject"
    }
  }

  /// The class that an object is made of and the one that the app gave it.
  func classes(of object: Int) -> (base: String, custom: String?) {
    let name = archive.objects[object].className
    guard name == "UIClassSwapper" else { return (name, nil) }
    return (
      archive.string(object, "UIOriginalClassName") ?? "UIView",
      archive.string(object, "UIClassName")
    )
  }

  // MARK: Identifiers

  /// Gives an object an identifier below another one; an outlet names it if it can.
  func identify(_ object: Int, kind: String, below parent: String?) -> String {
    if let known = identifiers[object] { return known }
    var id = parent.map { "\($0).\(kind)" } ?? name
    if let outlet = outletNames[object], parent != nil {
      id = "\(name).\(outlet)"
    } else if parent != nil {
      counts[id, default: 0] += 1
      id += String(counts[id] ?? 1)
    }
    while !takenNames.insert(id).inserted {
      counts[id, default: 1] += 1
      id += "-\(counts[id] ?? 2)"
    }
    identifiers[object] = id
    return id
  }

  /// Gives an object an identifier that is known from elsewhere.
  func identify(_ object: Int, as id: String) {
    identifiers[object] = id
    takenNames.insert(id)
  }

  func note(guide: String, at object: Int) { guides[object] = guide }

  // MARK: Connections

  private func readConnections() {
    for connection in archive.elements(0, "UINibConnectionsKey") {
      guard archive.objects[connection].className == "UIRuntimeOutletConnection",
        let label = archive.string(connection, "UILabel"),
        let destination = archive.object(connection, "UIDestination"), label.utf8.count < 80
      else { continue }
      if outletNames[destination] == nil, label != "view", label != "delegate",
        label != "dataSource"
      {
        outletNames[destination] = label
      }
    }
  }

  /// Notes the outlets and actions of objects, now that all of them have identifiers.
  func resolveConnections() {
    for connection in archive.elements(0, "UINibConnectionsKey") {
      guard let source = archive.object(connection, "UISource"),
        let label = archive.string(connection, "UILabel"),
        let destination = archive.object(connection, "UIDestination"),
        let id = identifiers[destination]
      else { continue }
      switch archive.objects[connection].className {
      case "UIRuntimeOutletConnection":
        var node = MarkupNode("outlet", id: nil)
        node["property"] = label
        node["destination"] = id
        connections[source, default: []].append(node)
      case "UIRuntimeEventConnection":
        var node = MarkupNode("action")
        node["selector"] = label
        node["destination"] = id
        node["eventType"] = archive.integer(connection, "UIEventMask")
          .flatMap { CompiledNames.controlEvents[$0] }
        connections[source, default: []].append(node)
      default: break
      }
    }
  }

  /// The object that stands for whoever loads the nib.
  var owner: Int? {
    archive.objects.indices.first {
      archive.objects[$0].className == "UIProxyObject"
        && archive.string($0, "UIProxiedObjectIdentifier") == "IBFilesOwner"
    }
  }
}
