/// Gives a controller with the style `.custom` its presentation (PR-7).
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
