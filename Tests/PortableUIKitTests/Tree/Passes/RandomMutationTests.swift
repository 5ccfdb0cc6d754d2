import Foundation
import PortableUIKit
import Testing

private enum Density: UITraitDefinition {
  static let defaultValue = 1
}

/// Random trees under random changes of every kind.
///
/// After each turn no view is dirty, every constrained frame is the engine's, safe areas are
/// those of the rule (AL-62), computed here anew, and each callback came exactly when its
/// value changed: the values told differ one from the next, and the last is the current one. What is
/// told to observers is what the methods of the class hear, in the same order.
@MainActor @Suite struct RandomMutationTests {
  /// What one view was told, in order.
  private final class History: LifecycleObserver {
    var safeAreas: [UIEdgeInsets] = []
    var margins: [UIEdgeInsets] = []
    var traits: [(previous: UITraitCollection, new: UITraitCollection)] = []
    var windows: [ObjectIdentifier?] = []
    var superviews: [ObjectIdentifier?] = []
    var tints: [UIColor] = []
    /// The names of those that a ``Listener`` overrides.
    var names: [String] = []
    var count = 0

    func forget() {
      safeAreas = []
      margins = []
      traits = []
      windows = []
      superviews = []
      tints = []
      names = []
    }

    func willSend(_ callback: LifecycleCallback, to receiver: UIResponder) {
      count += 1
      switch callback {
      case .safeAreaInsetsDidChange(let insets), .viewSafeAreaInsetsDidChange(let insets):
        safeAreas.append(insets)
        names.append("safe area")
      case .layoutMarginsDidChange(let insets), .viewLayoutMarginsDidChange(let insets):
        margins.append(insets)
        names.append("margins")
      case .traitCollectionDidChange(let previous, let new):
        traits.append((previous, new))
        names.append("traits")
      case .didMoveToWindow(let window):
        windows.append(window.map { ObjectIdentifier($0) })
        names.append("window")
      case .didMoveToSuperview(let view):
        superviews.append(view.map { ObjectIdentifier($0) })
        names.append("superview")
      case .tintColorDidChange(let color):
        tints.append(color)
        names.append("tint")
      default: break
      }
    }
  }

  /// A view that notes what its own methods hear.
  private final class Listener: UIView {
    var names: [String] = []

    override func safeAreaInsetsDidChange() { names.append("safe area") }
    override func layoutMarginsDidChange() { names.append("margins") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      names.append("traits")
    }
    override func didMoveToWindow() { names.append("window") }
    override func didMoveToSuperview() { names.append("superview") }
    override func tintColorDidChange() { names.append("tint") }
  }

  private final class ListeningController: UIViewController {
    var names: [String] = []

    override func viewSafeAreaInsetsDidChange() { names.append("safe area") }
    override func viewLayoutMarginsDidChange() { names.append("margins") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      names.append("traits")
    }
  }

  /// The values of a view before a change.
  private struct Values {
    let safeArea: UIEdgeInsets
    let margins: UIEdgeInsets
    let traits: UITraitCollection
    let window: ObjectIdentifier?
    let tint: UIColor

    @MainActor init(_ view: UIView) {
      safeArea = view.safeAreaInsets
      margins = view.layoutMargins
      traits = view.traitCollection
      window = view.window.map { ObjectIdentifier($0) }
      tint = view.tintColor
    }
  }

  @MainActor private final class World {
    var random: SplitMix
    let window = makeWindow("iPhone 11 Pro")
    let controller = ListeningController()
    let controllerHistory = History()
    var views: [UIView] = []
    /// The superviews that each view was given since they were last looked at.
    var superviews: [ObjectIdentifier: [ObjectIdentifier?]] = [:]
    var histories: [History] = []
    private var ownTints: [ObjectIdentifier: UIColor] = [:]
    /// Leading, top, width and height of each view.
    var constraints: [[NSLayoutConstraint]] = []

    init(seed: Int) {
      random = SplitMix(state: UInt64(seed))
      controller.lifecycleObservers.append(controllerHistory)
      window.rootViewController = controller
      for _ in 0..<(3 + random.below(14)) { addView() }
      window.performTurn()
      window.performTurn()
    }

    private func addView() {
      let parent =
        views.isEmpty || random.below(4) == 0 ? controller.view! : views[random.below(views.count)]
      let view: UIView
      switch random.below(5) {
      case 0:
        let label = UILabel()
        label.text = "some words to wrap"
        label.numberOfLines = random.below(2)
        view = label
      case 1: view = UIScrollView()
      case 2: view = SizedView(CGFloat(random.below(60)), CGFloat(random.below(60)))
      default: view = Listener()
      }
      view.translatesAutoresizingMaskIntoConstraints = random.below(2) == 0
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(random.below(64)))
      view.frame = randomFrame()
      parent.addSubview(view)
      let history = History()
      view.lifecycleObservers.append(history)
      views.append(view)
      histories.append(history)
      constraints.append([])
      constrain(views.count - 1)
    }

