import Foundation
import PortableUIKit

/// Makes the views of a hierarchy, each with its content, layout attributes and subviews.
@MainActor final class ViewTreeBuilder {
  private let blueprint: SceneBlueprint
  private let views: [InterfaceView]
  /// The classes that custom ones are made from; without, every view is of its element's class.
  private let classes: ClassRegistry?
  private let factory: ViewFactory
  /// Whether the views are for a program: tables and collections then make their cells on demand.
  private let isForProgram: Bool
  private var made: [UIView?]
  /// The faults that did not prevent the views: classes that are not to be found.
  private(set) var problems: [InterfaceBuilderError] = []

  let items = MadeItems()

  init(_ blueprint: SceneBlueprint, classes: ClassRegistry? = nil, isForProgram: Bool = false) {
    self.blueprint = blueprint
    views = blueprint.hierarchy.views
    self.classes = classes
    self.isForProgram = isForProgram
    factory = ViewFactory(blueprint, items: items)
    made = Array(repeating: nil, count: views.count)
  }

  /// The views by index; prototypes that were left out are nil.
  ///
  /// - Complexity: O(views). The depth is bounded by `DocumentLimits.depth`.
  func build() -> [UIView?] {
    _ = make(0)
    return made
  }

  private func make(_ index: Int) -> UIView {
    if classes != nil, let view = customView(views[index], index) { return view }
    let view = factory.plainView(views[index])
    decode(view, index)
    return view
  }

  /// A view of the custom class that the document names; nil where there is none or it declines.
  private func customView(_ description: InterfaceView, _ index: Int) -> UIView? {
    guard let classes, let name = description.customClass else { return nil }
    guard let type = classes.type(named: name, module: description.customModule) else {
      note(.unknownClass(name), description)
      return nil
    }
    guard let type = type as? UIView.Type else {
      note(.unsuitableClass(name, expected: "UIView"), description)
      return nil
    }
    let coder = InterfaceCoder(description) { [unowned self] in decode($0, index) }
    if let view = type.init(coder: coder) { return replacement(of: view, coder, index) }
    note(.unsuitableClass(name, expected: "one whose init(coder:) succeeds"), description)
    return nil
  }

  /// The view that a view of a custom class wants in its place, or itself.
  private func replacement(of view: UIView, _ coder: NSCoder, _ index: Int) -> UIView {
    guard let other = view.awakeAfter(using: coder) as? UIView, other !== view else { return view }
    made[index] = other
    return other
  }

  /// Gives a collection the layout that the document describes, of the custom class it names.
  private func setLayout(of collection: UICollectionView, _ description: InterfaceView) {
    guard let element = description.element?.child(key: "collectionViewLayout") else { return }
    if let layout = customLayout(element, in: description) {
      collection.collectionViewLayout = layout
    } else {
      // The other element there is stands for a flow layout, which the collection has already.
      if element.name == "collectionViewLayout" {
        collection.collectionViewLayout = UICollectionViewLayout()
      }
      factory.configure(collection.collectionViewLayout, element)
    }
    items.add(collection.collectionViewLayout, element)
  }

  /// A layout of the custom class that the document names; nil where there is none or it declines.
  private func customLayout(
    _ element: DocumentElement, in description: InterfaceView
  ) -> UICollectionViewLayout? {
    guard let classes, let name = element.attributes["customClass"] else { return nil }
    guard let type = classes.type(named: name, module: element.attributes["customModule"]) else {
      note(.unknownClass(name), element, in: description)
      return nil
    }
    guard let type = type as? UICollectionViewLayout.Type else {
      note(.unsuitableClass(name, expected: "UICollectionViewLayout"), element, in: description)
      return nil
    }
    let coder = InterfaceCoder { [factory] in factory.configure($0, element) }
    if let layout = type.init(coder: coder) { return layout }
    note(
      .unsuitableClass(name, expected: "one whose init(coder:) succeeds"), element,
      in: description)
    return nil
  }

  private func note(_ reason: InterfaceBuilderError.Reason, _ description: InterfaceView) {
    note(reason, description.element?.element, in: description)
  }

  private func note(
    _ reason: InterfaceBuilderError.Reason, _ place: DocumentElement?,
    in description: InterfaceView
  ) {
    problems.append(
      InterfaceBuilderError(
        file: description.element?.file ?? blueprint.id, line: place?.line, column: place?.column,
        elementID: place?.id ?? description.id, reason: reason))
  }

