import Foundation
import PortableUIKit

/// The controllers of a storyboard.
@MainActor final class StoryboardSource: StoryboardContents {
  let document: InterfaceDocument
  let bundle: Bundle
  let loader: DocumentLoader
  private let controllers: [String: InterfaceController]
  /// The controllers being made: a circle of children ends where one would hold itself.
  private var inProgress: Set<String> = []

  init(document: InterfaceDocument, bundle: Bundle, loader: DocumentLoader) {
    self.document = document
    self.bundle = bundle
    self.loader = loader
    controllers = Dictionary(
      document.controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: StoryboardContents

  func makeInitialViewController(
    for storyboard: UIStoryboard, creator: Creator?
  ) throws -> UIViewController? {
    guard let id = document.initialViewController else { return nil }
    return try make(id, storyboard, creator)
  }

  func makeViewController(
    withIdentifier identifier: String, for storyboard: UIStoryboard, creator: Creator?
  ) throws -> UIViewController? {
    let match = document.controllers.first { $0.storyboardIdentifier == identifier }
    guard let match else { return nil }
    return try make(match.id, storyboard, creator)
  }

  // MARK: Controllers

  /// A new controller of the document, or the one a reference to another storyboard leads to.
  private func make(
    _ id: String, _ storyboard: UIStoryboard, _ creator: Creator?,
    beforeAwaking install: (UIViewController) -> Void = { _ in }
  ) throws -> UIViewController? {
    guard let description = controllers[id] else {
      let controller = try referenced(id, creator)
      controller.map(install)
      return controller
    }
    guard inProgress.insert(id).inserted else { return nil }
    defer { inProgress.remove(id) }
    var failure: (any Error)?
    var isDecoded = false
    let coder = InterfaceCoder(description) { [unowned self] controller in
      isDecoded = true
      do { try decode(controller, description, storyboard) } catch { failure = error }
    }
    let controller = creator?(coder) ?? newController(description, coder)
    if let failure { throw failure }
    guard let controller else { return nil }
    if !isDecoded { try decode(controller, description, storyboard) }
    // Within `init(coder:)` the controller does not know its storyboard yet (UM-1510).
    controller.origin.storyboard = storyboard
    install(controller)
    var table = ObjectTable()
    table.add(entry(for: controller, description), id: id)
    let wiring = SceneLoading(document: document, bundle: bundle, loader: loader).wiring
    // Connections to views wait until there are views.
    wiring.setAttributes(table)
    wiring.awaken(table, except: nil)
    return controller
  }

  private func entry(
    for controller: UIViewController, _ description: InterfaceController
  ) -> ObjectTable.Entry {
    ObjectTable.Entry(
      object: controller, connections: description.connections,
      runtimeAttributes: description.runtimeAttributes, element: description.element)
  }

  private func newController(
    _ description: InterfaceController, _ coder: NSCoder
  ) -> UIViewController? {
    if let name = description.customClass {
      let type: AnyClass? = loader.classes.type(named: name, module: description.customModule)
      if let type = type as? UIViewController.Type { return type.init(coder: coder) }
      loader.problemHandler(
        InterfaceBuilderError(
          file: document.file, line: description.element?.line,
          column: description.element?.column, elementID: description.id,
          reason: type == nil
            ? .unknownClass(name) : .unsuitableClass(name, expected: "UIViewController")))
    }
    switch description.kind {
    case "navigationController": return UINavigationController(coder: coder)
    case "tabBarController": return UITabBarController(coder: coder)
    case "splitViewController": return UISplitViewController(coder: coder)
    case "pageViewController": return UIPageViewController(coder: coder)
    case "tableViewController": return UITableViewController(coder: coder)
    case "collectionViewController": return UICollectionViewController(coder: coder)
    default: return UIViewController(coder: coder)
    }
  }

  /// Gives a new controller the document's settings for it; its view is made when it is asked for.
  private func decode(
    _ controller: UIViewController, _ description: InterfaceController, _ storyboard: UIStoryboard
  ) throws {
    controller.storyboardIdentifier = description.storyboardIdentifier
    controller.title = description.title
    let element = description.element
    if let style = element?.attributes["modalPresentationStyle"] {
      controller.modalPresentationStyle = UIModalPresentationStyle(document: style)
    }
    controller.hidesBottomBarWhenPushed = description.hidesBottomBarWhenPushed
    controller.definesPresentationContext =
      element?.attributes["definesPresentationContext"] == "YES"
    controller.extendedLayoutIncludesOpaqueBars = description.extendedEdges.includesOpaqueBars
    var edges: UIRectEdge = [.left, .right]
    if description.extendedEdges.top { edges.insert(.top) }
    if description.extendedEdges.bottom { edges.insert(.bottom) }
    controller.edgesForExtendedLayout = edges
    if let size = element?.child(key: "contentSizeForViewInPopover")
      ?? element?.child(key: "preferredContentSize")
    {
      controller.preferredContentSize = CGSize(
        width: try size.number("width", file: document.file) ?? 0,
        height: try size.number("height", file: document.file) ?? 0)
    }
    let loading = SceneLoading(document: document, bundle: bundle, loader: loader)
    let wiring = loading.wiring
    let images = document.images
    let items = MadeItems()
    var barViews = ObjectTable()
    let scene = document.scenes.first { $0.controller?.id == description.id }
    var reader = BarItemReader(colors: wiring.colors, items: items) { name, catalog in
      name.flatMap { name in
        catalog == "system"
          ? UIImage(
            name: name, size: SymbolSizeRule(configuration: nil).size(images[name]),
            isSymbolImage: true, isTemplate: true) : wiring.image(name)
      }
    }
    var failure: (any Error)?
    reader.view = { [loading] element in
      guard let part = scene?.part(element, size: .zero) else { return nil }
      do {
        return try loading.load(part, for: controller, into: &barViews)
      } catch {
        failure = error
        return nil
      }
    }
    if let item = element?.child(key: "navigationItem") {
      controller.navigationItem = reader.navigationItem(item)
    }
    if let item = element?.child(key: "tabBarItem") {
      controller.tabBarItem = reader.tabItem(item, title: description.title)
    }
    if let items = element?.child(key: "toolbarItems")?.children
      ?? element?.child("toolbarItems")?
      .children
    {
      controller.toolbarItems = reader.buttons(items)
    }
    if let failure { throw failure }
    try loading.add(items, to: &barViews)
    try addChildren(to: controller, description, storyboard)
    if let scene {
      controller.origin.loadView = { [self, barViews] controller in
        try loadView(of: controller, description, scene, barViews, storyboard)
      }
    }
    controller.origin.segues = description.segues.compactMap {
      template($0, storyboard, ObjectTable())
    }
  }

  private func addChildren(
    to controller: UIViewController, _ description: InterfaceController, _ storyboard: UIStoryboard
  ) throws {
    func children(_ relationship: String) throws -> [UIViewController] {
      try description.related(relationship).compactMap { try make($0, storyboard, nil) }
    }
    switch controller {
    case let navigation as UINavigationController:
      navigation.isNavigationBarHidden = description.bars.navigationBarHidden
      navigation.isToolbarHidden = description.bars.toolbarHidden
      navigation.navigationBar.prefersLargeTitles = description.bars.prefersLargeTitles
      navigation.navigationBar.isTranslucent = description.bars.navigationBarTranslucent
      for id in description.related("rootViewController").prefix(1) {
        _ = try make(id, storyboard, nil) { navigation.takeDecodedRoot($0) }
      }
    case let tabs as UITabBarController:
      tabs.tabBar.isTranslucent = description.bars.tabBarTranslucent
      tabs.setViewControllers(try children("viewControllers"), animated: false)
    case let split as UISplitViewController:
      configure(split, description.element)
      for (column, relationship) in UISplitViewController.Column.relationships {
        guard let child = try children(relationship).first else { continue }
        split.setViewController(child, for: column)
      }
    default:
      break
    }
  }

  /// Gives a split view controller the columns' widths and its mode.
  private func configure(_ split: UISplitViewController, _ element: DocumentElement?) {
    func number(_ name: String) -> CGFloat? {
      element?.attributes[name].flatMap { Double($0) }
        .flatMap { $0.isFinite && $0 >= 0 && $0 < 1e6 ? CGFloat($0) : nil }
    }
    if let width = number("minimumPrimaryColumnWidth") { split.minimumPrimaryColumnWidth = width }
    if let width = number("maximumPrimaryColumnWidth") { split.maximumPrimaryColumnWidth = width }
    if let fraction = number("preferredPrimaryColumnWidthFraction") {
      split.preferredPrimaryColumnWidthFraction = min(fraction, 1)
    }
    split.presentsWithGesture = element?.attributes["presentsWithGesture"] != "NO"
    split.preferredSplitBehavior =
      switch element?.attributes["behavior"] {
      case "tile": .tile
      case "overlay": .overlay
      case "displace": .displace
      default: .automatic
      }
    split.preferredDisplayMode =
      switch element?.attributes["preferredDisplayMode"] ?? element?.attributes["displayMode"] {
      case "allVisible", "oneBesideSecondary", "beside": .oneBesideSecondary
      case "primaryHidden", "secondaryOnly": .secondaryOnly
      case "primaryOverlay", "oneOverSecondary", "over": .oneOverSecondary
      default: .automatic
      }
  }

  /// The controller that a reference leads to, in this program's other storyboards.
  private func referenced(_ id: String, _ creator: Creator?) throws -> UIViewController? {
    let reference = document.objects.first { $0.id == id }
    guard case .storyboardReference(let name, let identifier)? = reference?.role else { return nil }
    guard let contents = try loader.storyboard(named: name, in: bundle) else {
      throw InterfaceBuilderError(
        file: document.file, elementID: id, reason: .unreadable("no storyboard named \(name)"))
    }
    let storyboard = UIStoryboard(contents: contents)
    if let identifier {
      return try contents.makeViewController(
        withIdentifier: identifier, for: storyboard, creator: creator)
    }
    return try contents.makeInitialViewController(for: storyboard, creator: creator)
  }

  // MARK: Views

  private func loadView(
    of controller: UIViewController, _ description: InterfaceController, _ scene: InterfaceScene,
    _ barViews: ObjectTable, _ storyboard: UIStoryboard
  ) throws {
    let segues = SegueWiring(controller: controller) { [self] connection, table in
      template(connection, storyboard, table)
    }
    let loading = SceneLoading(
      document: document, bundle: bundle, loader: loader, segues: segues)
    var table = barViews
    _ = try loading.load(scene, for: controller, into: &table)
    let views = table
    table.add(entry(for: controller, description).withoutAttributes, id: description.id)
    controller.origin.objects = loading.add(
      document.objects.filter { $0.sceneID == scene.id }, to: &table)
    loading.wiring.connect(table)
    segues.connect(table)
    // The objects that popovers point at exist from here on.
    controller.origin.segues = description.segues.compactMap { template($0, storyboard, table) }
    loading.wiring.awaken(views, except: nil)
    controller.origin.embed = { [self] controller in
      try embedChildren(in: controller, views, storyboard)
    }
  }

  /// Fills container views with the controllers that embed segues lead to.
  private func embedChildren(
    in controller: UIViewController, _ views: ObjectTable, _ storyboard: UIStoryboard
  ) throws {
    for entry in views.entries {
      guard let container = entry.object as? UIView else { continue }
      for connection in entry.connections {
        guard
          case .segue(kind: "embed", _, let identifier) = connection.kind,
          identifier.map({ controller.shouldPerformSegue(withIdentifier: $0, sender: controller) })
            ?? true,
          let segue = try template(connection, storyboard, views)?.make(controller)
        else { continue }
        controller.prepare(for: segue, sender: controller)
        let child = segue.destination
        // The child's view is there before the child is told that it moves.
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.addChild(child)
        container.addSubview(child.view)
        child.didMove(toParent: controller)
      }
    }
  }

  // MARK: Segues

  /// The segue of a connection, to be made when it is taken; nil for a relationship.
  ///
  /// - Parameter table: The objects that a popover may point at, as far as they have been made.
  private func template(
    _ connection: InterfaceConnection, _ storyboard: UIStoryboard, _ table: ObjectTable
  ) -> ControllerOrigin.SegueTemplate? {
    guard
      case .segue(let kind, nil, let identifier) = connection.kind,
      let destination = connection.destination
    else { return nil }
    let attributes = connection.attributes
    let type =
      attributes["customClass"].flatMap {
        loader.classes.segueType(named: $0, module: attributes["customModule"])
      }
      ?? UIStoryboardSegue.self
    if kind == "unwind" {
      return unwindTemplate(identifier, type, action: attributes["unwindAction"] ?? "")
    }
    var template = ControllerOrigin.SegueTemplate(identifier: identifier) { [self] source in
      guard let controller = try make(destination, storyboard, nil) else { return nil }
      let segue = UIStoryboardSegue.instance(
        of: type, identifier: identifier, source: source, destination: controller)
      segue.style = UIStoryboardSegue.Style(kind: kind, attributes)
      return segue
    }
    let anchor = attributes["popoverAnchorView"] ?? attributes["popoverAnchorBarButtonItem"]
    template.anchor = anchor.flatMap { table.objects[$0] }
    return template
  }

  /// A segue that goes back to the nearest controller whose class registered its action.
  private func unwindTemplate(
    _ identifier: String?, _ type: UIStoryboardSegue.Type, action selector: String
  ) -> ControllerOrigin.SegueTemplate {
    let classes = loader.classes
    return ControllerOrigin.SegueTemplate(identifier: identifier) { source in
      let destination = source.unwindDestination { classes.action(selector, of: $0) != nil }
      guard let destination else { return nil }
      let segue = UIStoryboardSegue.instance(
        of: type, identifier: identifier, source: source, destination: destination)
      segue.style = .unwind
      segue.unwindAction = { classes.action(selector, of: $0.destination)?($0) }
      return segue
    }
  }
}

extension ObjectTable.Entry {
  /// The entry for outlets alone; the attributes were set when the object was made.
  fileprivate var withoutAttributes: Self {
    var copy = self
    copy.runtimeAttributes = []
    return copy
  }
}

extension UISplitViewController.Column {
  /// The columns by the names of the segues that fill them.
  fileprivate static let relationships: [(UISplitViewController.Column, String)] = [
    (.primary, "masterViewController"), (.supplementary, "supplementaryViewController"),
    (.secondary, "detailViewController"), (.compact, "compactViewController"),
  ]
}

extension UIStoryboardSegue.Style {
  fileprivate init(kind: String, _ attributes: [String: String]) {
    switch kind {
    case "show", "push": self = .show
    case "showDetail", "replace": self = .showDetail
    case "presentation", "modal":
      self = .present(
        UIModalPresentationStyle(document: attributes["modalPresentationStyle"] ?? ""))
    case "popoverPresentation", "popover": self = .present(.popover)
    case "embed": self = .embed
    default: self = .custom
    }
  }
}

extension UIModalPresentationStyle {
  fileprivate init(document name: String) {
    self =
      switch name {
      case "fullScreen": .fullScreen
      case "pageSheet": .pageSheet
      case "formSheet": .formSheet
      case "currentContext": .currentContext
      case "overFullScreen": .overFullScreen
      case "overCurrentContext": .overCurrentContext
      case "popover": .popover
      case "custom": .custom
      default: .automatic
      }
  }
}
