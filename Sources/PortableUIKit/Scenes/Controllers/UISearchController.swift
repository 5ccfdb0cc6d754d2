import Foundation

/// Told of the text typed into a search bar with results.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// Told of a search that begins and ends; everything is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search bar, and the controller that shows its results.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open private(set) var searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  open private(set) var searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results are shown even where nothing was typed.
  open var showsSearchResultsController = false {
    didSet { showResults() }
  }
  private var isSearching = false

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar.controller = self
  }

  /// Whether a search is under way; setting it begins or ends one.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      newValue ? begin() : end()
    }
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    delegate?.presentSearchController(self)
    searchBar.becomeFirstResponder()
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if searchBar.text?.isEmpty == false { searchBar.text = "" }
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  func textDidChange() {
    guard isSearching else { return }
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// The controller whose navigation item has the search, or whose view has the bar.
  private var host: UIViewController? {
    if let parent { return parent }
    var responder: UIResponder? = searchBar.superview
    while let current = responder {
      if let navigation = current as? UINavigationController { return navigation.topViewController }
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  /// Shows the results, if there are any, over the content.
  private func showResults() {
    guard let results = searchResultsController else { return }
    let isWanted =
      isSearching && (showsSearchResultsController || searchBar.text?.isEmpty == false)
    if isWanted, results.parent == nil, let host, let view = host.viewIfLoaded {
      host.addChild(results)
      view.addCovering(results.view)
      results.didMove(toParent: host)
    } else if !isWanted, results.parent != nil {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    }
  }
}