  /// Gives a new view all of the document's settings for it, its subviews included.
  private func decode(_ view: UIView, _ index: Int) {
    let description = views[index]
    made[index] = view
    (view as? UITableViewCell)?.isFromDocument = !isForProgram
    if let collection = view as? UICollectionView { setLayout(of: collection, description) }
    factory.configure(view, description, fontSize: blueprint.fontSizes[index])
    view.accessibilityIdentifier = description.id
    if !isForProgram { view.takeCanvasContent() }
    ViewLayout(description: description, margins: blueprint.margins[index]).apply(to: view)
    view.designContentSize = blueprint.contentSizes[index]
    view.designAlignmentRectInsets = blueprint.alignmentInsets[index]
    for child in description.children { add(child, to: view) }
    if let table = view as? UITableView { table.staticSections = sections(of: description) }
    if let cell = view as? UITableViewCell { connectParts(of: cell, description) }
  }

  /// Gives a cell the labels and the image that the document names as those of its style. On the document's own canvas
  /// they stay where they are recorded; a program and another device have them where the style puts them.
  private func connectParts(of cell: UITableViewCell, _ description: InterfaceView) {
    let children = description.children
    let inside = children + children.flatMap { views[$0].children }
    cell.takeDocumentParts(areLaidOut: isForProgram || !blueprint.isOnCanvas) { name in
      guard let id = description.element?.string(name) else { return nil }
      return inside.first { views[$0].id == id }.flatMap { made[$0] }
    }
  }

  private func add(_ index: Int, to parent: UIView) {
    let role = views[index].role
    if role == .contentView, let content = parent.ownContentView {
      return decode(content, index)
    }
    if isForProgram, leavesToParent(index, parent) { return }
    let view = make(index)
    guard views[index].isInstalled else { return }
    if let stack = parent as? UIStackView, role == .arranged {
      stack.addArrangedSubview(view)
    } else if let container = parent.ownContentView, role == .subview {
      // Old documents have no element for the content view of a cell.
      container.addSubview(view)
    } else {
      parent.addSubview(view)
    }
  }

  // MARK: Tables and collections

  /// Whether a table or collection shows the view itself or makes it on demand.
  private func leavesToParent(_ index: Int, _ parent: UIView) -> Bool {
    let description = views[index]
    let element = description.element?.element
    switch parent {
    case let table as UITableView:
      if element?.key == "tableHeaderView" {
        table.tableHeaderView = make(index)
      } else if element?.key == "tableFooterView" {
        table.tableFooterView = make(index)
      } else if description.role == .subview {
        return false
      } else if description.parent.map({ views[$0].hasStaticCells }) ?? false {
        _ = make(index)
      }
      return true
    case is UICollectionView:
      return description.isPrototype
    default:
      return false
    }
  }

  /// The sections of a table whose rows stand in the document, with the cells that were made.
  private func sections(of table: InterfaceView) -> [StaticTableSection] {
    guard let element = table.element?.element, table.hasStaticCells else { return [] }
    var parts: [ObjectIdentifier: UIView] = [:]
    for child in table.children {
      guard let element = views[child].element?.element else { continue }
      parts[ObjectIdentifier(element)] = made[child]
    }
    return element.list("sections").filter { $0.name == "tableViewSection" }.map { section in
      var result = StaticTableSection()
      func title(_ key: String) -> String? {
        section.attributes[key] ?? section.child(key: key)?.text
      }
      result.headerTitle = title("headerTitle")
      result.footerTitle = title("footerTitle")
      result.headerView = section.child(key: "headerView").flatMap { parts[ObjectIdentifier($0)] }
      result.footerView = section.child(key: "footerView").flatMap { parts[ObjectIdentifier($0)] }
      result.rows = section.list("cells").compactMap { cell in
        guard let view = parts[ObjectIdentifier(cell)] as? UITableViewCell else { return nil }
        let height = cell.attributes["rowHeight"].flatMap { Double($0) }
        return StaticTableSection.Row(
          cell: view, height: height.flatMap { $0 > 0 && $0 < 1e6 ? CGFloat($0) : nil })
      }
      return result
    }
  }
}

extension InterfaceView {
  /// Whether the rows of a table stand in the document, rather than prototypes of them.
  var hasStaticCells: Bool { element?.string("dataMode") == "static" }

  /// Whether a table or collection makes the view, by its identifier, as often as it needs it.
  var isPrototype: Bool {
    role == .cell || (role == .supplementary && kind == "collectionReusableView")
  }
}

extension UIView {
  /// The view that holds the content of a cell or effect view.
  var ownContentView: UIView? {
    switch self {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let view as UIVisualEffectView: view.contentView
    default: nil
    }
  }
}
