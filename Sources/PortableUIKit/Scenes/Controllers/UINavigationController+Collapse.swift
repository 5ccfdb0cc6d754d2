import Foundation

/// The large title and the search bar go as the content of the top controller scrolls up, the search bar
/// first, and come back as it scrolls down. The safe area of the content follows.
extension UINavigationController {
  private var searchController: UISearchController? {
    topViewController?.navigationItem.searchController
  }

  /// Whether the search bar goes as the content scrolls.
  private var searchBarCollapses: Bool {
    guard let searchController, !searchController.isActive else { return false }
    return topViewController?.navigationItem.hidesSearchBarWhenScrolling ?? false
  }

  /// The heights in points of the parts below the line of the buttons: as they are now.
  var partsBelowLine: (title: CGFloat, search: CGFloat) {
    let title: CGFloat =
      navigationBar.prefersLargeTitleOfTopItem && !isCompact ? measures.largeTitleHeight : 0
    guard searchController != nil else { return (min(title, shownPart(of: title)), 0) }
    let search = measures.searchRoomHeight
    guard searchBarCollapses else { return (min(title, shownPart(of: title)), search) }
    let shown = shownPart(of: title + search)
    return (min(title, shown), max(0, min(search, shown - title)))
  }

  /// The height in points of all parts that go with the content.
  private var collapsingHeight: CGFloat {
    let title: CGFloat =
      navigationBar.prefersLargeTitleOfTopItem && !isCompact ? measures.largeTitleHeight : 0
    return title + (searchBarCollapses ? measures.searchRoomHeight : 0)
  }

  private func shownPart(of whole: CGFloat) -> CGFloat {
    if let shown = topViewController?.shownBarPart { return min(whole, shown) }
    return searchBarWaits ? whole - measures.searchRoomHeight : whole
  }

  /// Whether the search bar is hidden until the content is pulled down: before iOS 26 where nobody has scrolled yet, over
  /// content that does not fit.
  private var searchBarWaits: Bool {
    guard measures.hidesSearchBarsAtFirst, searchBarCollapses,
      let scrollView = topViewController?.contentScrollView(for: .top),
      scrollView.contentInsetAdjustmentBehavior != .never
    else { return false }
    let bar = scrollView.collapsingBar
    let inset = scrollView.adjustedContentInset
    let room = scrollView.bounds.height - inset.top - inset.bottom + max(0, bar.search - bar.gone)
    return scrollView.contentSize.height > room
  }

  /// Tells the bar and the scroll view of the parts that are shown.
  func updateCollapsingParts() {
    let parts = partsBelowLine
    navigationBar.partsBelowLine = parts
    let whole = collapsingHeight
    let gone = whole - shownPart(of: whole)
    topViewController?.contentScrollView(for: .top)?.collapsingBar = CollapsingBar(
      whole: whole, search: searchBarCollapses ? measures.searchRoomHeight : 0,
      gone: gone)
    placeSearchBar(height: parts.search)
  }

  private func placeSearchBar(height: CGFloat) {
    guard let bar = searchController?.searchBar else { return }
    if bar.superview !== navigationBar { navigationBar.addSubview(bar) }
    bar.fieldPlace = .init(side: navigationBar.rowSide, top: 1)
    let whole = measures.searchRoomHeight
    bar.alpha = height / whole
    bar.frame = CGRect(
      x: 0, y: navigationBar.bounds.maxY - height, width: navigationBar.bounds.width,
      height: max(height, 1))
  }

  /// Follows the content of the top controller as it scrolls.
  func contentDidScroll(_ scrollView: UIScrollView) {
    guard isViewLoaded, !isNavigationBarHidden, let top = topViewController,
      top.contentScrollView(for: .top) === scrollView
    else { return }
    navigationBar.scrollEdgeMayHaveChanged()
    if !isToolbarHidden { toolbar.backgroundView.setNeedsDisplay() }
    let whole = collapsingHeight
    guard whole > 0, scrollView.contentInsetAdjustmentBehavior != .never else { return }
    let shown = shownPart(of: whole)
    // The content's top as it would be below the line of the buttons alone.
    let least = scrollView.adjustedContentInset.top - shown
    let room = min(max(-(scrollView.contentOffset.y + least), 0), whole)
    guard room != shown else { return }
    top.shownBarPart = room == whole ? .infinity : room
    barsDidChange()
  }

  /// Hides the search bar where the content has come to need the room.
  func contentSizeDidChange(of scrollView: UIScrollView) {
    guard isViewLoaded, !isNavigationBarHidden, let top = topViewController,
      top.shownBarPart == nil, top.contentScrollView(for: .top) === scrollView,
      partsBelowLine.search != navigationBar.partsBelowLine?.search
    else { return }
    barsDidChange()
  }
}

extension UIScrollView {
  /// Has a navigation controller above know how much content there is.
  func tellBarsOfContentSize() {
    var responder: UIResponder? = viewState.viewController ?? superview?.viewState.viewController
    while let controller = responder as? UIViewController {
      (controller.parent as? UINavigationController)?.contentSizeDidChange(of: self)
      responder = controller.parent
    }
  }

  /// Has the bar of the navigation controller above follow the content.
  func tellBarsOfScrolling() {
    var responder: UIResponder? = viewState.viewController ?? superview?.viewState.viewController
    while let controller = responder as? UIViewController {
      if let tabs = controller.parent as? UITabBarController {
        tabs.tabBar.scrollEdgeMayHaveChanged()
      }
      if let navigation = controller.parent as? UINavigationController {
        navigation.contentDidScroll(self)
      }
      responder = controller.parent
    }
  }
}
