import PortableUIKit

/// W, R with view V (375 by 667), A in V (100 by 50 at 10, 100) with B in it (10 by 10 at 5, 5), placed by
/// constraints.
@MainActor struct TracedScreen {
  let window: UIWindow
  let root: UIViewController
  let a: UIView
  let b: UIView
  let leading: NSLayoutConstraint
  let width: NSLayoutConstraint
}
