import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct ContainerTests {
  private let log = CallLog()

  /// Appearance and parent callbacks of controllers, in order.
  private func appearance() -> [String] {
    log.take().filter {
      $0.hasSuffix("ppear") || $0.hasSuffix("Appearing") || $0.contains("Parent")
    }
  }

  @Test("LC-26 push and pop: the old disappears around the new one's appearance")
  func pushAndPop() {
    let window = makeWindow()
    let a = RecordingController("A", log: log)
    let b = RecordingController("B", log: log)
    let navigation = UINavigationController(rootViewController: a)
    window.rootViewController = navigation
    window.performTurn()
    _ = log.take()
    navigation.pushViewController(b, animated: true)
    window.performTurn()
    #expect(
      appearance() == [
        "B.willMove(toParent:parent)", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing", "A.viewDidDisappear", "B.didMove(toParent:parent)", "B.viewDidAppear",
      ])
    #expect(a.view.superview == nil && b.view.window === window)
    #expect(navigation.topViewController === b && b.navigationController === navigation)
    #expect(navigation.popViewController(animated: true) === b)
    window.performTurn()
    #expect(
      appearance() == [
        "B.willMove(toParent:nil)", "B.viewWillDisappear", "A.viewWillAppear",
        "A.viewIsAppearing", "B.viewDidDisappear", "B.didMove(toParent:nil)", "A.viewDidAppear",
      ])
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test("CT-4 the bar reaches its child as safe area: 44 points below the status bar")
  func navigationBar() {
    let window = makeWindow("iPhone 11 Pro")
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    window.rootViewController = navigation
    window.performTurn()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
    window.rotate(to: .landscape)
    window.performTurn()
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 44, bottom: 21, right: 44))
    navigation.isNavigationBarHidden = true
    #expect(child.view.safeAreaInsets.top == 0)
  }

  @Test("CT-3, CT-5 a tab bar reserves 49 points; only the selected view is in the hierarchy")
  func tabBar() {
    let window = makeWindow("iPhone 11 Pro")
    let a = RecordingController("A", log: log)
    let b = RecordingController("B", log: log)
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    window.rootViewController = tabs
    window.performTurn()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 729, width: 375, height: 83))
    #expect(a.view.safeAreaInsets.bottom == 83 && !b.isViewLoaded)
    _ = log.take()
    tabs.selectedIndex = 1
    window.performTurn()
    #expect(
      appearance() == [
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear",
        "B.viewDidAppear",
      ])
    #expect(a.view.superview == nil && tabs.selectedViewController === b)
  }

  @Test("PR-4, PR-6 full screen removes the presenter, a sheet over it does not")
  func presentation() {
    let window = makeWindow()
    let presenter = RecordingController("P", log: log)
    let modal = RecordingController("M", log: log)
    window.rootViewController = presenter
    window.performTurn()
    _ = log.take()
    modal.modalPresentationStyle = .fullScreen
    presenter.present(modal, animated: true) { [log] in log.calls.append("completion ppear") }
    window.performTurn()
    #expect(
      appearance() == [
        "P.viewWillDisappear", "M.viewWillAppear", "M.viewIsAppearing", "P.viewDidDisappear",
        "M.viewDidAppear", "completion ppear",
      ])
    #expect(
      presenter.presentedViewController === modal && modal.presentingViewController === presenter)
    #expect(presenter.view.superview == nil && modal.view.frame == window.bounds)
    modal.dismiss(animated: true)
    window.performTurn()
    #expect(
      appearance() == [
        "M.viewWillDisappear", "P.viewWillAppear", "P.viewIsAppearing", "M.viewDidDisappear",
        "P.viewDidAppear",
      ])
    modal.modalPresentationStyle = .pageSheet
    presenter.present(modal, animated: true)
    window.performTurn()
    #expect(
      appearance() == ["M.viewWillAppear", "M.viewIsAppearing", "M.viewDidAppear"])
    #expect(presenter.view.superview === window)
  }

  @Test("PR-3 a form sheet is 540 by 620 on a tablet and fills a phone")
  func formSheet() {
    func presented(_ device: String) -> CGRect {
      let window = makeWindow(device)
      let presenter = UIViewController()
      window.rootViewController = presenter
      let modal = UIViewController()
      modal.modalPresentationStyle = .formSheet
      presenter.present(modal, animated: false)
      return modal.view.frame
    }
    #expect(presented("iPad") == CGRect(x: 114, y: 202, width: 540, height: 620))
    #expect(presented("iPhone 6") == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test("PR-5 presenting twice, or from outside the window, is refused with UIKit's words")
  func refusedPresentation() {
    var warnings: [String] = []
    UIViewController.warningHandler = { warnings.append($0) }
    defer { UIViewController.warningHandler = nil }
    let window = makeWindow()
    let presenter = UIViewController()
    UIViewController().present(UIViewController(), animated: false)
    #expect(warnings.first?.hasSuffix("whose view is not in the window hierarchy!") == true)
    window.rootViewController = presenter
    presenter.present(UIViewController(), animated: false)
    presenter.present(UIViewController(), animated: false)
    #expect(warnings.last?.contains("which is already presenting") == true && warnings.count == 2)
  }

  @Test("CT-1 a child moves between parents; CT-9 sizes are announced to the parent")
  func childMoves() {
    final class Parent: UIViewController {
      var sizes: [CGSize] = []

      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        sizes.append(container.preferredContentSize)
      }
    }
    let first = Parent()
    let second = Parent()
    let child = RecordingController("C", log: log)
    first.addChild(child)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child])
    #expect(first.sizes == [CGSize(width: 1, height: 2)] && second.sizes.isEmpty)
    #expect(log.take() == ["C.willMove(toParent:parent)", "C.willMove(toParent:parent)"])
  }

  @Test("A view belongs to one controller")
  func oneController() {
    let first = UIViewController()
    let second = UIViewController()
    let view = UIView()
    first.view = view
    let raised = recordingExceptions { second.view = view }
    #expect(raised.first?.name == "UIViewControllerHierarchyInconsistency")
    #expect(second.viewIfLoaded == nil && first.view === view)
  }
}
