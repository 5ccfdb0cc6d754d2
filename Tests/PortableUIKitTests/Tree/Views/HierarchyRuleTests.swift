import Foundation
import LifecycleTracing
import PortableUIKit
import Testing

/// Rules of part 1 on the hierarchy, and misuse of it.
@MainActor @Suite struct HierarchyRuleTests {
  @Test("HIE-7 removing without a superview does nothing; with one, crossing constraints go")
  func removal() {
    let view = UIView()
    view.removeFromSuperview()
    let superview = UIView()
    superview.addSubview(view)
    let crossing = view.leadingAnchor.constraint(equalTo: superview.leadingAnchor)
    let own = view.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([crossing, own])
    view.removeFromSuperview()
    #expect(!crossing.isActive && own.isActive && superview.constraints.isEmpty)
  }

  @Test("HIE-10 a child's view belongs under its parent's; elsewhere it is refused")
  func parentInconsistency() {
    let parent = UIViewController()
    let other = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    let inner = UIView()
    other.view.addSubview(inner)
    let raised = recordingExceptions { inner.addSubview(child.view) }
    #expect(raised.first?.name == "UIViewControllerHierarchyInconsistency")
    #expect(raised.first?.reason.hasPrefix("child view controller:") == true)
    #expect(raised.first?.reason.contains("should have parent view controller:") == true)
    #expect(child.view.superview == nil && inner.subviews.isEmpty)
    parent.view.addSubview(child.view)
    #expect(child.view.superview === parent.view)
  }

