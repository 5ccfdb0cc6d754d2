import Testing
import UIKit

/// The names that the count of apps brought, each by what it does.
@MainActor @Suite(.serialized) struct CountedNamesTests {
  private func window(_ device: String = "iPhone 16") throws -> UIWindow {
    let window = UIWindow(
      environment: try #require(DeviceEnvironment.named(device)), frameClock: ManualFrameClock())
    window.makeKeyAndVisible()
    return window
  }

  // MARK: Tabs

  private final class Watcher: UITabBarControllerDelegate, UITabBarDelegate {
    var calls: [String] = []
    var refused: UIViewController?

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("should \(viewController.title ?? "")")
      return viewController !== refused
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { calls.append("did \(viewController.title ?? "")") }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      calls.append("item \(item.title ?? "")")
    }
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// Three tabs share 393 points: 131 each, at the bottom. The tabs of a tablet are titles in the middle of the top.
  @Test(arguments: [("iPhone 16", false), ("iPad Pro 11", true)])
  func aTapOnATabShowsItsController(device: String, isAtTop: Bool) throws {
    let window = try window(device)
    let tabs = UITabBarController()
    let controllers = ["A", "B", "C"].map(controller)
    tabs.viewControllers = controllers
    let watcher = Watcher()
    tabs.delegate = watcher
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(isAtTop == (tabs.tabBar.frame.minY < 100))
    let finger = try TouchSimulator(window)
    func tap(_ share: CGFloat) throws {
      let bar = tabs.tabBar.frame
      // Three letters and their sides are about 130 points wide at the top.
      let width = isAtTop ? 120 : bar.width
      finger.perform(
        .tap(at: CGPoint(x: bar.midX + (share - 0.5) * width, y: bar.minY + 22)))
    }
    try tap(0.5)
    #expect(tabs.selectedIndex == 1 && controllers[1].view.window != nil)
    #expect(watcher.calls == ["should B", "did B"])
    watcher.refused = controllers[2]
    try tap(0.9)
    #expect(tabs.selectedIndex == 1 && watcher.calls.last == "should C")
    #expect(tabs.tabBar.selectedItem === controllers[1].tabBarItem)
    tabs.setTabBarHidden(true, animated: false)
    #expect(tabs.tabBar.isHidden)
  }

  @Test func aTapOnTheChosenTabGoesBackToTheRoot() throws {
    let window = try window()
    let stack = UINavigationController(rootViewController: controller("root"))
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, controller("other")]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    stack.pushViewController(controller("second"), animated: false)
    window.layoutIfNeeded()
    let bar = tabs.tabBar.frame
    let finger = try TouchSimulator(window)
    finger.perform(.tap(at: CGPoint(x: bar.minX + 40, y: bar.minY + 20)))
    #expect(stack.viewControllers.count == 1)
  }

