/// Told of the choices of a tab bar; everything is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Told that the user tapped an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
