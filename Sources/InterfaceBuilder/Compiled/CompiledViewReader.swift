import Foundation

/// Turns the views of a compiled nib into elements of a document.
struct CompiledViewReader {
  let nib: CompiledNib
  /// How deep the nib lies in other ones: rows of tables are nibs of their own.
  var nesting = 0

  var archive: ObjectArchive { nib.archive }

  /// A view with everything below it; nil for an object that is no view, or that was made before.
  ///
  /// - Throws: for a hierarchy that is too deep or has too many elements.
  func view(
    _ object: Int, parent: String?, key: String? = nil, depth: Int = 0
  ) throws(InterfaceBuilderError) -> MarkupNode? {
    let (base, custom) = nib.classes(of: object)
    guard nib.identifiers[object] == nil, isView(object, base) else { return nil }
    guard depth * 2 < nib.limits.depth else {
      throw InterfaceBuilderError(file: nib.file, reason: .tooDeep(limit: nib.limits.depth))
    }
    nib.elementCount += 1
    guard nib.elementCount <= nib.limits.elements else {
      throw InterfaceBuilderError(
        file: nib.file, reason: .tooManyElements(limit: nib.limits.elements))
    }
    let kind = CompiledNames.elements[base] ?? "view"
    let id = nib.identify(object, kind: kind, below: parent)
    var node = MarkupNode(kind, key: key, id: id)
    setClass(base: base, custom: custom, kind, &node)
    setPlace(object, kind, &node)
    CompiledContentReader(nib: nib).read(object, kind, into: &node)
    try addChildren(of: object, kind, id, depth, &node)
    addGuides(of: object, id, &node)
    return node
  }

  private func isView(_ object: Int, _ base: String) -> Bool {
    CompiledNames.elements[base] != nil || archive.value(object, "UIBounds") != nil
  }

  /// Whether the system adds a view by itself, so that documents have no element of it.
  private func isSystems(_ object: Int) -> Bool {
    let name = archive.objects[object].className
    return name.hasPrefix("_UI") || archive.flag(object, "UIIBSystemGenerated") == true
  }

  private func setClass(base: String, custom: String?, _ kind: String, _ node: inout MarkupNode) {
    let isKnown = CompiledNames.elements[base] != nil || base.hasPrefix("_UI")
    guard let name = custom ?? (isKnown ? nil : base) else { return }
    let (short, module) = CompiledNames.swiftName(name)
    node["customClass"] = short
    node["customModule"] = module
  }

  // MARK: Place

  private func setPlace(_ object: Int, _ kind: String, _ node: inout MarkupNode) {
    if let bounds = archive.numbers(object, "UIBounds"), bounds.count == 4 {
      let center = archive.numbers(object, "UICenter") ?? []
      let (width, height) = (bounds[2], bounds[3])
      let x = center.count == 2 ? center[0] - width / 2 : 0
      let y = center.count == 2 ? center[1] - height / 2 : 0
      node.children.append(.rectangle(x, y, width, height))
    }
    if archive.flag(object, "UIHidden") == true { node["hidden"] = "YES" }
    if archive.flag(object, "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints") == true {
      node["translatesAutoresizingMaskIntoConstraints"] = "NO"
    }
    if let mask = archive.integer(object, "UIAutoresizingMask") {
      node.children.append(Self.autoresizing(mask))
    }
    setPriorities(object, kind, &node)
    setMargins(object, kind, &node)
    if kind == "stackView" { setArrangement(object, &node) }
  }

  private static let masks = [
    "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
  ]

  private static func autoresizing(_ mask: Int) -> MarkupNode {
    var node = MarkupNode("autoresizingMask", key: "autoresizingMask")
    for (bit, name) in masks.enumerated() where mask & (1 << bit) != 0 { node[name] = "YES" }
    return node
  }

  /// A value that a class has by itself is left out of the archive, and is none that a document leaves out.
  private func setPriorities(_ object: Int, _ kind: String, _ node: inout MarkupNode) {
    let usual: [Double]
    switch kind {
    case "switch", "stepper", "activityIndicatorView": usual = [750, 750]
    case "progressView": usual = [250, 750]
    default: usual = [250, 250]
    }
    var hugging = archive.numbers(object, "UIViewContentHuggingPriority") ?? usual
    if hugging.count != 2 { hugging = usual }
    let resistance = archive.numbers(object, "UIViewContentCompressionResistancePriority") ?? []
    func set(_ name: String, _ value: Double) {
      if (0...1000).contains(value) { node[name] = MarkupNode.text(value) }
    }
    set("horizontalHuggingPriority", hugging[0])
    set("verticalHuggingPriority", hugging[1])
    guard resistance.count == 2 else { return }
    set("horizontalCompressionResistancePriority", resistance[0])
    set("verticalCompressionResistancePriority", resistance[1])
  }

  private func setMargins(_ object: Int, _ kind: String, _ node: inout MarkupNode) {
    if archive.flag(object, "UIViewPreservesSuperviewMargins") == true {
      node["preservesSuperviewLayoutMargins"] = "YES"
    }
    if archive.flag(object, "UIViewInsetsLayoutMarginsFromSafeArea") == false {
      node["insetsLayoutMarginsFromSafeArea"] = "NO"
    }
    // The margins of a stack view count only if its arrangement is inside them.
    if kind == "stackView", archive.flag(object, "UIStackViewLayoutMarginsRelative") != true {
      return
    }
    guard let insets = archive.numbers(object, "UIViewLayoutMargins"), insets.count == 4 else {
      return
    }
    var margins = MarkupNode("edgeInsets", key: "layoutMargins")
    for (name, value) in zip(["top", "left", "bottom", "right"], insets) {
      margins[name] = MarkupNode.text(value)
    }
    node.children.append(margins)
  }

