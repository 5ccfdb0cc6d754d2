/// Reads a view controller's element.
struct ControllerReader {
  let file: String

  /// The controller of `element` in the scene `sceneID`.
  ///
  /// - Throws: when a runtime attribute's number is invalid.
  func controller(
    _ element: DocumentElement, sceneID: String?
  ) throws(InterfaceBuilderError) -> InterfaceController {
    var controller = InterfaceController(
      id: element.id ?? "", kind: element.name, customClass: element.attributes["customClass"],
      customModule: element.attributes["customModule"],
      storyboardIdentifier: element.attributes["storyboardIdentifier"],
      title: element.attributes["title"]
        ?? element.child(key: "navigationItem")?
        .attributes["title"], sceneID: sceneID)
    for guide in element.list("layoutGuides") {
      guard let id = guide.id else { continue }
      switch guide.attributes["type"] {
      case "top": controller.guides[id] = .top
      case "bottom": controller.guides[id] = .bottom
      default: break
      }
    }
    controller.connections = ConnectionReader(file: file).connections(of: element)
    let reader = ConnectionReader(file: file)
    element.visit { part in
      guard part.child("connections") != nil else { return }
      controller.segues += reader.connections(of: part).filter {
        if case .segue = $0.kind { return true }
        return false
      }
    }
    controller.simulatedMetrics = SimulatedMetricsReader().metrics(of: element)
    controller.hidesBottomBarWhenPushed = element.attributes["hidesBottomBarWhenPushed"] == "YES"
    controller.bars = bars(of: element)
    controller.navigationItem = navigationItem(of: element)
    controller.hasToolbarItems =
      element.child("toolbarItems") != nil || element.child(key: "toolbarItems") != nil
    controller.extendedEdges = extendedEdges(of: element)
    controller.runtimeAttributes = try RuntimeAttributeReader(file: file).attributes(of: element)
    controller.element = element
    return controller
  }

  private func bars(of element: DocumentElement) -> InterfaceController.Bars {
    var bars = InterfaceController.Bars()
    bars.navigationBarHidden = element.attributes["navigationBarHidden"] == "YES"
    bars.toolbarHidden = element.attributes["toolbarHidden"] != "NO"
    if let bar = element.child(key: "navigationBar") {
      bars.prefersLargeTitles = bar.attributes["largeTitles"] == "YES"
      bars.navigationBarTranslucent = bar.attributes["translucent"] != "NO"
    }
    if let bar = element.child(key: "toolbar") {
      bars.toolbarTranslucent = bar.attributes["translucent"] != "NO"
    }
    if let bar = element.child(key: "tabBar") {
      bars.tabBarTranslucent = bar.attributes["translucent"] != "NO"
    }
    return bars
  }

  private func navigationItem(of element: DocumentElement) -> InterfaceController.NavigationItem {
    guard let item = element.child(key: "navigationItem") else { return .init() }
    return InterfaceController.NavigationItem(
      isPresent: true, title: item.attributes["title"],
      largeTitleDisplayMode: item.attributes["largeTitleDisplayMode"],
      prompt: item.attributes["prompt"],
      hasSearchController: item.child(key: "searchController") != nil)
  }

  private func extendedEdges(of element: DocumentElement) -> InterfaceController.ExtendedEdges {
    var edges = InterfaceController.ExtendedEdges()
    if let extend = element.child(key: "edgesForExtendedLayout") {
      edges.top = extend.attributes["top"] == "YES"
      edges.bottom = extend.attributes["bottom"] == "YES"
    }
    edges.includesOpaqueBars =
      element.attributes["extendedLayoutIncludesOpaqueBars"] == "YES"
    return edges
  }
}
