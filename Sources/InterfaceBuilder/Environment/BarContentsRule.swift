/// Finds what the bars around a controller hold by following segues backwards, as `BarInference`
/// finds the bars themselves.
struct BarContentsRule {
  private let controllers: [String: InterfaceController]
  private var parents: [String: (source: InterfaceController, isPush: Bool)] = [:]

  /// - Complexity: O(controllers + segues).
  init(controllers: [InterfaceController]) {
    self.controllers = Dictionary(
      controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for controller in controllers {
      for connection in controller.segues {
        guard
          case .segue(let kind, let relationship, _) = connection.kind,
          let destination = connection.destination
        else { continue }
        let isChild = relationship == "rootViewController" || relationship == "viewControllers"
        let isPush = relationship == nil && (kind == "show" || kind == "push")
        // Being a child counts for more than being pushed from somewhere.
        if isChild || (isPush && parents[destination] == nil) {
          parents[destination] = (controller, isPush)
        }
      }
    }
  }

  /// The contents of the bars around `controller`.
  func contents(around controller: InterfaceController) -> BarContents {
    var contents = BarContents()
    contents.navigationItem = controller.element?.child(key: "navigationItem")
    contents.toolbarItems =
      controller.element?.child(key: "toolbarItems")?.children
      ?? controller.element?.list("toolbarItems") ?? []
    if let parent = parents[controller.id], parent.isPush {
      contents.hasBackButton = true
      contents.backItem = parent.source.element?.child(key: "navigationItem")
    }
    var visited: Set<String> = []
    var current = controller
    while visited.insert(current.id).inserted, let parent = parents[current.id] {
      if contents.navigationBar == nil, parent.source.kind == "navigationController" {
        contents.navigationBar = parent.source.element?.child(key: "navigationBar")
      }
      if parent.source.kind == "tabBarController" {
        addTabs(of: parent.source, showing: current.id, to: &contents)
        break
      }
      current = parent.source
    }
    return contents
  }

  private func addTabs(
    of tabBarController: InterfaceController, showing id: String, to contents: inout BarContents
  ) {
    let ids = tabBarController.related("viewControllers")
    contents.selectedTab = ids.firstIndex(of: id)
    contents.tabs = ids.map { id in
      let controller = controllers[id]
      return BarContents.Tab(
        item: controller?.element?.child(key: "tabBarItem"),
        title: controller.flatMap { title(of: $0) })
    }
  }

  /// A controller's title, or that of the first one a container shows.
  private func title(of controller: InterfaceController) -> String? {
    if let title = controller.title { return title }
    return controller.related("rootViewController").first.flatMap { controllers[$0]?.title }
  }
}
