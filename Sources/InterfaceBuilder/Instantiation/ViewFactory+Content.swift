import Foundation
import PortableUIKit

extension ViewFactory {
  /// Gives a view the content that only its class has.
  func configureContent(
    _ view: UIView, _ description: InterfaceView, _ element: ResolvedElement,
    _ colors: ColorReader
  ) {
    if let font = FontReader().font(element.child(key: "fontDescription")) {
      view.setTextFont(font)
    }
    view.read(ElementReader(factory: self, element: element, colors: colors))
    switch view {
    case let bar as UINavigationBar:
      configureLooks(of: bar, element.element)
      bar.items = element.element.list("items").filter { $0.name == "navigationItem" }
        .map { barItems(colors).navigationItem($0) }
    case let bar as UIToolbar:
      bar.isTranslucent = element.flag("translucent", default: true)
      bar.barTintColor = colors.color(element.child(key: "barTintColor"))
      bar.items = barItems(colors).buttons(element.element.list("items"))
    case let bar as UITabBar:
      bar.isTranslucent = element.flag("translucent", default: true)
      bar.barTintColor = colors.color(element.child(key: "barTintColor"))
      bar.items = element.element.list("items").filter { $0.name == "tabBarItem" }
        .map { barItems(colors).tabItem($0, title: nil) }
    case let table as UITableView:
      if table.style != .plain, element.child(key: "backgroundColor") == nil {
        table.backgroundColor = .systemGroupedBackground
      }
      configure(table, element, colors)
    default: break
    }
  }

  /// Gives a navigation bar the looks that its element describes, its items excepted.
  func configureLooks(of bar: UINavigationBar, _ element: DocumentElement) {
    let colors = ColorReader(namedColors: namedColors, assets: assets)
    bar.prefersLargeTitles = element.attributes["largeTitles"] == "YES"
    bar.isTranslucent = element.attributes["translucent"] != "NO"
    bar.barTintColor = colors.color(element.child(key: "barTintColor"))
    // The newer appearance counts for more.
    let appearance = element.child(key: "standardAppearance")
    func attributes(_ key: String) -> [NSAttributedString.Key: Any]? {
      textAttributes(appearance?.child(key: key) ?? element.child(key: key), colors)
    }
    bar.titleTextAttributes = attributes("titleTextAttributes")
    bar.largeTitleTextAttributes = attributes("largeTitleTextAttributes")
    if let color = colors.color(appearance?.child(key: "backgroundColor")) {
      bar.barTintColor = color
    }
  }

  /// The font and colour of a `<textAttributes>` element; nil without one.
  private func textAttributes(
    _ element: DocumentElement?, _ colors: ColorReader
  ) -> [NSAttributedString.Key: Any]? {
    guard let element else { return nil }
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = FontReader().font(element.child(key: "fontDescription"))
    result[.foregroundColor] = colors.color(element.child(key: "textColor"))
    return result
  }

  func barItems(_ colors: ColorReader) -> BarItemReader {
    BarItemReader(colors: colors, items: items) { image($0, catalog: $1) }
  }

  // MARK: Values

  /// An image of the catalogs or, where they have none, of the recorded size; an image of unknown
  /// size counts as 24 by 24 points.
  func image(
    _ name: String?, catalog: String?, symbolConfiguration: DocumentElement? = nil
  ) -> UIImage? {
    guard let name else { return nil }
    if catalog == "system" {
      return UIImage(
        name: name, size: SymbolSizeRule(configuration: symbolConfiguration).size(images[name]),
        isSymbolImage: true, isTemplate: true)
    }
    let recorded = images[name] ?? CGSize(width: 24, height: 24)
    guard let image = assets?.image(named: name, traits: traits) else {
      return UIImage(name: name, size: recorded)
    }
    guard image.size == .zero else { return image }
    // Its file does not tell its size here; the document does.
    return UIImage(
      name: name, size: recorded, isSymbolImage: image.isSymbolImage, isTemplate: image.isTemplate
    ) { image.representation(for: $0) }
  }

  func edgeInsets(_ inset: DocumentElement) -> UIEdgeInsets {
    func value(_ name: String) -> CGFloat {
      let number = inset.attributes[name].flatMap { Double($0) } ?? 0
      return number.isFinite ? CGFloat(min(max(number, -1e6), 1e6)) : 0
    }
    return UIEdgeInsets(
      top: value("minY"), left: value("minX"), bottom: value("maxY"), right: value("maxX"))
  }
}
