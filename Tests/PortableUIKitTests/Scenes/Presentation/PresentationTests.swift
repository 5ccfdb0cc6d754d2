import Foundation
import LifecycleTracing
import PortableUIKit
import Testing

@MainActor @Suite struct PresentationTests {
  private let log = CallLog()
  private let clock = ManualFrameClock()
  private let windows = HeldWindows()
  private let presenter: UIViewController
  private let modal: UIViewController

  init() {
    presenter = log.controller("P")
    modal = log.controller("M")
  }

  /// Appearance callbacks of controllers and notes of the test, in order.
  private func appearance() -> [String] {
    log.take().filter {
      $0.hasSuffix("ppear") || $0.hasSuffix("Appearing") || $0.hasPrefix("note")
    }
  }

  @discardableResult
  private func show(_ device: String = "iPhone 6") -> UIWindow {
    let window = makeWindow(device, clock: clock)
    window.rootViewController = presenter
    clock.tick()
    _ = log.take()
    windows.held.append(window)
    return window
  }

  private func note(_ name: String) { log.note("note \(name)") }

  @Test("PR-1 a context presentation covers the nearest controller that defines the context")
  func context() {
    let window = show()
    let context = UIViewController()
    let inner = UIViewController()
    presenter.addChild(context)
    presenter.view.addSubview(context.view)
    context.view.frame = CGRect(x: 10, y: 20, width: 200, height: 300)
    context.addChild(inner)
    context.view.addSubview(inner.view)
    context.definesPresentationContext = true
    modal.modalPresentationStyle = .overCurrentContext
    inner.present(modal, animated: false)
    clock.tick()
    #expect(modal.view.convert(modal.view.bounds, to: window) == context.view.frame)
    #expect(modal.presentingViewController === context)
    #expect(inner.presentedViewController === modal && context.view.superview != nil)
    modal.dismiss(animated: false)
    context.definesPresentationContext = false
    inner.present(modal, animated: false)
    #expect(modal.presentingViewController === presenter)
    #expect(modal.view.convert(modal.view.bounds, to: window) == window.bounds)
  }