  private func setArrangement(_ object: Int, _ node: inout MarkupNode) {
    let isVertical = archive.integer(object, "UIStackViewAxis") == 1
    node["axis"] = isVertical ? "vertical" : "horizontal"
    node["distribution"] = CompiledNames.name(
      archive.integer(object, "UIStackViewDistribution"), in: CompiledNames.distributions)
    node["alignment"] = CompiledNames.alignment(
      archive.integer(object, "UIStackViewAlignment") ?? 0, isVertical: isVertical)
    if let spacing = archive.number(object, "UIStackViewSpacing"), spacing.isFinite {
      // The system's own spacing is a number beyond all others.
      if abs(spacing) < 1e6 { node["spacing"] = MarkupNode.text(spacing) }
    }
    if archive.flag(object, "UIStackViewBaselineRelative") == true {
      node["baselineRelativeArrangement"] = "YES"
    }
  }

  // MARK: Views below

  private func addChildren(
    of object: Int, _ kind: String, _ id: String, _ depth: Int, _ node: inout MarkupNode
  ) throws(InterfaceBuilderError) {
    let content =
      archive.object(object, "UIContentView")
      ?? archive.object(object, "UIVisualEffectViewContentView")
    if let content {
      if var inside = try view(content, parent: id, key: "contentView", depth: depth + 1) {
        if kind == "tableViewCell" { inside.name = "tableViewCellContentView" }
        node.children.append(inside)
      }
    }
    var subviews = archive.elements(object, "UISubviews")
    if kind == "stackView" {
      let arranged = archive.elements(object, "UIStackViewArrangedSubviews")
      if !arranged.isEmpty { subviews = arranged }
    }
    var children: [MarkupNode] = []
    for subview in subviews where subview != content && !noteGuide(subview) && !isSystems(subview) {
      if let child = try view(subview, parent: id, depth: depth + 1) { children.append(child) }
    }
    node.add("subviews", children)
    for (key, role) in [
      ("UITableHeaderView", "tableHeaderView"), ("UITableFooterView", "tableFooterView"),
    ] {
      guard let other = archive.object(object, key) else { continue }
      if let child = try view(other, parent: id, key: role, depth: depth + 1) {
        node.children.append(child)
      }
    }
    try addPrototypes(of: object, kind, id, &node)
  }

  /// Notes the view that stands for an old guide of a controller.
  private func noteGuide(_ object: Int) -> Bool {
    guard let name = archive.string(object, "_UILayoutGuideIdentifier") else { return false }
    nib.note(guide: name.hasSuffix("Top") ? "top" : "bottom", at: object)
    return true
  }

  /// Adds the rows or items of a table or collection that are nibs of their own.
  private func addPrototypes(
    of object: Int, _ kind: String, _ id: String, _ node: inout MarkupNode
  ) throws(InterfaceBuilderError) {
    guard nesting < 2, kind == "tableView" || kind == "collectionView" else { return }
    var prototypes: [MarkupNode] = []
    for field in archive.fields[archive.objects[object].fields] {
      guard case .object(let dictionary) = field.value,
        archive.objects[dictionary].className.contains("Dictionary")
      else { continue }
      for (key, value) in archive.pairs(dictionary)
      where archive.objects[value].className == "UINib" {
        guard
          let data = archive.object(value, "archiveData").flatMap({ archive.data($0, "NS.bytes") })
        else { continue }
        let name = "\(id).\(archive.string(key) ?? "prototype")"
        let inner = try CompiledNib(
          Array(data), name: name, file: nib.file, limits: nib.limits,
          translations: archive.translations)
        inner.elementCount = nib.elementCount
        var reader = CompiledViewReader(nib: inner)
        reader.nesting = nesting + 1
        for top in inner.topObjects {
          guard var row = try reader.view(top, parent: nil) else { continue }
          row = CompiledConstraintReader(nib: inner).adding(
            to: row, CompiledConnections(nib: inner))
          prototypes.append(row)
        }
        nib.elementCount = inner.elementCount
        nib.images.merge(inner.images) { first, _ in first }
      }
    }
    node.add(kind == "tableView" ? "prototypes" : "cells", prototypes)
  }

  // MARK: Guides

  private func addGuides(of object: Int, _ id: String, _ node: inout MarkupNode) {
    for field in archive.fields[archive.objects[object].fields] {
      guard case .object(let other) = field.value else { continue }
      let candidates =
        archive.objects[other].className == "UILayoutGuide"
        ? [other]
        : field.key == "UIViewLayoutGuides" ? archive.elements(other) : []
      for guide in candidates where nib.identifiers[guide] == nil {
        let name = (archive.string(guide, "UILayoutGuideIdentifier") ?? "") + field.key
        guard let key = Self.guideKey(name.lowercased()) else { continue }
        nib.identify(guide, as: "\(id).\(key)")
        node.children.append(MarkupNode("viewLayoutGuide", key: key, id: "\(id).\(key)"))
      }
    }
  }

  private static func guideKey(_ name: String) -> String? {
    if name.contains("safearea") { return "safeArea" }
    if name.contains("keyboard") { return "keyboard" }
    if name.contains("contentlayoutguide") { return "contentLayoutGuide" }
    return name.contains("framelayoutguide") ? "frameLayoutGuide" : nil
  }
}
