import Foundation

/// The calls of a document's coder for the initialisers of this module's classes.
///
/// `init(coder:)` of a view hands the half-made object to ``decode(_:)-(UIView)`` once all of its
/// stored properties have values, so that a subclass finds text, frame and subviews in place when
/// `super.init(coder:)` returns. Other coders are left alone.
@MainActor package protocol InterfaceDecoding: AnyObject {
  var tableViewStyle: UITableView.Style { get }
  var cellStyle: UITableViewCell.CellStyle { get }
  var reuseIdentifier: String? { get }
  var splitViewStyle: UISplitViewController.Style { get }
  var pageTransitionStyle: UIPageViewController.TransitionStyle { get }
  var pageNavigationOrientation: UIPageViewController.NavigationOrientation { get }
  /// Gives the view the document's settings for it, its subviews included.
  func decode(_ view: UIView)
  /// Gives the controller the document's settings for it, its children included.
  func decode(_ controller: UIViewController)
  /// Gives the layout the document's settings for it.
  func decode(_ layout: UICollectionViewLayout)
}