    private func randomFrame() -> CGRect {
      CGRect(
        x: random.below(100) - 30, y: random.below(200) - 30, width: random.below(300),
        height: random.below(500))
    }

    /// Constraints of a view to its present superview.
    private func constrain(_ index: Int) {
      let view = views[index]
      NSLayoutConstraint.deactivate(constraints[index])
      constraints[index] = []
      guard !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else {
        return
      }
      let width = view.widthAnchor.constraint(equalToConstant: CGFloat(random.below(200)))
      let height = view.heightAnchor.constraint(equalToConstant: CGFloat(random.below(200)))
      height.priority = UILayoutPriority(Float(1 + random.below(999)))
      constraints[index] = [
        view.leadingAnchor.constraint(
          equalTo: random.below(2) == 0
            ? superview.leadingAnchor : superview.layoutMarginsGuide.leadingAnchor,
          constant: CGFloat(random.below(40))),
        view.topAnchor.constraint(
          equalTo: random.below(2) == 0
            ? superview.topAnchor : superview.safeAreaLayoutGuide.topAnchor,
          constant: CGFloat(random.below(40))), width, height,
      ]
      NSLayoutConstraint.activate(constraints[index].filter { _ in random.below(5) > 0 })
    }

    /// The nearest tint colour that was set at or above a view.
    func tint(of view: UIView) -> UIColor {
      var current: UIView? = view
      while let view = current {
        if let color = ownTints[ObjectIdentifier(view)] { return color }
        current = view.superview
      }
      return .systemBlue
    }

    /// Notes that a view is to get another superview, if that is another.
    private func note(_ view: UIView, in superview: UIView?) {
      guard view.superview !== superview else { return }
      superviews[ObjectIdentifier(view), default: []].append(
        superview.map { ObjectIdentifier($0) })
    }