  @Test func aBarByItselfTellsItsDelegate() throws {
    let window = try window()
    let bar = UITabBar(frame: CGRect(x: 0, y: 400, width: 300, height: 49))
    bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, selectedImage: nil) }
    bar.items?[0].isEnabled = false
    let watcher = Watcher()
    bar.delegate = watcher
    window.addSubview(bar)
    let finger = try TouchSimulator(window)
    finger.perform(.tap(at: CGPoint(x: 200, y: 420)))
    finger.perform(.tap(at: CGPoint(x: 20, y: 420)))
    #expect(watcher.calls == ["item B"] && bar.selectedItem === bar.items?[1])
  }

  // MARK: Bars

  private final class Keeper: UINavigationBarDelegate {
    var calls: [String] = []
    var keeps = true
    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      calls.append("should pop")
      return !keeps
    }
    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
      calls.append("popped \(item.title ?? "")")
    }
    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
      calls.append("pushed \(item.title ?? "")")
    }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  @Test func aNavigationBarAsksItsDelegate() {
    let bar = UINavigationBar()
    #expect(bar.barPosition == .top && UIToolbar().barPosition == .bottom)
    let keeper = Keeper()
    bar.delegate = keeper
    #expect(bar.barPosition == .topAttached)
    bar.pushItem(UINavigationItem(title: "a"), animated: false)
    #expect(bar.popItem(animated: false) == nil && bar.items?.count == 1)
    keeper.keeps = false
    #expect(bar.popItem(animated: false)?.title == "a")
    #expect(keeper.calls == ["pushed a", "should pop", "should pop", "popped a"])
  }

  // MARK: Menus

  @Test func entriesAreMadeWhenTheMenuOpens() throws {
    let window = try window()
    var made = 0
    var later: (([UIMenuElement]) -> Void)?
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIDeferredMenuElement { done in
        made += 1
        done([UIAction(title: "kept") { _ in }])
      },
      UIDeferredMenuElement.uncached { done in
        made += 10
        later = done
      },
    ])
    window.addSubview(button)
    func titles() -> [String] {
      func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
      return all(window).compactMap { ($0 as? UIButton)?.currentTitle }
    }
    #expect(made == 0)
    for opening in 1...2 {
      button.performPrimaryAction()
      #expect(made == 1 + 10 * opening)
      #expect(titles() == ["kept"])
      later?([UIAction(title: "late") { _ in }, UIAction(title: "later") { _ in }])
      #expect(titles() == ["kept", "late", "later"])
      window.subviews.last?.removeFromSuperview()
    }
  }

  // MARK: Lists

  /// The tree of a section: a has b and c, c has d.
  private var tree: NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "e"])
    tree.append(["b", "c"], to: "a")
    tree.append(["d"], to: "c")
    return tree
  }

  @Test func aSectionIsATree() {
    var tree = tree
    #expect(tree.items == ["a", "b", "c", "d", "e"] && tree.rootItems == ["a", "e"])
    #expect(tree.visibleItems == ["a", "e"])
    tree.expand(["c"])
    #expect(!tree.isVisible("d") && tree.visibleItems == ["a", "e"])
    tree.expand(["a"])
    #expect(tree.isVisible("d") && tree.visibleItems == ["a", "b", "c", "d", "e"])
    #expect(tree.level(of: "d") == 2 && tree.parent(of: "d") == "c" && tree.index(of: "d") == 3)
    tree.insert(["x"], before: "b")
    tree.insert(["y"], after: "a")
    #expect(tree.items == ["a", "x", "b", "c", "d", "y", "e"])
    #expect(tree.snapshot(of: "c", includingParent: true).items == ["c", "d"])
    #expect(tree.snapshot(of: "a").items == ["x", "b", "c", "d"])
    tree.delete(["c"])
    #expect(!tree.contains("d") && tree.items == ["a", "x", "b", "y", "e"])
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["n"])
    other.append(["m"], to: "n")
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["a", "n", "m", "y", "e"])
    tree.collapse(["a"])
    #expect(tree.visibleItems == ["a", "y", "e"])
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }

  @Test func aCollectionShowsTheOpenItems() throws {
    let window = try window()
    let collection = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    window.addSubview(collection)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var tree = tree
    source.apply(tree, to: 0, animatingDifferences: false)
    #expect(collection.numberOfItems(inSection: 0) == 2)
    tree.expand(["a"])
    source.apply(tree, to: 0, animatingDifferences: false)
    #expect(source.snapshot().itemIdentifiers == ["a", "b", "c", "e"])
    #expect(collection.numberOfItems(inSection: 0) == 4)
    #expect(source.snapshot(for: 0).items == ["a", "b", "c", "d", "e"])
    var flat = NSDiffableDataSourceSnapshot<Int, String>()
    flat.appendSections([0])
    flat.appendItems(["z"])
    source.apply(flat, animatingDifferences: false)
    #expect(source.snapshot(for: 0).items == ["z"])
  }

  // MARK: Files, screens

  private final class Opener: UIDocumentInteractionControllerDelegate {
    var calls = 0
    func documentInteractionControllerWillPresentOptionsMenu(_ c: UIDocumentInteractionController) {
      calls += 1
    }
  }

  @Test func aFileOffersItsActivities() throws {
    let window = try window()
    let host = UIViewController()
    window.rootViewController = host
    window.layoutIfNeeded()
    let file = UIDocumentInteractionController(url: URL(fileURLWithPath: "a.pdf"))
    let opener = Opener()
    file.delegate = opener
    #expect(file.name == "a.pdf" && !file.presentPreview(animated: false))
    #expect(!file.presentOptionsMenu(from: .zero, in: UIView(), animated: false))
    #expect(file.presentOptionsMenu(from: .zero, in: host.view, animated: false))
    #expect(host.presentedViewController is UIActivityViewController && opener.calls == 1)
    file.dismissMenu(animated: false)
    window.layoutIfNeeded()
    #expect(host.presentedViewController == nil)
  }

  @Test func theBrightnessIsKeptAndTold() throws {
    let screen = try window().screen
    var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIScreen.brightnessDidChangeNotification, object: screen, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    for value in [0.7, 0.7, 3] { screen.brightness = value }
    #expect(screen.brightness == 1 && told == 2)
  }

  @Test func aFocusGuideTakesPartInLayout() throws {
    let window = try window()
    let guide = UIFocusGuide()
    window.addLayoutGuide(guide)
    guide.preferredFocusEnvironments = [window]
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: window.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 30),
      guide.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 30, height: 40) && guide.isEnabled)
  }
}
