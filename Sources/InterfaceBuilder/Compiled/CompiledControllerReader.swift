/// Turns the controllers of a compiled nib into elements of a document, the views left out.
struct CompiledControllerReader {
  let nib: CompiledNib
  /// The beginning of the identifiers of the storyboard.
  let prefix: String
  /// The controllers that segues lead to, by the identifier in the storyboard.
  let destination: (String) -> String?

  private var archive: ObjectArchive { nib.archive }

  /// A controller of the nib.
  struct Controller {
    var node: MarkupNode
    /// The name of the nib with its view, if any.
    var viewNib: String?
  }

  /// The controllers at the top of the nib and in containers, each once.
  func objects() -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = []
    var waiting = Array(nib.topObjects.reversed())
    while let object = waiting.popLast() {
      guard seen.insert(object).inserted, kind(of: object) != nil else { continue }
      found.append(object)
      let children = ["UIChildViewControllers", "UIViewControllers"].flatMap {
        archive.elements(object, $0)
      }
      waiting += children.reversed()
    }
    return found
  }

  private func kind(of object: Int) -> String? {
    let (base, _) = nib.classes(of: object)
    if let kind = CompiledNames.controllers[base] { return kind }
    let isController =
      archive.string(object, "UINibName") != nil
      || archive.string(object, "UIStoryboardIdentifier") != nil || base.hasSuffix("Controller")
    return isController && archive.value(object, "UIBounds") == nil ? "viewController" : nil
  }

  /// The identifier of a controller: that of the document, which the name of its view's nib begins with.
  static func identifier(viewNib: String?, nibName: String) -> String {
    if let viewNib, let range = viewNib.firstRange(of: "-view-") {
      return String(viewNib[..<range.lowerBound])
    }
    // `UINavigationController-8X4-AC-7cb`
    let parts = nibName.split(separator: "-").suffix(3).map(String.init)
    return parts.map(\.count) == [3, 2, 3] ? parts.joined(separator: "-") : nibName
  }

  /// The element of a controller that has an identifier.
  func controller(_ object: Int) -> Controller {
    let (base, custom) = nib.classes(of: object)
    var node = MarkupNode(kind(of: object) ?? "viewController", id: nib.identifiers[object])
    if let custom {
      let (name, module) = CompiledNames.swiftName(custom)
      node["customClass"] = name
      node["customModule"] = module
    } else if CompiledNames.controllers[base] == nil {
      node["customClass"] = base
    }
    node["storyboardIdentifier"] = archive.string(object, "UIStoryboardIdentifier")
    node["title"] = archive.string(object, "UITitle")
    node["modalPresentationStyle"] = CompiledNames.name(
      archive.integer(object, "UIModalPresentationStyle"), in: CompiledNames.presentationStyles)
    readBars(object, &node)
    node.add("connections", connections(object))
    return Controller(node: node, viewNib: archive.string(object, "UINibName"))
  }

  private func readBars(_ object: Int, _ node: inout MarkupNode) {
    if archive.flag(object, "UIHidesBottomBarWhenPushed") == true {
      node["hidesBottomBarWhenPushed"] = "YES"
    }
    if archive.flag(object, "UINavigationBarHidden") == true { node["navigationBarHidden"] = "YES" }
    if archive.flag(object, "UIExtendedLayoutIncludesOpaqueBars") == true {
      node["extendedLayoutIncludesOpaqueBars"] = "YES"
    }
    if let edges = archive.integer(object, "UIEdgesForExtendedLayout"), edges != 15 {
      var element = MarkupNode("extendedEdge", key: "edgesForExtendedLayout")
      if edges & 1 != 0 { element["top"] = "YES" }
      if edges & 4 != 0 { element["bottom"] = "YES" }
      node.children.append(element)
    }
    for (key, name, role) in [
      ("UINavigationBar", "navigationBar", "navigationBar"), ("UITabBar", "tabBar", "tabBar"),
      ("UIToolbar", "toolbar", "toolbar"),
    ] {
      guard let bar = archive.object(object, key) else { continue }
      var element = MarkupNode(name, key: role)
      if archive.flag(bar, "UIPrefersLargeTitles") == true { element["largeTitles"] = "YES" }
      if archive.integer(bar, "UIBarTranslucence") == 2 { element["translucent"] = "NO" }
      node.children.append(element)
    }
    if let item = archive.object(object, "UINavigationItem") {
      var element = MarkupNode("navigationItem", key: "navigationItem")
      element["title"] = archive.string(item, "UITitle")
      element["prompt"] = archive.string(item, "UIPrompt")
      switch archive.integer(item, "UILargeTitleDisplayMode") {
      case 1: element["largeTitleDisplayMode"] = "always"
      case 2: element["largeTitleDisplayMode"] = "never"
      default: break
      }
      node.children.append(element)
    }
    if let item = archive.object(object, "UITabBarItem") {
      var element = MarkupNode("tabBarItem", key: "tabBarItem")
      element["title"] = archive.string(item, "UITitle")
      node.children.append(element)
    }
  }

  // MARK: Segues

  private func connections(_ object: Int) -> [MarkupNode] {
    var result: [MarkupNode] = []
    let children = archive.elements(object, "UIViewControllers").compactMap { nib.identifiers[$0] }
    let (base, _) = nib.classes(of: object)
    for (index, child) in children.enumerated() {
      let isTab = base.contains("TabBar")
      // A navigation controller shows the last of its controllers; the first one is its root.
      guard isTab || base.contains("Split") || index == 0 else { continue }
      result.append(
        segue("relationship", to: child, object, result.count) {
          $0["relationship"] = isTab ? "viewControllers" : "rootViewController"
        })
    }
    for template in archive.elements(object, "UIStoryboardSegueTemplates") {
      guard let kind = Self.kind(of: archive.objects[template].className),
        let name = archive.string(template, "UIDestinationViewControllerIdentifier"),
        let target = destination(name)
      else { continue }
      result.append(
        segue(kind, to: target, object, result.count) {
          $0["identifier"] = archive.string(template, "UIIdentifier")
          $0["modalPresentationStyle"] = CompiledNames.name(
            archive.integer(template, "UIModalPresentationStyle"),
            in: CompiledNames.presentationStyles)
        })
    }
    return result
  }

  private func segue(
    _ kind: String, to target: String, _ object: Int, _ index: Int,
    _ change: (inout MarkupNode) -> Void
  ) -> MarkupNode {
    var node = MarkupNode("segue", id: "\(nib.identifiers[object] ?? nib.name).segue\(index + 1)")
    node["destination"] = target
    node["kind"] = kind
    change(&node)
    return node
  }

  private static func kind(of template: String) -> String? {
    for (part, kind) in [
      ("Unwind", nil), ("Embed", "embed"), ("Push", "push"), ("Popover", "popoverPresentation"),
      ("Presentation", "presentation"), ("Modal", "presentation"), ("ShowDetail", "showDetail"),
      ("Show", "show"),
    ] as [(String, String?)] where template.contains(part) {
      return kind
    }
    return "custom"
  }
}
