import PortableUIKit

extension InterfaceSceneInstance {
  /// Puts the bars that surround the scene into its window, above everything: they are not views of
  /// the document, and layout knows them only as parts of the safe area. Tables and collections that
  /// reach below what covers the top are scrolled to where their content starts under it.
  public func showBars() {
    revealContent()
    let factory = ViewFactory(blueprint, items: MadeItems())
    let reader = factory.barItems(
      ColorReader(namedColors: blueprint.namedColors, assets: blueprint.assets))
    for bar in environment.bars {
      let view: UIView
      switch bar.kind {
      case .navigation(let isLarge): view = navigationBar(bar, isLarge: isLarge, factory, reader)
      case .tab: view = tabBar(bar, reader)
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
    for view in viewsByID.values where view is UITableView || view is UICollectionView {
      guard
        let scrollView = view as? UIScrollView,
        scrollView.contentInsetAdjustmentBehavior != .never
      else { continue }
      let covered = top - scrollView.convert(scrollView.bounds, to: rootView).minY
      if covered > 0, covered <= top { scrollView.contentOffset.y = -covered }
    }
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
    _ bar: InterfaceEnvironment.Bar, _ reader: BarItemReader
  ) -> UITabBar {
    let contents = blueprint.barContents
    let view = UITabBar(frame: bar.frame)
    let items = contents.tabs.map { reader.tabItem($0.item, title: $0.title) }
    view.items = items
    view.selectedItem = contents.selectedTab.flatMap {
      items.indices.contains($0) ? items[$0] : nil
    }
    return view
  }
}
