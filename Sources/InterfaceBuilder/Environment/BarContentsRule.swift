/// Finds the contents of the bars around a controller by following segues backwards, as
/// `BarInference` finds the bars themselves.
struct BarContentsRule: Sendable {
  private var parents: [String: (source: InterfaceController, isPush: Bool)] = [:]
  /// The tabs of tab bar controllers, and which of them each child has.
  private var tabs: [String: (all: [BarContents.Tab], places: [String: Int])] = [:]

  /// - Complexity: O(controllers + segues).
  init(controllers: [InterfaceController]) {
    let known = Dictionary(
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
      if controller.kind == "tabBarController" {
        tabs[controller.id] = Self.tabs(of: controller, among: known)
      }
    }
  }

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
        if let tabs = tabs[parent.source.id] {
          contents.tabs = tabs.all
          contents.selectedTab = tabs.places[current.id]
        }
        break
      }
      current = parent.source
    }
    return contents
  }

  private static func tabs(
    of tabBarController: InterfaceController, among controllers: [String: InterfaceController]
  ) -> (all: [BarContents.Tab], places: [String: Int]) {
    let ids = tabBarController.related("viewControllers")
    let all = ids.map { id in
      let controller = controllers[id]
      return BarContents.Tab(
        item: controller?.element?.child(key: "tabBarItem"),
        title: controller.flatMap { title(of: $0, among: controllers) })
    }
    let places = Dictionary(
      ids.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    return (all, places)
  }

  /// A controller's title, or that of the first one a container shows.
  private static func title(
    of controller: InterfaceController, among controllers: [String: InterfaceController]
  ) -> String? {
    if let title = controller.title { return title }
    return controller.related("rootViewController").first.flatMap { controllers[$0]?.title }
  }
}
