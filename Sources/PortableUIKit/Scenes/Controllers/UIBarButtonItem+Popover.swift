import Foundation

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where the button stands in the bar of the window that shows it; nil where none does.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window = referenceView.window, let (bar, frame) = place(in: window) else {
      return nil
    }
    return bar.convert(frame, to: referenceView)
  }

  /// The bar of a window that shows the button, and the button's frame in it.
  func place(in window: UIWindow) -> (bar: UIView, frame: CGRect)? {
    var found: (bar: UIView, frame: CGRect)?
    window.forEachInSubtree { view in
      guard found == nil, !view.isHidden, let bar = view as? any BarButtonHolder else { return }
      if let place = bar.arrangement.places.first(where: { $0.item === self }) {
        found = (bar, place.frame)
      }
    }
    return found
  }
}
