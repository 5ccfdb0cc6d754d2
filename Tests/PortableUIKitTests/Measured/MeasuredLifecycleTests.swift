import Foundation
import PortableUIKit
import Testing

/// The orders of calls that published traces of iOS 12 to 26 show, and probes of iOS 26.1.
@MainActor @Suite struct MeasuredLifecycleTests {
  private let log = CallLog()
  private let clock = ManualFrameClock()

  private func calls() -> [String] {
    log.take().filter {
      $0.hasSuffix("ppear") || $0.hasSuffix("Appearing") || $0.hasSuffix("viewDidLoad")
    }
  }

  @Test("UM-1506 a pushed view is loaded before the one below will disappear")
  func push() {
    let window = makeWindow(clock: clock)
    let navigation = UINavigationController(rootViewController: log.controller("A"))
    window.rootViewController = navigation
    clock.tick()
    _ = log.take()
    navigation.pushViewController(log.controller("B"), animated: false)
    clock.tick()
    #expect(
      calls() == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "A.viewDidDisappear", "B.viewDidAppear",
      ])
  }

  @Test("UM-1506 over the full screen the one that comes hears the end first")
  func present() {
    let window = makeWindow(clock: clock)
    let presenter = log.controller("A")
    window.rootViewController = presenter
    clock.tick()
    _ = log.take()
    let modal = log.controller("B")
    modal.modalPresentationStyle = .fullScreen
    presenter.present(modal, animated: false)
    clock.tick()
    #expect(
      calls() == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear", "A.viewDidDisappear",
      ])
    #expect(presenter.view.superview == nil)
  }

  /// Three published logs of iOS 12 to 16 show the same order.
  @Test(
    "UM-1506 as a full screen is dismissed, the one that comes back hears the end first",
    arguments: [false, true])
  func dismiss(animated: Bool) {
    let window = makeWindow(clock: clock)
    let presenter = log.controller("A")
    window.rootViewController = presenter
    let modal = log.controller("B")
    modal.modalPresentationStyle = .fullScreen
    clock.tick()
    presenter.present(modal, animated: false)
    clock.tick()
    _ = log.take()
    presenter.dismiss(animated: animated)
    clock.advance(by: 1)
    #expect(
      calls() == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
        "B.viewDidDisappear",
      ])
    #expect(presenter.presentedViewController == nil && presenter.view.superview === window)
  }

  @Test("UM-1506 of two tabs the one that comes hears the beginning first")
  func tabs() {
    let window = makeWindow(clock: clock)
    let tabs = UITabBarController()
    tabs.viewControllers = [log.controller("A"), log.controller("B")]
    window.rootViewController = tabs
    clock.tick()
    _ = log.take()
    tabs.selectedIndex = 1
    clock.tick()
    #expect(
      calls() == [
        "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "B.viewIsAppearing",
        "A.viewDidDisappear", "B.viewDidAppear",
      ])
  }

  @Test("UM-1506 of two pages that scroll the one that comes hears both first")
  func pages() {
    let window = makeWindow(clock: clock)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([log.controller("A")], direction: .forward, animated: false)
    window.rootViewController = pages
    clock.tick()
    _ = log.take()
    var completed = 0
    pages.setViewControllers([log.controller("B")], direction: .forward, animated: true) { _ in
      completed += 1
    }
    #expect(completed == 0)
    clock.advance(by: 1)
    #expect(
      calls() == [
        "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "B.viewIsAppearing",
        "B.viewDidAppear", "A.viewDidDisappear",
      ])
    #expect(completed == 1 && pages.children.count == 1)
  }

  @Test("UM-1507 viewIsAppearing comes after makeKeyAndVisible has returned, before the layout")
  func appearing() {
    let window = UIWindow(environment: .standard, frameClock: clock)
    window.rootViewController = log.controller("A")
    window.makeKeyAndVisible()
    #expect(calls() == ["A.viewDidLoad", "A.viewWillAppear"])
    window.layoutIfNeeded()
    let later = log.take()
    let appearing = later.firstIndex(of: "A.viewIsAppearing")
    let layout = later.firstIndex(of: "A.viewWillLayoutSubviews")
    #expect(appearing != nil && layout != nil && (appearing ?? 1) < (layout ?? 0))
    clock.tick()
    #expect(calls() == ["A.viewDidAppear"])
  }

  private final class Rows: UITableViewController {
    var steps: [String] = []
    private func note(_ call: String) {
      steps.append("\(call) \(tableView.indexPathForSelectedRow == nil ? "without" : "with")")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("will")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      note("is")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("did")
    }
  }

  @Test(
    "UM-1508 a selection is cleared after viewWillAppear, animated after viewIsAppearing",
    arguments: [false, true])
  func selection(animated: Bool) {
    let window = makeWindow(clock: clock)
    let rows = Rows(style: .plain)
    let navigation = UINavigationController(rootViewController: rows)
    window.rootViewController = navigation
    clock.tick()
    rows.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    navigation.pushViewController(UIViewController(), animated: false)
    clock.tick()
    rows.steps = []
    navigation.popViewController(animated: animated)
    clock.advance(by: 1)
    #expect(
      rows.steps == ["will with", animated ? "is with" : "is without", "did without"])
  }

  @Test("UM-1508 a controller that does not clear its selection keeps it")
  func keptSelection() {
    let window = makeWindow(clock: clock)
    let rows = Rows(style: .plain)
    rows.clearsSelectionOnViewWillAppear = false
    window.rootViewController = rows
    rows.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    clock.tick()
    #expect(rows.steps == ["will without", "is without", "did with"])
  }

  @Test("UM-1509 nothing is popped at the root, nor to the top")
  func pops() {
    let (root, top) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.popToRootViewController(animated: false) == nil)
    navigation.pushViewController(top, animated: false)
    #expect(navigation.popToViewController(top, animated: false) == nil)
    #expect(navigation.popToViewController(root, animated: false) == [top])
  }

  @Test("UM-1509 a controller's style reaches its view while that is detached")
  func style() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.view.superview == nil)
  }
}
