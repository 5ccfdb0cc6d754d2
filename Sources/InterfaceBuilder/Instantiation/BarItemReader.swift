import Foundation
import PortableUIKit

/// Reads the items of navigation bars, tab bars and toolbars.
@MainActor struct BarItemReader {
  let colors: ColorReader
  /// Takes note of every item.
  let items: MadeItems
  /// An image by name and catalog.
  let image: (String?, String?) -> UIImage?
  /// Makes the view that stands for a button or title; on a canvas it is one of the bar's views.
  var view: (DocumentElement) -> UIView? = { _ in nil }

  func navigationItem(_ element: DocumentElement) -> UINavigationItem {
    let item = UINavigationItem(title: text("title", element) ?? "")
    item.prompt = text("prompt", element)
    item.hidesBackButton = element.attributes["hidesBackButton"] == "YES"
    switch element.attributes["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    item.leftBarButtonItems = ends(element, "leftBarButtonItem")
    item.rightBarButtonItems = ends(element, "rightBarButtonItem")
    item.backBarButtonItem = element.child(key: "backBarButtonItem").map(button)
    item.titleView = element.child(key: "titleView").flatMap(view)
    items.add(item, element)
    return item
  }

  /// One item with the key itself, or several in a list of that name with an `s`.
  private func ends(_ element: DocumentElement, _ key: String) -> [UIBarButtonItem]? {
    if let list = element.child(key + "s") { return buttons(list.children) }
    return element.child(key: key).map { [button($0)] }
  }

  func buttons(_ elements: [DocumentElement]) -> [UIBarButtonItem] {
    elements.filter { $0.name == "barButtonItem" }.map(button)
  }

  func button(_ element: DocumentElement) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let system = element.attributes["systemItem"].flatMap(Self.systemItem) {
      item = UIBarButtonItem(systemItem: system)
    } else {
      item = UIBarButtonItem(title: text("title", element), style: .plain)
      item.image = image(element.attributes["image"], element.attributes["catalog"])
      if element.attributes["style"] == "done" { item.style = .done }
    }
    if let width = element.attributes["width"].flatMap({ Double($0) }), width.isFinite {
      item.width = CGFloat(min(max(width, 0), 1e4))
    }
    item.isEnabled = element.attributes["enabled"] != "NO"
    item.customView = element.child(key: "customView").flatMap(view)
    item.tintColor = colors.color(element.child(key: "tintColor"))
    items.add(item, element)
    return item
  }

  /// The item of a `<tabBarItem>` element.
  ///
  /// - Parameter title: The controller's title, where the item has none of its own.
  func tabItem(_ element: DocumentElement?, title: String?) -> UITabBarItem {
    if let system = element?.attributes["systemItem"].flatMap(Self.tabSystemItem) {
      let item = UITabBarItem(tabBarSystemItem: system, tag: 0)
      if let element { items.add(item, element) }
      return item
    }
    let own = element.flatMap { text("title", $0) }
    let item = UITabBarItem(
      title: own ?? title,
      image: image(element?.attributes["image"], element?.attributes["catalog"]), tag: 0)
    item.badgeValue = element?.attributes["badgeValue"]
    if let element { items.add(item, element) }
    return item
  }

  private func text(_ key: String, _ element: DocumentElement) -> String? {
    element.attributes[key]
      ?? element.children.first {
        $0.key == key && $0.name.lowercased().hasSuffix("string")
      }?.text
  }

  private static func systemItem(_ name: String) -> UIBarButtonItem.SystemItem? {
    switch name {
    case "done": .done
    case "cancel": .cancel
    case "edit": .edit
    case "save": .save
    case "add": .add
    case "flexibleSpace": .flexibleSpace
    case "fixedSpace": .fixedSpace
    case "compose": .compose
    case "reply": .reply
    case "action": .action
    case "organize": .organize
    case "bookmarks": .bookmarks
    case "search": .search
    case "refresh": .refresh
    case "stop": .stop
    case "camera": .camera
    case "trash": .trash
    case "play": .play
    case "pause": .pause
    case "rewind": .rewind
    case "fastForward": .fastForward
    case "undo": .undo
    case "redo": .redo
    case "close": .close
    default: nil
    }
  }

  private static func tabSystemItem(_ name: String) -> UITabBarItem.SystemItem? {
    switch name {
    case "more": .more
    case "favorites": .favorites
    case "featured": .featured
    case "topRated": .topRated
    case "recents": .recents
    case "contacts": .contacts
    case "history": .history
    case "bookmarks": .bookmarks
    case "search": .search
    case "downloads": .downloads
    case "mostRecent": .mostRecent
    case "mostViewed": .mostViewed
    default: nil
    }
  }
}
