import Foundation

extension UIViewController {
  /// The controller that a segue goes back to from here: the nearest one on the way that `accepts` takes.
  ///
  /// The way leads through the other children of each parent, as far as they can be gone back to, to the
  /// parent itself, and from the last one to its presenter, as Apple's TN2298 describes.
  package func unwindDestination(
    where accepts: (UIViewController) -> Bool
  ) -> UIViewController? {
    var current = self
    while true {
      if let parent = current.parent {
        for child in parent.childrenToUnwindTo(besides: current) {
          if let found = child.nearest(where: accepts) { return found }
        }
        if accepts(parent) { return parent }
        current = parent
      } else if let presenter = current.presentingViewController {
        if let found = presenter.nearest(where: accepts) { return found }
        current = presenter
      } else {
        return nil
      }
    }
  }

  /// The first controller among those below and this one that `accepts` takes, the deepest first.
  private func nearest(where accepts: (UIViewController) -> Bool) -> UIViewController? {
    for child in childrenToUnwindTo(besides: nil) {
      if let found = child.nearest(where: accepts) { return found }
    }
    return accepts(self) ? self : nil
  }

  /// Has the containers around show this controller, and dismisses the presentations over it.
  func showAgain(for segue: UIStoryboardSegue) {
    var child = self
    while let parent = child.parent {
      parent.unwind(for: segue, towards: child)
      child = parent
    }
    if presentedViewController != nil { dismiss(animated: true) }
  }
}
