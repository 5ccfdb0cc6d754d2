import Foundation

/// The bar that switches between controllers: 49 points high.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]? {
    didSet { itemsDidChange() }
  }
  open var selectedItem: UITabBarItem?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var barTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }
}