  @Test("PR-1, PR-4 a current context takes the context's view away, and brings it back")
  func currentContext() {
    let window = show()
    let context = log.controller("C")
    presenter.addChild(context)
    presenter.view.addSubview(context.view)
    context.view.frame = CGRect(x: 0, y: 100, width: 375, height: 200)
    context.didMove(toParent: presenter)
    clock.tick()
    _ = log.take()
    context.definesPresentationContext = true
    modal.modalPresentationStyle = .currentContext
    context.present(modal, animated: false)
    clock.tick()
    #expect(context.view.superview == nil && presenter.view.superview === window)
    #expect(
      appearance() == [
        "C.viewWillDisappear", "M.viewWillAppear", "M.viewIsAppearing", "M.viewDidAppear",
        "C.viewDidDisappear",
      ])
    modal.dismiss(animated: false)
    clock.tick()
    #expect(context.view.frame == CGRect(x: 0, y: 100, width: 375, height: 200))
    #expect(context.view.superview === presenter.view)
  }

  @Test("PR-2 raw values, and automatic is a page sheet")
  func styles() {
    let raw: [(UIModalPresentationStyle, Int)] = [
      (.fullScreen, 0), (.pageSheet, 1), (.formSheet, 2), (.currentContext, 3), (.custom, 4),
      (.overFullScreen, 5), (.overCurrentContext, 6), (.popover, 7), (.none, -1),
      (.automatic, -2),
    ]
    for (style, value) in raw { #expect(style.rawValue == value) }
    #expect(UIViewController().modalPresentationStyle == .automatic)
    #expect(UIViewController().presentationController?.presentationStyle == .pageSheet)
    #expect(UIViewController().sheetPresentationController != nil)
  }

  @Test("PR-4, PR-6 full screen removes the presenter, with real timing")
  func fullScreen() {
    let window = show()
    modal.modalPresentationStyle = .fullScreen
    presenter.present(modal, animated: true) { note("presented") }
    #expect(
      appearance() == ["P.viewWillDisappear", "M.viewWillAppear", "M.viewIsAppearing"])
    #expect(modal.isBeingPresented && presenter.view.superview === window)
    // It slides in from below: at the start all of the way is left.
    #expect(modal.view.layer.presentation()?.position.y == 667 * 1.5)
    clock.advance(by: 0.25)
    let way = modal.view.layer.presentation()?.position.y ?? 0
    #expect(way > 333.5 && way < 400)
    clock.advance(by: 0.26)
    #expect(appearance() == ["M.viewDidAppear", "P.viewDidDisappear", "note presented"])
    #expect(presenter.view.superview == nil && modal.view.frame == window.bounds)
    #expect(
      presenter.presentedViewController === modal && modal.presentingViewController === presenter)
    modal.dismiss(animated: true) { note("dismissed") }
    #expect(appearance() == ["M.viewWillDisappear", "P.viewWillAppear", "P.viewIsAppearing"])
    #expect(presenter.presentedViewController === modal && modal.isBeingDismissed)
    clock.advance(by: 0.6)
    #expect(appearance() == ["P.viewDidAppear", "M.viewDidDisappear", "note dismissed"])
    #expect(presenter.presentedViewController == nil && modal.view.superview == nil)
    #expect(window.subviews == [presenter.view])
  }

  @Test("Presentation and dismissal over the full screen: the whole traces")
  func traces() {
    show()
    func calls() -> [String] {
      log.take().filter { !$0.contains("Insets") && !$0.contains("Margins") }
    }
    modal.modalPresentationStyle = .fullScreen
    presenter.present(modal, animated: true) { note("presented") }
    #expect(
      calls() == [
        "M.loadView", "M.viewDidLoad", "P.viewWillDisappear", "M.viewWillAppear",
        "M.view.willMove(toWindow:window)", "M.view.willMove(toSuperview:view)",
        "M.view.didMoveToWindow", "M.view.didMoveToSuperview",
        // The traits predicted where it was made are those of another device (TR-19).
        "M.traitCollectionDidChange", "M.viewIsAppearing", "M.updateViewConstraints",
        "M.view.updateConstraints", "M.viewWillLayoutSubviews",
        "M.view.layoutSubviews", "M.viewDidLayoutSubviews",
      ])
    clock.advance(by: 1)
    #expect(
      calls() == [
        "P.view.willMove(toWindow:nil)", "P.view.willMove(toSuperview:nil)",
        "P.view.didMoveToWindow", "P.view.didMoveToSuperview", "M.viewDidAppear",
        "P.viewDidDisappear", "note presented",
      ])
    modal.dismiss(animated: true) { note("dismissed") }
    #expect(
      calls() == [
        "M.viewWillDisappear", "P.viewWillAppear", "P.view.willMove(toWindow:window)",
        "P.view.willMove(toSuperview:view)", "P.view.didMoveToWindow",
        "P.view.didMoveToSuperview", "P.viewIsAppearing",
      ])
    clock.advance(by: 1)
    #expect(
      calls().filter { !$0.hasPrefix("M.view.") } == [
        "P.viewDidAppear", "M.viewDidDisappear", "note dismissed",
      ])
  }

  @Test("PR-4 sheets and presentations over everything keep the presenter, without callbacks")
  func over() {
    let window = show()
    for style in [UIModalPresentationStyle.pageSheet, .overFullScreen, .overCurrentContext] {
      modal.modalPresentationStyle = style
      presenter.present(modal, animated: false)
      clock.tick()
      #expect(appearance() == ["M.viewWillAppear", "M.viewIsAppearing", "M.viewDidAppear"])
      #expect(presenter.view.superview === window)
      modal.dismiss(animated: false)
      clock.tick()
      #expect(appearance() == ["M.viewWillDisappear", "M.viewDidDisappear"])
    }
  }

  @Test("PR-5 presenting twice, or from outside the window, is refused with UIKit's words")
  func refusedByTiming() {
    var warnings: [String] = []
    UIViewController.warningHandler = { warnings.append($0) }
    defer { UIViewController.warningHandler = nil }
    let outside = UIViewController()
    outside.present(modal, animated: false)
    #expect(
      warnings == [
        "Attempt to present \(modal) on \(outside) whose view is not in the window hierarchy!"
      ])
    show()
    presenter.present(modal, animated: false)
    let other = UIViewController()
    presenter.present(other, animated: false)
    #expect(
      warnings.last
        == "Attempt to present \(other) on \(presenter) (from \(presenter)) which is already "
        + "presenting \(modal)")
    #expect(presenter.presentedViewController === modal && other.presentingViewController == nil)
    #expect(!other.isViewLoaded)
  }

  @Test("PR-5 misuse raises and changes nothing")
  func refusedAsMisuse() {
    show()
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    presenter.present(modal, animated: false)
    let raised = recordingExceptions {
      presenter.present(presenter, animated: false)
      presenter.present(child, animated: false)
      modal.present(modal, animated: false)
    }
    #expect(
      raised.map(\.reason) == [
        "Application tried to present modal view controller on itself. Presenting controller is "
          + "\(presenter).",
        "Application tried to present modally a view controller \(child) that has a parent view "
          + "controller \(parent).",
        "Application tried to present modal view controller on itself. Presenting controller is "
          + "\(modal).",
      ])
    let second = UIViewController()
    modal.present(second, animated: false)
    let again = recordingExceptions { presenter.present(second, animated: false) }
    #expect(
      again.first?.reason
        == "Application tried to present modally a view controller \(second) that is already being "
        + "presented by \(modal).")
    #expect(second.presentingViewController === modal && modal.presentedViewController === second)
  }

  @Test("PR-6 what the presented one presents goes with it")
  func chain() {
    let window = show()
    let second = log.controller("S")
    modal.modalPresentationStyle = .overFullScreen
    second.modalPresentationStyle = .overFullScreen
    presenter.present(modal, animated: false)
    modal.present(second, animated: false)
    clock.tick()
    _ = log.take()
    presenter.dismiss(animated: false) { note("dismissed") }
    clock.tick()
    #expect(
      appearance() == [
        "S.viewWillDisappear", "S.viewDidDisappear", "M.viewWillDisappear", "M.viewDidDisappear",
        "note dismissed",
      ])
    #expect(window.subviews == [presenter.view])
    #expect(second.presentingViewController == nil && modal.presentedViewController == nil)
  }

  @Test("PR-7 a presentation of one's own places the view and is told of every step")
  func custom() {
    final class Drawer: UIPresentationController {
      var steps: [String] = []

      override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: bounds.width - 100, y: 0, width: 100, height: bounds.height)
      }
      override func presentationTransitionWillBegin() { steps.append("will begin") }
      override func presentationTransitionDidEnd(_ completed: Bool) {
        steps.append("did end \(completed)")
      }
      override func dismissalTransitionWillBegin() { steps.append("will leave") }
      override func dismissalTransitionDidEnd(_ completed: Bool) {
        steps.append("did leave \(completed)")
      }
      override func containerViewWillLayoutSubviews() {
        if steps.last != "will layout" { steps.append("will layout") }
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
      override func containerViewDidLayoutSubviews() {
        if steps.last != "did layout" { steps.append("did layout") }
      }
    }
    final class Source: UIViewControllerTransitioningDelegate {
      var drawer: Drawer?

      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        drawer = Drawer(presentedViewController: presented, presenting: presenting)
        return drawer
      }
    }
    let window = show()
    let source = Source()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = source
    presenter.present(modal, animated: false)
    clock.tick()
    #expect(modal.view.frame == CGRect(x: 275, y: 0, width: 100, height: 667))
    #expect(source.drawer?.steps == ["will begin", "will layout", "did layout", "did end true"])
    #expect(modal.presentationController === source.drawer)
    source.drawer?.steps = []
    window.rotate(to: .landscape)
    #expect(modal.view.frame == CGRect(x: 567, y: 0, width: 100, height: 375))
    modal.dismiss(animated: false)
    #expect(
      source.drawer?.steps == ["will layout", "did layout", "will leave", "did leave true"])
  }

  @Test("PR-7, TR-22 a presentation is a trait environment, and lays traits over what it shows")
  func traits() {
    show()
    modal.modalPresentationStyle = .overFullScreen
    let manager = modal.presentationController
    manager?.traitOverrides.preferredContentSizeCategory = .extraLarge
    presenter.present(modal, animated: false)
    clock.tick()
    #expect(modal.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(manager?.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(presenter.traitCollection.preferredContentSizeCategory == .large)
    var changes = 0
    manager?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIPresentationController, _) in changes += 1
    }
    manager?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
    clock.tick()
    #expect(modal.traitCollection.userInterfaceStyle == .dark && changes == 1)
  }

  @Test("PR-8 the presented and the presenting one are found from below")
  func fromBelow() {
    show()
    let child = UIViewController()
    presenter.addChild(child)
    presenter.view.addSubview(child.view)
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    child.present(navigation, animated: false)
    clock.tick()
    #expect(navigation.presentingViewController === presenter)
    #expect(inner.presentingViewController === presenter)
    #expect(child.presentedViewController === navigation)
    #expect(inner.presentationController === navigation.presentationController)
    inner.dismiss(animated: false)
    #expect(child.presentedViewController == nil)
  }

  @Test("TR-13 the presented controller hears of a rotation too")
  func rotation() {
    let window = show()
    modal.modalPresentationStyle = .overFullScreen
    presenter.present(modal, animated: false)
    clock.tick()
    _ = log.take()
    window.rotate(to: .landscape)
    #expect(
      log.take().filter { $0.contains("ransition") } == [
        "P.willTransition", "P.viewWillTransition(to:667x375)", "M.willTransition",
        "M.viewWillTransition(to:667x375)",
      ])
    #expect(modal.view.frame == window.bounds)
  }

  @Test("Blocks beside a presentation are part of its animation")
  func alongside() {
    show()
    let dimming = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    modal.modalPresentationStyle = .overFullScreen
    presenter.present(modal, animated: true)
    // The transition has begun, so that the block comes too late for its animation.
    #expect(
      modal.transitionCoordinator?.animate(alongsideTransition: { _ in }, completion: nil) == false)
    #expect(
      modal.transitionCoordinator?.animateAlongsideTransition(in: nil, animation: { _ in })
        == false)
    clock.advance(by: 1)
    final class Observing: UIViewController {
      let dimming: UIView
      var ended = false

      init(_ dimming: UIView) {
        self.dimming = dimming
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { return nil }

      override func viewWillAppear(_ animated: Bool) {
        transitionCoordinator?.animate(
          alongsideTransition: { [dimming] _ in dimming.alpha = 0 },
          completion: { [unowned self] _ in ended = true })
      }
    }
    modal.view.addSubview(dimming)
    let observing = Observing(dimming)
    observing.modalPresentationStyle = .overFullScreen
    modal.present(observing, animated: true)
    #expect(dimming.alpha == 0 && dimming.layer.presentation()?.opacity == 1)
    clock.advance(by: 0.4)
    #expect(!observing.ended)
    clock.advance(by: 0.2)
    #expect(observing.ended && observing.transitionCoordinator == nil)
  }
}

