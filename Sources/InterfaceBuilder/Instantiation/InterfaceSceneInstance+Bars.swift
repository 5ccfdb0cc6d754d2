import PortableUIKit

extension InterfaceSceneInstance {
  /// Puts the bars that surround the scene into its window, above everything: they are not views of
  /// the document, and layout knows them only as parts of the safe area. Tables and collections that
  /// reach below a bar at the top are scrolled to where their content starts under it.
  public func showBars() { showBars { _ in nil } }

  /// Puts the bars into the window, with the views that a function makes for buttons and titles that are views.
  package func showBars(_ view: @escaping (DocumentElement) -> UIView?) {
    revealContent()
    let factory = ViewFactory(blueprint, items: MadeItems())
    var reader = factory.barItems(
      ColorReader(namedColors: blueprint.namedColors, assets: blueprint.assets))
    reader.view = view
    for bar in environment.bars {
      let view: UIView
      switch bar.kind {
      case .navigation(let isLarge): view = navigationBar(bar, isLarge: isLarge, factory, reader)
      case .tab(let isAtTop): view = tabBar(bar, isAtTop: isAtTop, reader)
      case .tool:
        let toolbar = UIToolbar(frame: bar.frame)
        toolbar.items = reader.buttons(blueprint.barContents.toolbarItems)
        view = toolbar
      }
      view.isUserInteractionEnabled = false
      window.addSubview(view)
    }
  }

  private func revealContent() {
    let top = environment.safeArea.top
    for (index, description) in hierarchy.views.enumerated() {
      guard let scrollView = viewsByID[description.id] as? UIScrollView,
        scrollView is UITableView || scrollView is UICollectionView,
        scrollView.contentInsetAdjustmentBehavior != .never
      else { continue }
      let covered = top - scrollView.convert(scrollView.bounds, to: rootView).minY
      guard covered > 0, covered <= top else { continue }
      scrollView.contentOffset.y = distanceBelowBar(ofRowsIn: index) - covered
    }
  }

  /// By how much the rows of a table were recorded lower than its top for the sake of a bar: some
  /// old documents count it in, most do not.
  private func distanceBelowBar(ofRowsIn index: Int) -> CGFloat {
    let table = hierarchy.views[index]
    let canvasTop = blueprint.canvasTop
    guard table.kind == "tableView", canvasTop > 0 else { return 0 }
    let first = table.children.map { hierarchy.views[$0] }
      .filter { $0.role != .subview && $0.isFrameRecorded }.map(\.frame.minY).min()
    guard let first else { return 0 }
    let header = table.element?.string("sectionHeaderHeight").flatMap { Double($0) } ?? 28
    return first - CGFloat(max(header, 0)) >= canvasTop - 1 ? canvasTop : 0
  }

  private func navigationBar(
    _ bar: InterfaceEnvironment.Bar, isLarge: Bool, _ factory: ViewFactory,
    _ reader: BarItemReader
  ) -> UINavigationBar {
    let contents = blueprint.barContents
    let view = UINavigationBar(frame: bar.frame)
    if let element = contents.navigationBar {
      factory.configureLooks(of: view, element)
    }
    view.prefersLargeTitles = isLarge
    view.backgroundColor = .clear
    let item = contents.navigationItem.map(reader.navigationItem) ?? UINavigationItem(title: "")
    if item.title?.isEmpty ?? true { item.title = bar.title }
    view.items = [item]
    if contents.hasBackButton {
      let back = contents.backItem.map(reader.navigationItem) ?? UINavigationItem(title: "Back")
      view.items = [back, item]
    }
    return view
  }

  private func tabBar(
    _ bar: InterfaceEnvironment.Bar, isAtTop: Bool, _ reader: BarItemReader
  ) -> UITabBar {
    let contents = blueprint.barContents
    let view = UITabBar(frame: bar.frame)
    view.isOnTop = isAtTop
    let items = contents.tabs.map { reader.tabItem($0.item, title: $0.title) }
    view.items = items
    view.selectedItem = contents.selectedTab.flatMap {
      items.indices.contains($0) ? items[$0] : nil
    }
    return view
  }
}