    /// Makes one random change.
    func mutate() -> String {
      let index = random.below(views.count)
      let view = views[index]
      let kind = random.below(20)
      switch kind {
      case 0:
        let parent = views[random.below(views.count)]
        guard !parent.isDescendant(of: view) else { return "nothing" }
        note(view, in: parent)
        parent.addSubview(view)
        constrain(index)
      case 1:
        note(view, in: nil)
        view.removeFromSuperview()
      case 2:
        note(view, in: controller.view)
        controller.view.insertSubview(view, at: random.below(3))
        constrain(index)
      case 3, 4:
        guard let constraint = constraints[index].randomElement(using: &random) else { break }
        constraint.constant = CGFloat(random.below(120))
      case 5:
        guard let constraint = constraints[index].randomElement(using: &random) else { break }
        if constraint.isActive || constraint.items(areUnder: controller.view) {
          constraint.isActive.toggle()
        }
      case 6:
        guard let height = constraints[index].last, height.priority != .required else { break }
        height.priority = UILayoutPriority(Float(1 + random.below(999)))
      case 7: view.traitOverrides[Density.self] = random.below(3)
      case 8: view.traitOverrides.remove(Density.self)
      case 9:
        view.traitOverrides.layoutDirection = random.below(2) == 0 ? .rightToLeft : .leftToRight
      case 10: view.transform = CGAffineTransform(scaleX: CGFloat(1 + random.below(3)), y: 1)
      case 11: view.isHidden.toggle()
      case 12:
        view.layoutMargins = UIEdgeInsets(
          top: CGFloat(random.below(20)), left: CGFloat(random.below(20)),
          bottom: CGFloat(random.below(20)), right: CGFloat(random.below(20)))
      case 13: view.preservesSuperviewLayoutMargins.toggle()
      case 14: view.insetsLayoutMarginsFromSafeArea.toggle()
      case 15: view.bounds.origin.y = CGFloat(random.below(40))
      case 16:
        if let label = view as? UILabel {
          label.text = String(repeating: "word ", count: random.below(20))
        } else if let sized = view as? SizedView {
          sized.size = CGSize(width: random.below(90), height: random.below(90))
        } else if view.translatesAutoresizingMaskIntoConstraints {
          view.transform = .identity
          view.frame = randomFrame()
        }
      case 17:
        controller.additionalSafeAreaInsets.top = CGFloat(random.below(60))
      case 18: window.rotate(to: random.below(2) == 0 ? .landscape : .portrait)
      default:
        let color: UIColor? = [.red, .green, nil][random.below(3)]
        view.tintColor = color
        ownTints[ObjectIdentifier(view)] = color
      }
      return "\(kind) of \(index)"
    }
  }

  @Test(
    "After every turn all is settled and each callback came with its change", arguments: 0..<150)
  func mutations(seed: Int) {
    let handler = UIView.unsatisfiableConstraintsHandler
    UIView.unsatisfiableConstraintsHandler = nil
    defer { UIView.unsatisfiableConstraintsHandler = handler }
    let world = World(seed: seed)
    for step in 0..<8 {
      let before = world.views.map { Values($0) }
      for history in world.histories + [world.controllerHistory] { history.forget() }
      for case let view as Listener in world.views { view.names = [] }
      world.controller.names = []
      world.superviews = [:]
      let ownBefore = Values(world.controller.view)
      let change = (0...world.random.below(2)).map { _ in world.mutate() }
      world.window.performTurn()
      let note = Comment(rawValue: "seed \(seed), step \(step), changes \(change)")
      for (index, view) in world.views.enumerated() {
        check(view, before[index], world.histories[index], tint: world.tint(of: view), note)
        #expect(
          world.histories[index].superviews == world.superviews[ObjectIdentifier(view)] ?? [], note)
        if let view = view as? Listener {
          #expect(view.names == world.histories[index].names, note)
        }
      }
      let own = world.controllerHistory
      expectHistory(ownBefore.safeArea, own.safeAreas, world.controller.view.safeAreaInsets, note)
      expectHistory(ownBefore.margins, own.margins, world.controller.view.layoutMargins, note)
      #expect(world.controller.names == own.names, note)
      let counts = world.histories.map(\.count)
      world.window.performTurn()
      #expect(world.histories.map(\.count) == counts, note)
    }
  }

  private func check(
    _ view: UIView, _ before: Values, _ history: History, tint: UIColor, _ note: Comment
  ) {
    if view.window != nil { #expect(view.pendingPasses == [], note) }
    if canBeSeen(view) { #expect(!view.awaitsDrawing, note) }
    if view.window != nil, let frame = view.engineFrame {
      let placed = CGRect(
        x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
        width: view.bounds.width, height: view.bounds.height)
      #expect(isNear(placed, frame), note)
    }
    #expect(isNear(view.safeAreaInsets, expectedSafeArea(view)), note)
    expectHistory(before.safeArea, history.safeAreas, view.safeAreaInsets, note)
    expectHistory(before.margins, history.margins, view.layoutMargins, note)
    expectHistory(before.tint, history.tints, view.tintColor, note)
    #expect(view.tintColor == tint, note)
    expectHistory(
      before.window, history.windows, view.window.map { ObjectIdentifier($0) }, note)
    var traits = before.traits
    for change in history.traits {
      #expect(change.previous.changedTraits(from: traits).isEmpty, note)
      #expect(!change.new.changedTraits(from: change.previous).isEmpty, note)
      traits = change.new
    }
    #expect(view.traitCollection.changedTraits(from: traits).isEmpty, note)
  }

  /// Values told one after the other differ, from the one before to the present one.
  private func expectHistory<Value: Equatable>(
    _ before: Value, _ told: [Value], _ now: Value, _ note: Comment
  ) {
    #expect(zip([before] + told, told).allSatisfy { $0 != $1 }, note)
    #expect((told.last ?? before) == now, note)
  }

  // MARK: The rules, anew

  private func canBeSeen(_ view: UIView) -> Bool {
    guard view.window != nil else { return false }
    return sequence(first: view) { $0.superview }.allSatisfy { !$0.isHidden && $0.alpha > 0 }
  }

  private func expectedSafeArea(_ view: UIView) -> UIEdgeInsets {
    guard let superview = view.superview, !(superview is UIScrollView) else { return .zero }
    let insets = superview.safeAreaInsets
    let bounds = superview.bounds
    let frame = CGRect(
      x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2,
      width: view.bounds.width, height: view.bounds.height)
    func share(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      max(0, min(inset, inset - distance))
    }
    return UIEdgeInsets(
      top: share(insets.top, frame.minY - bounds.minY),
      left: share(insets.left, frame.minX - bounds.minX),
      bottom: share(insets.bottom, bounds.maxY - frame.maxY),
      right: share(insets.right, bounds.maxX - frame.maxX))
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    (a.minX - b.minX).magnitude < 1e-6 && (a.minY - b.minY).magnitude < 1e-6
      && (a.width - b.width).magnitude < 1e-6 && (a.height - b.height).magnitude < 1e-6
  }

  private func isNear(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> Bool {
    (a.top - b.top).magnitude < 1e-6 && (a.left - b.left).magnitude < 1e-6
      && (a.bottom - b.bottom).magnitude < 1e-6 && (a.right - b.right).magnitude < 1e-6
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint can be activated: all it mentions is in one tree.
  @MainActor fileprivate func items(areUnder root: UIView) -> Bool {
    [firstItem, secondItem].compactMap { $0 }.allSatisfy { item in
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return view?.isDescendant(of: root) == true
    }
  }
}
