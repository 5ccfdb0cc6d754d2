import Foundation
import PortableUIKit
import Testing

/// Random changes of what is shown, each followed by the turns in which it settles: whose view is in
/// a visible window, with all parents, has appeared; everybody hears of a change once, in order, and
/// of nothing else.
///
/// Who is visible is worked out from the tree of views alone, not from what controllers know.
@MainActor @Suite struct RandomAppearanceTests {
  /// What the controllers of a world were told, in order.
  private final class Journal {
    struct Entry {
      let controller: UIViewController
      let call: String
    }

    var entries: [Entry] = []

    func note(_ controller: UIViewController, _ call: String) {
      entries.append(Entry(controller: controller, call: call))
    }

    func calls(of controller: UIViewController, where isWanted: (String) -> Bool) -> [String] {
      entries.filter { $0.controller === controller && isWanted($0.call) }.map(\.call)
    }

    func position(of controller: UIViewController, _ call: String) -> Int? {
      entries.firstIndex { $0.controller === controller && $0.call.hasPrefix(call) }
    }
  }

  private final class Screen: UIViewController {
    let journal: Journal

    init(_ journal: Journal) {
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewWillAppear(_ animated: Bool) { journal.note(self, "will appear \(animated)") }
    override func viewIsAppearing(_ animated: Bool) {
      journal.note(self, "is appearing \(animated)")
    }
    override func viewDidAppear(_ animated: Bool) { journal.note(self, "did appear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) {
      journal.note(self, "will disappear \(animated)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      journal.note(self, "did disappear \(animated)")
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      journal.note(self, "will move \(parent.map { "\(ObjectIdentifier($0))" } ?? "away")")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      journal.note(self, "did move \(parent.map { "\(ObjectIdentifier($0))" } ?? "away")")
    }
  }

  @MainActor private final class World {
    var random: SplitMix
    let clock = ManualFrameClock()
    let window: UIWindow
    let journal = Journal()
    let tabs = UITabBarController()
    let navigation = UINavigationController()
    /// Controllers with children of their own.
    let roots: [Screen]
    let panels: [Screen]
    var screens: [Screen] = []
    /// How controllers are expected to hear of moves, by the change that is made.
    var moves: [ObjectIdentifier: [String]] = [:]

    init(seed: Int) {
      random = SplitMix(state: UInt64(seed))
      window = makeWindow("iPad", clock: clock)
      let journal = journal
      roots = (0..<2).map { _ in Screen(journal) }
      panels = (0..<2).map { _ in Screen(journal) }
      screens = roots + panels
      tabs.viewControllers = [navigation] + panels
      navigation.viewControllers = [newScreen()]
      window.rootViewController = tabs
      settle()
    }

    func newScreen() -> Screen {
      let screen = Screen(journal)
      screens.append(screen)
      return screen
    }

    func settle() {
      clock.advance(by: 1)
      clock.tick()
    }

    /// Whether a controller's view can be seen: the view is under the window, which is shown, and so
    /// is the view of its parent.
    func isVisible(_ controller: UIViewController) -> Bool {
      guard !window.isHidden, let view = controller.viewIfLoaded, view.isDescendant(of: window)
      else { return false }
      return controller.parent.map { isVisible($0) } ?? true
    }

    private var hosts: [Screen] { roots + panels }

    private var free: Screen {
      screens.first { screen in
        screen.parent == nil && screen.presentingViewController == nil
          && !roots.contains { $0 === screen } && !panels.contains { $0 === screen }
      } ?? newScreen()
    }

    private func expectMoves(_ controller: UIViewController, _ calls: [String]) {
      moves[ObjectIdentifier(controller), default: []] += calls
    }

    private func name(_ parent: UIViewController) -> String { "\(ObjectIdentifier(parent))" }

    /// Expects what a container tells those that come and those that leave.
    private func expectExchange(
      in parent: UIViewController, from old: [UIViewController], to new: [UIViewController]
    ) {
      for controller in old where !new.contains(where: { $0 === controller }) {
        expectMoves(controller, ["will move away", "did move away"])
      }
      for controller in new where !old.contains(where: { $0 === controller }) {
        expectMoves(controller, ["will move \(name(parent))", "did move \(name(parent))"])
      }
    }

    /// Makes one random change and answers what it was, and whether it is to be an animation.
    func change() -> (note: String, isAnimated: Bool) {
      moves = [:]
      let isAnimated = random.below(3) == 0
      let kind = random.below(12)
      switch kind {
      case 0:
        let root: UIViewController? = [tabs, roots[0], roots[1], nil][random.below(4)]
        guard root?.presentingViewController == nil else { return ("nothing", false) }
        window.rootViewController = root
        return ("root \(root.map { "\(type(of: $0))" } ?? "none")", false)
      case 1:
        tabs.selectedIndex = random.below(3)
        return ("tab \(tabs.selectedIndex)", false)
      case 2:
        let screen = free
        let old = navigation.viewControllers
        navigation.pushViewController(screen, animated: isAnimated)
        expectExchange(in: navigation, from: old, to: old + [screen])
        return ("push", isAnimated)
      case 3:
        let old = navigation.viewControllers
        navigation.popViewController(animated: isAnimated)
        expectExchange(in: navigation, from: old, to: navigation.viewControllers)
        return ("pop", isAnimated)
      case 4:
        let old = navigation.viewControllers
        var new = old.filter { _ in random.below(2) == 0 }
        if new.isEmpty || random.below(2) == 0 { new.append(free) }
        if random.below(2) == 0 { new.reverse() }
        navigation.setViewControllers(new, animated: isAnimated)
        expectExchange(in: navigation, from: old, to: new)
        return ("stack of \(new.count)", isAnimated)
      case 5:
        let host = hosts[random.below(hosts.count)]
        let child = free
        host.addChild(child)
        host.view.addSubview(child.view)
        child.didMove(toParent: host)
        expectExchange(in: host, from: [], to: [child])
        return ("child", false)
      case 6:
        let host = hosts[random.below(hosts.count)]
        guard let child = host.children.randomElement(using: &random) else {
          return ("nothing", false)
        }
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
        expectExchange(in: host, from: [child], to: [])
        return ("child leaves", false)
      case 7:
        let host = hosts[random.below(hosts.count)]
        guard let child = host.children.randomElement(using: &random) else {
          return ("nothing", false)
        }
        if child.view.superview == nil {
          host.view.addSubview(child.view)
        } else {
          child.view.removeFromSuperview()
        }
        return ("view of child", false)
      case 8:
        guard !window.isHidden,
          let presenter = screens.filter({ isVisible($0) && $0.presentedViewController == nil })
            .randomElement(using: &random)
        else { return ("nothing", false) }
        let screen = free
        guard screen !== presenter, !presenter.isDescendantController(of: screen) else {
          return ("nothing", false)
        }
        let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen]
        screen.modalPresentationStyle = styles[random.below(3)]
        presenter.present(screen, animated: isAnimated)
        return ("present \(screen.modalPresentationStyle)", isAnimated)
      case 9:
        guard
          let presenter = (screens as [UIViewController] + [tabs]).first(where: {
            $0.presentedViewController != nil && $0.parent == nil
          })
        else { return ("nothing", false) }
        presenter.dismiss(animated: isAnimated)
        return ("dismiss", isAnimated)
      case 10:
        window.isHidden.toggle()
        return ("window", false)
      default:
        let old = tabs.viewControllers ?? []
        let new: [UIViewController] = random.below(2) == 0 ? [navigation] : [navigation] + panels
        tabs.viewControllers = new
        expectExchange(in: tabs, from: old, to: new)
        return ("tabs", false)
      }
    }
  }

  @Test(
    "LC-21 to LC-26, CT-1 everybody hears once of what changes, and of nothing else",
    arguments: 0..<200)
  func changes(seed: Int) {
    let warningHandler = UIViewController.warningHandler
    UIViewController.warningHandler = nil
    defer { UIViewController.warningHandler = warningHandler }
    let world = World(seed: seed)
    var notes: [String] = []
    for step in 0..<20 {
      let known = world.screens
      let before = known.map { world.isVisible($0) }
      world.journal.entries = []
      let (change, isAnimated) = world.change()
      world.settle()
      notes.append(change)
      let note = Comment(rawValue: "seed \(seed), step \(step): \(notes.suffix(6))")
      for screen in world.screens {
        let wasVisible = known.firstIndex { $0 === screen }.map { before[$0] } ?? false
        check(screen, in: world, wasVisible: wasVisible, isAnimated: isAnimated, note)
      }
      checkOrder(in: world, note)
      // In a turn in which nothing changes nobody hears anything.
      let count = world.journal.entries.count
      world.settle()
      #expect(world.journal.entries.count == count, note)
    }
  }

  private func check(
    _ screen: Screen, in world: World, wasVisible: Bool, isAnimated: Bool, _ note: Comment
  ) {
    let isVisible = world.isVisible(screen)
    let told = world.journal.calls(of: screen) { !$0.contains("move") }
    let names = told.map { $0.split(separator: " ").dropLast().joined(separator: " ") }
    switch (wasVisible, isVisible) {
    case (false, true): #expect(names == ["will appear", "is appearing", "did appear"], note)
    case (true, false): #expect(names == ["will disappear", "did disappear"], note)
    default: #expect(names == [], note)
    }
    // One change is one transition, with or without animation throughout.
    if !isAnimated { #expect(told.allSatisfy { $0.hasSuffix("false") }, note) }
    #expect(Set(told.map { $0.hasSuffix("true") }).count <= 1, note)
    let moves = world.journal.calls(of: screen) { $0.contains("move") }
    #expect(moves == world.moves[ObjectIdentifier(screen)] ?? [], note)
  }

  /// Parents hear before their children, and those that leave have left before others have come.
  private func checkOrder(in world: World, _ note: Comment) {
    let journal = world.journal
    for screen in world.screens {
      guard let parent = screen.parent as? Screen else { continue }
      for call in ["will appear", "will disappear", "did appear", "did disappear"] {
        guard let mine = journal.position(of: screen, call),
          let parents = journal.position(of: parent, call)
        else { continue }
        #expect(parents < mine, note)
      }
    }
  }
}

extension UIViewController {
  fileprivate func isDescendantController(of other: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let controller = current {
      if controller === other { return true }
      current = controller.parent ?? controller.presentingViewController
    }
    return false
  }
}