  @Test("HIE-11 siblings may overlap; the later one is in front")
  func overlap() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let views = [UIView(frame: root.bounds), UIView(frame: root.bounds)]
    for view in views { root.addSubview(view) }
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === views[1])
    root.bringSubviewToFront(views[0])
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === views[0])
  }

  @Test("HIE-14 superview callbacks reach the moved view only, window callbacks its subtree")
  func callbacks() {
    let window = makeWindow()
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    let trace = LifecycleTrace(.hierarchy)
    trace.record(view, as: "view")
    trace.record(inner, as: "inner")
    window.addSubview(view)
    #expect(
      trace.takeCalls().filter { $0.hasPrefix("inner") } == [
        "inner.willMove(toWindow: UIWindow)", "inner.didMoveToWindow",
      ])
    let elsewhere = UIView()
    window.addSubview(elsewhere)
    elsewhere.addSubview(view)
    #expect(trace.takeCalls() == ["view.willMove(toSuperview: UIView)", "view.didMoveToSuperview"])
  }

  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("HIE-15, RC-5 the first responder needs a window and resigns when it leaves it")
  func firstResponder() {
    let window = makeWindow()
    let container = UIView()
    let (first, second) = (Field(), Field())
    container.addSubview(first)
    container.addSubview(second)
    #expect(!first.becomeFirstResponder() && !UIView().becomeFirstResponder())
    window.addSubview(container)
    #expect(!container.becomeFirstResponder())
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
    #expect(second.becomeFirstResponder() && !first.isFirstResponder)
    container.removeFromSuperview()
    #expect(!second.isFirstResponder)
    window.addSubview(container)
    #expect(!second.isFirstResponder)
  }

  @Test("HIE-16 entering a window starts the appearance of controllers in the subtree")
  func appearance() {
    let window = makeWindow()
    let controller = UIViewController()
    let trace = LifecycleTrace(.appearance)
    trace.record(controller, as: "C")
    let container = UIView()
    container.addSubview(controller.view)
    #expect(trace.takeCalls() == [])
    window.addSubview(container)
    #expect(trace.takeCalls() == ["C.viewWillAppear(false)", "C.viewIsAppearing(false)"])
    window.performTurn()
    #expect(trace.takeCalls() == ["C.viewDidAppear(false)"])
  }

  @Test("HIE-17 adding, removing and reordering subviews mark the superview for layout")
  func marks() {
    let window = makeWindow()
    let superview = UIView()
    let views = [UIView(), UIView()]
    window.addSubview(superview)
    window.performTurn()
    let trace = LifecycleTrace(.layout)
    trace.record(superview, as: "S")
    let changes: [() -> Void] = [
      { superview.addSubview(views[0]) }, { superview.addSubview(views[1]) },
      { superview.sendSubviewToBack(views[1]) },
      { superview.exchangeSubview(at: 0, withSubviewAt: 1) }, { views[0].removeFromSuperview() },
    ]
    for change in changes {
      change()
      window.performTurn()
      #expect(trace.takeCalls() == ["S.layoutSubviews"])
    }
  }

  @Test("HT-6 an override of point(inside:with:) or hitTest reroutes touches")
  func rerouting() {
    final class Round: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let round = Round(frame: root.bounds)
    root.addSubview(round)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === round)
    #expect(root.hitTest(CGPoint(x: 2, y: 2), with: nil) === root)
  }

  @Test("RC-1 the chain leads from a view to its controller and on to the superview")
  func chain() {
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.next === controller.view && controller.view.next === controller)
  }

  @Test(
    "RC-2, RC-3, RC-4 the chain goes through controllers to the window, its scene and the application"
  )
  func wholeChain() {
    func chain(_ first: UIResponder) -> [UIResponder] {
      Array(sequence(first: first) { $0.next }.dropFirst())
    }
    // An app that another suite started has a delegate, to which the chain goes on.
    let delegate = UIApplication.shared.delegate
    UIApplication.shared.delegate = nil
    defer { UIApplication.shared.delegate = delegate }
    let window = makeWindow()
    let (root, child, modal) = (UIViewController(), UIViewController(), UIViewController())
    window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let end = [window, window.windowScene, UIApplication.shared].compactMap { $0 }
    #expect(chain(child.view) == [child, root.view, root] + end)
    root.present(modal, animated: false)
    window.performTurn()
    #expect(chain(modal.view) == [modal, root] + end)
    #expect(UIApplication.shared.next == nil)
  }

  @Test("LAY-1 a view's layer is of its layer class, and has its geometry")
  func layerClass() {
    final class Ring: CALayer {
      var width: CGFloat = 3
    }
    final class RingView: UIView {
      override class var layerClass: AnyClass { Ring.self }
    }
    let view = RingView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect((view.layer as? Ring)?.width == 3 && view.layer.frame == view.frame)
    #expect(type(of: UIView().layer) == CALayer.self && view.layer === view.layer)
    view.layer.position.x = 100
    #expect(view.center.x == 100 && Ring().frame == .zero)
  }

  @Test("DR-10 for a page a view draws what it draws otherwise, unless it says so")
  func printing() {
    final class Page: UIView {
      var drawn: [CGRect] = []
      override func draw(_ rect: CGRect) { drawn.append(rect) }
    }
    let page = Page()
    let rect = CGRect(x: 0, y: 0, width: 5, height: 6)
    page.draw(rect, for: UIViewPrintFormatter(view: page))
    #expect(page.drawn == [rect])
  }

  @Test("WIN-1, WIN-2 a window is a view, and its own window")
  func window() {
    let window = makeWindow()
    let view = UIView()
    window.addSubview(view)
    #expect(window.window === window && view.window === window && UIView().window == nil)
    #expect((window as UIView).subviews == [view])
  }

  @Test("AL-66 a transform does not change a view's share of the safe area")
  func transformedSafeArea() {
    let window = makeWindow()
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    #expect(view.safeAreaInsets.top == 20)
    view.transform = CGAffineTransform(translationX: 0, y: 300)
    window.performTurn()
    #expect(view.safeAreaInsets.top == 20)
  }

  @Test("AL-73 without a keyboard its guide is a strip as high as the bottom safe area")
  func keyboard() {
    let window = makeWindow("iPhone 11 Pro")
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let bar = constrained(UIView(), in: view)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.performTurn()
    #expect(view.keyboardLayoutGuide.layoutFrame.height == view.safeAreaInsets.bottom)
    #expect(bar.frame.maxY == window.bounds.height - 34)
    #expect(view.keyboardLayoutGuide.identifier == "UIViewKeyboardLayoutGuide")
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    window.performTurn()
    #expect(bar.frame.maxY == window.bounds.height)
  }

  @Test("AL-73 the guide covers what the docked keyboard covers, and moves with it")
  func dockedKeyboard() {
    let clock = ManualFrameClock()
    // 375 by 812 points.
    let window = makeWindow("iPhone 11 Pro", clock: clock)
    let view = UIView(frame: window.bounds)
    let card = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 500))
    window.addSubview(view)
    view.addSubview(card)
    let bars = [view, card].map { owner in
      let bar = constrained(UIView(), in: owner)
      NSLayoutConstraint.activate([
        bar.bottomAnchor.constraint(equalTo: owner.keyboardLayoutGuide.topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 40),
      ])
      return bar
    }
    window.performTurn()
    #expect(bars[0].frame.maxY == 778 && bars[1].frame.maxY == 500)
    window.screen.keyboard = .docked(height: 336)
    // The keyboard's top is at 476; the card ends at 600, which is 124 below.
    #expect(bars[0].frame.maxY == 476 && bars[1].frame.maxY == 376)
    #expect(
      card.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 376, width: 375, height: 124))
    // It is on its way for a quarter of a second.
    #expect(bars[0].layer.presentation()?.position.y == 758)
    clock.advance(by: 0.25)
    #expect(bars[0].layer.presentation()?.position.y == 456)
    window.rotate(to: .landscape)
    clock.advance(by: 1)
    view.frame = window.bounds
    window.performTurn()
    #expect(bars[0].frame.maxY == 39)
    window.screen.keyboard = nil
    #expect(bars[0].frame.maxY == 354)
  }

  @Test("TR-18, TR-1 views hear of traits by traitCollectionDidChange, each environment has traits")
  func viewTraits() {
    let window = makeWindow("iPhone 8")
    let view = UIView()
    window.addSubview(view)
    window.performTurn()
    let trace = LifecycleTrace([.traits, .transitions])
    trace.record(view, as: "V")
    window.rotate(to: .landscape)
    #expect(
      trace.takeText() == "V.traitCollectionDidChange = verticalSizeClass regular → compact")
    #expect(window.screen.traitCollection.verticalSizeClass == .compact)
    #expect(window.traitCollection.verticalSizeClass == .compact)
  }

  @Test("TR-11, TR-12 traits change by rotation, by a container's change and by an override")
  func reasons() {
    let window = makeWindow("iPhone 8 Plus")
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    window.performTurn()
    let trace = LifecycleTrace(.traits)
    trace.record(child, as: "C", viewAs: "V")
    window.rotate(to: .landscape)
    #expect(
      trace.takeText().contains(
        "C.traitCollectionDidChange = horizontalSizeClass compact → regular, verticalSizeClass regular → compact"
      ))
    parent.traitOverrides.horizontalSizeClass = .compact
    window.performTurn()
    #expect(
      trace.takeText().hasPrefix(
        "C.traitCollectionDidChange = horizontalSizeClass regular → compact"))
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    window.performTurn()
    #expect(
      trace.takeText().hasPrefix(
        "C.traitCollectionDidChange = horizontalSizeClass compact → regular"))
  }

  @Test("TR-19 a right prediction is no change, a wrong one is told; traits come before layout")
  func prediction() {
    let main = UIScreen.main
    defer { UIScreen.main = main }
    let window = makeWindow("iPhone 8")
    UIScreen.main = window.screen
    let predicted = UIView()
    let trace = LifecycleTrace([.traits, .layout])
    trace.record(predicted, as: "A")
    window.addSubview(predicted)
    window.performTurn()
    #expect(trace.takeCalls() == ["A.layoutSubviews"])
    let elsewhere = UIView()
    elsewhere.traitOverrides.userInterfaceStyle = .dark
    window.addSubview(elsewhere)
    let surprised = UIView()
    trace.record(surprised, as: "B")
    elsewhere.addSubview(surprised)
    window.performTurn()
    #expect(
      trace.takeText() == """
        B.traitCollectionDidChange = userInterfaceStyle light → dark
        B.layoutSubviews = 0×0
        """)
  }

  @Test("TR-2, TR-4 environments in a window have every trait of the system")
  func completeness() {
    let traits = makeWindow().traitCollection
    #expect(traits.horizontalSizeClass != .unspecified && traits.verticalSizeClass != .unspecified)
    #expect(traits.displayScale > 0 && traits.userInterfaceIdiom != .unspecified)
    #expect(traits.layoutDirection != .unspecified && traits.userInterfaceStyle != .unspecified)
    #expect(traits.preferredContentSizeCategory != .unspecified)
  }

  @Test("TR-23 overrides lie over what is inherited, and nil takes a child's back")
  func overrides() {
    let window = makeWindow("iPhone 8")
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    child.traitOverrides.userInterfaceStyle = .dark
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    window.performTurn()
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.verticalSizeClass == .regular)
    parent.setOverrideTraitCollection(nil, forChild: child)
    window.performTurn()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("TR-27, CM-5, AL-56 an image view shows the variant for its traits, with its size")
  func imageVariants() {
    let asset = UIImageAsset()
    let light = UIImage(name: "light", size: CGSize(width: 20, height: 10))
    let dark = UIImage(name: "dark", size: CGSize(width: 30, height: 10))
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light.imageAsset === asset)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
    #expect(asset.image(with: UITraitCollection()) === light)
    let window = makeWindow()
    let view = constrained(UIImageView(image: light), in: window)
    window.performTurn()
    #expect(view.bounds.width == 20)
    view.traitOverrides.userInterfaceStyle = .dark
    window.performTurn()
    #expect(view.bounds.width == 30 && view.intrinsicContentSize == dark.size)
    #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    asset.unregister(imageWith: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === light)
  }
}
