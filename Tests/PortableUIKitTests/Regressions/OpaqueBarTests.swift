import Foundation
import PortableUIKit
import Testing

/// What suites of layout libraries found of bars and of turned views.
@MainActor @Suite struct OpaqueBarTests {
  private func shown(_ configure: (UINavigationController, UIViewController) -> Void)
    -> UIViewController
  {
    let window = makeWindow()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    configure(navigation, root)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(navigation.view.frame == window.bounds)
    return root
  }

  @Test("below an opaque navigation bar a view begins, and has no safe area of it")
  func opaque() {
    let root = shown { navigation, _ in navigation.navigationBar.isTranslucent = false }
    // 20 of the status bar and 44 of the bar.
    #expect(root.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    #expect(root.view.safeAreaInsets == .zero)
  }

  @Test(
    "behind an opaque bar lies a view that includes it, and a view that does not extend begins below"
  )
  func extended() {
    let behind = shown { navigation, root in
      navigation.navigationBar.isTranslucent = false
      root.extendedLayoutIncludesOpaqueBars = true
    }
    #expect(behind.view.frame.minY == 0 && behind.view.safeAreaInsets.top == 64)
    let below = shown { _, root in root.edgesForExtendedLayout = [] }
    #expect(below.view.frame.minY == 64 && below.view.safeAreaInsets.top == 0)
  }

  @Test("Views end above opaque tab bars and toolbars, and above others that they do not extend to")
  func bottom() {
    let window = makeWindow()
    let (root, tabs) = (UIViewController(), UITabBarController())
    tabs.viewControllers = [UINavigationController(rootViewController: root)]
    window.rootViewController = tabs
    tabs.tabBar.isTranslucent = false
    window.layoutIfNeeded()
    // 667 less the 49 of the bar; the toolbar of 44 stands above it.
    #expect(root.view.frame.height == 618 && root.view.safeAreaInsets.bottom == 0)
    let navigation = root.navigationController
    navigation?.isToolbarHidden = false
    navigation?.toolbar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(root.view.frame.height == 574 && root.view.safeAreaInsets.bottom == 0)
    root.extendedLayoutIncludesOpaqueBars = true
    tabs.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(root.view.frame.height == 667 && root.view.safeAreaInsets.bottom == 93)
    tabs.tabBar.isTranslucent = true
    navigation?.toolbar.isTranslucent = true
    root.edgesForExtendedLayout = .top
    tabs.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(root.view.frame.height == 574)
  }

  /// A quarter turn exchanges the sides, to the last digit.
  @Test("XF-6 a view turned by a quarter has exact sides")
  func quarter() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame == CGRect(x: 125, y: 75, width: 50, height: 100))
    view.frame = CGRect(x: 125, y: 75, width: 50, height: 100)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test(
    "a bar that becomes opaque pushes the view down, one that is translucent again lets it go up")
  func later() {
    let window = makeWindow()
    let root = UIViewController()
    window.rootViewController = UINavigationController(rootViewController: root)
    window.layoutIfNeeded()
    #expect(root.view.frame.minY == 0)
    root.navigationController?.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(root.view.frame.minY == 64 && root.view.safeAreaInsets.top == 0)
    root.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(root.view.frame.minY == 0 && root.view.safeAreaInsets.top == 64)
    root.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    #expect(root.view.frame.minY == 64)
    root.edgesForExtendedLayout = .all
    root.navigationController?.navigationBar.isTranslucent = true
    window.layoutIfNeeded()
    #expect(root.view.frame.minY == 0)
  }

  /// The inverse of 1.5 is not exact, and a quotient by it is.
  @Test("XF-6 the frame of a scaled view is the one that was set", arguments: [1.5, 3, 0.7, -1.5])
  func scaled(scale: CGFloat) {
    let frame = CGRect(x: 150, y: 175, width: 100, height: 50)
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame = frame
    #expect(view.frame.size == frame.size)
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    layer.frame = frame
    #expect(layer.frame.size == frame.size)
  }
}