@MainActor @Suite struct HiddenPresentationTests {
  private let clock = ManualFrameClock()
  private let trace = LifecycleTrace([.appearance])

  private func controller(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .fullScreen
    trace.record(controller, as: name)
    return controller
  }

  private func takeNames() -> [String] {
    trace.take().map { "\($0.subject) \($0.callback.prefix { $0 != "(" })" }
  }

  @Test("PR-6 of several presented at once, those in between are not seen when all go")
  func inBetween() {
    let window = makeWindow("iPad", clock: clock)
    let (root, first, second) = (controller("root"), controller("first"), controller("second"))
    window.rootViewController = root
    clock.tick()
    root.present(first, animated: false)
    clock.tick()
    first.present(second, animated: false)
    clock.tick()
    _ = trace.take()
    root.dismiss(animated: false)
    clock.tick()
    #expect(trace.take().allSatisfy { $0.subject != "first" })
    #expect(root.view.window === window && window.subviews == [root.view])
    #expect(first.presentedViewController == nil && second.presentingViewController == nil)
  }

  @Test("WIN-4 in a hidden window nobody appears, and shown again it shows what it should")
  func hidden() {
    let window = makeWindow("iPad", clock: clock)
    let (root, modal) = (controller("root"), controller("modal"))
    window.rootViewController = root
    clock.tick()
    root.present(modal, animated: false)
    clock.tick()
    _ = trace.take()
    window.isHidden = true
    #expect(
      takeNames() == [
        "modal viewWillDisappear", "modal viewDidDisappear",
      ])
    window.isHidden = false
    clock.tick()
    // The root controller is covered still.
    #expect(root.view.superview == nil)
    #expect(
      takeNames() == [
        "modal viewWillAppear", "modal viewIsAppearing", "modal viewDidAppear",
      ])
    window.isHidden = true
    root.dismiss(animated: false)
    root.present(controller("other"), animated: true)
    clock.advance(by: 1)
    #expect(trace.take().allSatisfy { $0.subject == "modal" })
    window.isHidden = false
    clock.tick()
    #expect(trace.take().map(\.subject) == ["other", "other", "other"])
  }
}
