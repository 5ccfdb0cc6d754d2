/// Adds the constraints, guides and connections of a compiled nib to the elements of its views, all of which have
/// identifiers by now.
struct CompiledConstraintReader {
  let nib: CompiledNib

  private var archive: ObjectArchive { nib.archive }

  /// A view with the constraints of all views below it.
  func adding(to node: MarkupNode, _ connections: CompiledConnections) -> MarkupNode {
    var node = node
    // The old guides belong to the controller and are named in the root.
    for (object, kind) in nib.guides.sorted(by: { $0.key < $1.key })
    where nib.identifiers[object] == nil {
      let id = "\(node["id"] ?? nib.name).\(kind)Guide"
      nib.identify(object, as: id)
      node.children.append(MarkupNode("viewLayoutGuide", key: kind, id: id))
    }
    var objects: [String: Int] = [:]
    for (object, id) in nib.identifiers { objects[id] = object }
    add(to: &node, objects, connections)
    return node
  }

  private func add(
    to node: inout MarkupNode, _ objects: [String: Int], _ connections: CompiledConnections
  ) {
    for index in node.children.indices { add(to: &node.children[index], objects, connections) }
    guard let id = node["id"], let object = objects[id] else { return }
    var constraints: [MarkupNode] = []
    for constraint in archive.elements(object, "UIViewAutolayoutConstraints") {
      if let made = self.constraint(
        constraint, owner: object, id: "\(id).c\(constraints.count + 1)")
      {
        constraints.append(made)
      }
    }
    node.add("constraints", constraints)
    node.add("connections", connections.of(object))
  }

  private func constraint(_ object: Int, owner: Int, id: String) -> MarkupNode? {
    guard archive.objects[object].className == "NSLayoutConstraint",
      archive.flag(object, "NSShouldBeArchived") != false, !nib.removed.contains(object),
      let first = archive.object(object, "NSFirstItem"),
      let attribute = self.attribute(object, "NSFirstAttribute"),
      let firstID = nib.identifiers[first]
    else { return nil }
    var node = MarkupNode("constraint", id: id)
    node["firstItem"] = firstID
    node["firstAttribute"] = attribute
    if let second = archive.object(object, "NSSecondItem"),
      let attribute = self.attribute(object, "NSSecondAttribute")
    {
      guard let secondID = nib.identifiers[second] else { return nil }
      node["secondItem"] = secondID
      node["secondAttribute"] = attribute
    }
    switch archive.integer(object, "NSRelation") {
    case -1: node["relation"] = "lessThanOrEqual"
    case 1: node["relation"] = "greaterThanOrEqual"
    default: break
    }
    node["constant"] = constant(object, owner: owner).map { MarkupNode.text($0) }
    if case .single(let multiplier)? = archive.value(object, "NSMultiplier"), multiplier.isFinite {
      // A number of single precision: its shortest text is what the document said.
      node["multiplier"] = "\(multiplier)"
    } else if let multiplier = archive.number(object, "NSMultiplier"), multiplier.isFinite {
      node["multiplier"] = "\(Float(multiplier))"
    }
    if let priority = archive.number(object, "NSPriority"), (1...1000).contains(priority) {
      node["priority"] = MarkupNode.text(priority)
    }
    node["identifier"] = archive.string(object, "NSLayoutIdentifier")
    return node
  }

  /// The attribute of the newer key; the older one knows no margins.
  private func attribute(_ object: Int, _ key: String) -> String? {
    let number = archive.integer(object, "\(key)V2") ?? archive.integer(object, key)
    return number.flatMap { CompiledNames.attributes[$0] }
  }

  /// The standard distances in points: of neighbours, and from the edge of the view around.
  private static let standardGap = 8.0
  private static let standardInset = 20.0

  private func constant(_ object: Int, owner: Int) -> Double? {
    if let symbol = archive.string(object, "NSSymbolicConstant") {
      let items = ["NSFirstItem", "NSSecondItem"].map { archive.object(object, $0) }
      let distance = items.contains(owner) ? Self.standardInset : Self.standardGap
      return symbol.hasPrefix("-") ? -distance : distance
    }
    if archive.value(object, "NSFirstAttributeV2") != nil {
      return archive.number(object, "NSConstantV2")
        ?? numericConstant(archive.object(object, "NSConstantV2"))
    }
    return archive.number(object, "NSConstant")
  }

  private func numericConstant(_ object: Int?) -> Double? {
    object.flatMap { archive.number($0, "UINumericConstant") }
  }
}
