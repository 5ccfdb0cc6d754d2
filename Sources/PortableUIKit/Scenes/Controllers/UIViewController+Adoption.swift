extension UIViewController {
  /// Whether `child` may become a child of this controller; otherwise raises the reason, and
  /// nothing has changed.
  func mayAdopt(_ child: UIViewController) -> Bool {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current === child {
        UIKitException.raise(
          .invalidArgument(
            "A view controller cannot be its own ancestor: \(child) contains \(self)"))
        return false
      }
      ancestor = current.parent
    }
    if let window = child.viewIfLoaded?.superview as? UIWindow, window.rootViewController === child
    {
      UIKitException.raise(
        .hierarchyInconsistency(
          "adding a root view controller \(child) as a child of view controller:\(self)"))
      return false
    }
    return true
  }
}
