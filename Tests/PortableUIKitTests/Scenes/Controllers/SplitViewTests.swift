import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct SplitViewTests {
  private let log = CallLog()
  private let clock = ManualFrameClock()
  private let windows = HeldWindows()

  private final class Delegate: UISplitViewControllerDelegate {
    let log: CallLog
    var dropsSecondary = false
    var topColumn: UISplitViewController.Column?

    init(_ log: CallLog) { self.log = log }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      log.note("delegate.collapse")
      return dropsSecondary
    }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      log.note("delegate.separate")
      return nil
    }

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.note("delegate.willChangeTo(\(displayMode))") }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log.note("delegate.topColumn(\(proposed))")
      return topColumn ?? proposed
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      log.note("delegate.didCollapse")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      log.note("delegate.didExpand")
    }
  }

  private func show(
    _ split: UISplitViewController, on device: String = "iPad",
    orientation: DeviceOrientation = .landscape
  ) -> UIWindow {
    let window = UIWindow(
      environment: DeviceEnvironment.named(device) ?? .standard, orientation: orientation,
      frameClock: clock)
    window.rootViewController = split
    window.makeKeyAndVisible()
    clock.tick()
    windows.held.append(window)
    return window
  }

  /// A split view of the older kind: a navigation controller over P, and S.
  private func pair() -> (UISplitViewController, UINavigationController, UIViewController) {
    let split = UISplitViewController()
    let navigation = UINavigationController(
      rootViewController: log.controller("P"))
    let secondary = log.controller("S")
    split.viewControllers = [navigation, secondary]
    return (split, navigation, secondary)
  }

  @Test("Side by side: 320 points, a hairline, and the rest (measured: 820 wide at scale 2)")
  func tiled() {
    let (split, navigation, secondary) = pair()
    split.preferredDisplayMode = .oneBesideSecondary
    _ = show(split, on: "iPad Air", orientation: .portrait)
    #expect(navigation.view.frame == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(secondary.view.frame == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
    #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
    #expect(split.primaryColumnWidth == 320)
  }

  @Test("By itself: side by side on the wide side, the secondary alone on the narrow one")
  func automaticMode() {
    let (split, navigation, secondary) = pair()
    let window = show(split)
    #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
    #expect(secondary.view.frame == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
    window.rotate(to: .portrait)
    clock.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
    #expect(secondary.view.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
    #expect(navigation.view.superview == nil && navigation.parent === split)
    split.show(.primary)
    clock.advance(by: 1)
    #expect(split.displayMode == .oneOverSecondary)
    #expect(navigation.view.frame == CGRect(x: 0, y: 0, width: 768 * 0.4, height: 1024))
    #expect(secondary.view.frame.width == 768)
    split.hide(.primary)
    clock.advance(by: 1)
    #expect(navigation.view.superview == nil)
  }

  @Test("Widths: a length before a fraction, within the limits")
  func widths() {
    let (split, navigation, _) = pair()
    _ = show(split)
    func width(_ change: () -> Void) -> CGFloat {
      change()
      clock.tick()
      return navigation.view.frame.width
    }
    // 1024 wide: two fifths are 409.6, of which 320 are allowed.
    #expect(width {} == 320)
    #expect(width { split.preferredPrimaryColumnWidthFraction = 0.25 } == 256)
    #expect(width { split.minimumPrimaryColumnWidth = 300 } == 300)
    #expect(width { split.preferredPrimaryColumnWidth = 310 } == 310)
    split.maximumPrimaryColumnWidth = 500
    #expect(width { split.preferredPrimaryColumnWidth = 800 } == 500)
  }

  @Test("Three columns: one beside, two beside, over and displacing the secondary")
  func threeColumns() {
    let split = UISplitViewController(style: .tripleColumn)
    let controllers = ["P", "M", "S"].map { log.controller($0) }
    for (controller, column) in zip(
      controllers, [UISplitViewController.Column.primary, .supplementary, .secondary])
    {
      split.setViewController(controller, for: column)
    }
    split.maximumPrimaryColumnWidth = 200
    split.maximumSupplementaryColumnWidth = 300
    _ = show(split)
    func frames(_ mode: UISplitViewController.DisplayMode) -> [CGRect?] {
      split.preferredDisplayMode = mode
      clock.tick()
      return controllers.map { controller in
        controller.navigationController?.viewIfLoaded?.superview === split.view
          ? controller.navigationController?.view.frame : nil
      }
    }
    func column(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: x, y: 0, width: width, height: 768)
    }
    #expect(frames(.oneBesideSecondary) == [nil, column(0, 300), column(300.5, 723.5)])
    #expect(
      frames(.twoBesideSecondary) == [column(0, 200), column(200.5, 300), column(501, 523)])
    #expect(frames(.twoOverSecondary) == [column(0, 200), column(200.5, 300), column(0, 1024)])
    #expect(
      frames(.twoDisplaceSecondary) == [column(0, 200), column(200.5, 300), column(501, 723.5)])
    #expect(frames(.secondaryOnly) == [nil, nil, column(0, 1024)])
    #expect(split.viewController(for: .supplementary) === controllers[1])
  }

  @Test("The primary column stands at the other edge from right to left, or where it is told to")
  func edges() {
    let (split, navigation, secondary) = pair()
    split.primaryEdge = .trailing
    _ = show(split)
    #expect(navigation.view.frame.minX == 704 && secondary.view.frame.minX == 0)
    split.view.semanticContentAttribute = .forceRightToLeft
    split.view.setNeedsLayout()
    clock.tick()
    #expect(navigation.view.frame.minX == 0 && secondary.view.frame.minX == 320.5)
  }

  @Test("TR-12 the side column is compact in width, the secondary one as wide as its surroundings")
  func traits() {
    let (split, navigation, secondary) = pair()
    _ = show(split)
    #expect(navigation.traitCollection.horizontalSizeClass == .compact)
    #expect(secondary.traitCollection.horizontalSizeClass == .regular)
    split.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: navigation)
    clock.tick()
    #expect(navigation.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("Collapse and expand: the whole trace")
  func collapseTrace() {
    let (split, navigation, secondary) = pair()
    let delegate = Delegate(log)
    split.delegate = delegate
    let window = show(split, on: "iPhone 6 Plus")
    #expect(!split.isCollapsed && split.traitCollection.horizontalSizeClass == .regular)
    _ = log.take()
    window.rotate(to: .portrait)
    clock.advance(by: 1)
    func calls() -> [String] {
      log.take().filter {
        !$0.contains("Insets") && !$0.contains("Margins") && !$0.contains(".view.")
          && !$0.contains("Constraints")
      }
    }
    let collapse = calls()
    #expect(
      collapse == [
        // Told before: either will fill the view.
        "P.willTransition", "S.willTransition", "P.viewWillTransition(to:414x736)",
        "S.viewWillTransition(to:414x736)",
        // Both are applied, along the views from the back to the front.
        "S.traitCollectionDidChange", "P.traitCollectionDidChange",
        // The secondary controller leaves the split view and goes on top of the primary's stack.
        "S.willMove(toParent:nil)", "S.viewWillDisappear", "S.viewDidDisappear",
        "S.didMove(toParent:nil)", "delegate.collapse", "S.willMove(toParent:parent)",
        "P.viewWillDisappear", "S.viewWillAppear", "S.viewIsAppearing",
        "P.viewWillLayoutSubviews", "P.viewDidLayoutSubviews", "S.viewWillLayoutSubviews",
        "S.viewDidLayoutSubviews", "delegate.didCollapse",
        // With the next turn the exchange has ended.
        "P.viewDidDisappear", "S.viewDidAppear", "S.didMove(toParent:parent)",
      ])
    #expect(split.isCollapsed && split.viewControllers == [navigation])
    #expect(navigation.viewControllers.last === secondary)
    #expect(navigation.view.frame == window.bounds)
    window.rotate(to: .landscape)
    clock.advance(by: 1)
    let expand = calls().filter { $0.hasPrefix("delegate") }
    #expect(
      expand == [
        "delegate.separate", "delegate.willChangeTo(oneBesideSecondary)", "delegate.didExpand",
      ])
    #expect(split.viewControllers == [navigation, secondary])
    #expect(secondary.view.superview === split.view && secondary.parent === split)
    // 736 wide: two fifths are 294.4; the hairline is a third of a point.
    #expect(navigation.view.frame.width == 736 * 0.4)
  }

  @Test("A dropped secondary controller comes back when the split view expands")
  func dropped() {
    let (split, navigation, secondary) = pair()
    let delegate = Delegate(log)
    delegate.dropsSecondary = true
    split.delegate = delegate
    let window = show(split, on: "iPhone 6 Plus", orientation: .portrait)
    #expect(split.isCollapsed && navigation.viewControllers.count == 1)
    #expect(secondary.parent == nil)
    window.rotate(to: .landscape)
    clock.advance(by: 1)
    #expect(split.viewControllers == [navigation, secondary])
  }

  @Test("A primary controller that is no stack keeps to itself")
  func plainPrimary() {
    let split = UISplitViewController()
    let primary = UIViewController()
    split.viewControllers = [primary, UIViewController()]
    _ = show(split, on: "iPhone 6", orientation: .portrait)
    #expect(split.viewControllers == [primary] && primary.view.frame == split.view.bounds)
  }

  @Test("showDetail replaces the secondary column, or goes on top of the stack")
  func showDetail() {
    let (split, navigation, _) = pair()
    let window = show(split, on: "iPhone 6 Plus")
    let detail = UIViewController()
    navigation.topViewController?.showDetailViewController(detail, sender: nil)
    #expect(split.viewControllers == [navigation, detail])
    window.rotate(to: .portrait)
    clock.advance(by: 1)
    let next = UIViewController()
    navigation.viewControllers[0].showDetailViewController(next, sender: nil)
    clock.advance(by: 1)
    #expect(navigation.topViewController === next && split.isCollapsed)
    window.rotate(to: .landscape)
    clock.advance(by: 1)
    #expect(split.viewControllers == [navigation, next])
    #expect(navigation.viewControllers.count == 2)
    let lone = UIViewController()
    window.rootViewController = lone
    let modal = UIViewController()
    lone.showDetailViewController(modal, sender: nil)
    #expect(lone.presentedViewController === modal)
  }

  @Test("Columns lie on top of one another in compact width, up to the top column")
  func columnsCollapse() {
    let split = UISplitViewController(style: .doubleColumn)
    let delegate = Delegate(log)
    split.delegate = delegate
    let primary = UIViewController()
    let secondary = UIViewController()
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let window = show(split, on: "iPhone 6 Plus", orientation: .portrait)
    #expect(split.isCollapsed && primary.navigationController?.viewControllers.count == 2)
    #expect(primary.navigationController?.topViewController === secondary)
    split.show(.primary)
    clock.advance(by: 1)
    #expect(primary.navigationController?.topViewController === primary)
    window.rotate(to: .landscape)
    clock.advance(by: 1)
    #expect(!split.isCollapsed && secondary.view.window === window)
    #expect(secondary.navigationController !== primary.navigationController)
    delegate.topColumn = .primary
    window.rotate(to: .portrait)
    clock.advance(by: 1)
    #expect(primary.navigationController?.viewControllers == [primary])
    split.show(.secondary)
    clock.advance(by: 1)
    #expect(primary.navigationController?.topViewController === secondary)
    let pushed = UIViewController()
    primary.navigationController?.pushViewController(pushed, animated: false)
    window.rotate(to: .landscape)
    clock.advance(by: 1)
    #expect(secondary.navigationController?.viewControllers == [secondary, pushed])
    #expect(primary.navigationController?.viewControllers == [primary])
  }

  @Test("A controller for compact width takes the columns' place")
  func compactColumn() {
    let split = UISplitViewController(style: .doubleColumn)
    let compact = UITabBarController()
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.setViewController(compact, for: .compact)
    let window = show(split, on: "iPhone 6 Plus", orientation: .portrait)
    #expect(compact.view.window === window)
    window.rotate(to: .landscape)
    clock.advance(by: 1)
    #expect(compact.view.window == nil && split.viewControllers.count == 2)
  }

  @Test("CT-10 each column hears of the size it will have")
  func sizes() {
    let (split, _, _) = pair()
    split.preferredDisplayMode = .oneBesideSecondary
    let window = show(split)
    _ = log.take()
    window.rotate(to: .portrait)
    // 768 wide: two fifths are 307.2.
    #expect(
      log.take().filter { $0.contains("viewWillTransition") } == [
        "P.viewWillTransition(to:307.2x1024)", "S.viewWillTransition(to:460.3x1024)",
      ])
  }

  @Test("A split view is not pushed")
  func refusedPush() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let raised = recordingExceptions {
      navigation.pushViewController(UISplitViewController(), animated: false)
    }
    #expect(
      raised.first?.reason
        == "Split View Controllers cannot be pushed to a Navigation Controller \(navigation)")
    #expect(navigation.viewControllers.count == 1)
  }
}
