import Testing
import UIKit

/// Animator objects of somebody's own in a navigation stack.
@MainActor @Suite(.serialized) struct TransitionTests {
  static var log: [String] = []

  final class Screen: UIViewController {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewWillAppear(_ animated: Bool) { log.append("\(name) willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.append("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("\(name) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("\(name) didDisappear") }
  }

  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.25 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      log.append("animate")
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
  }

  final class Delegate: NSObject, UINavigationControllerDelegate {
    let animator = Animator()
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.append("willShow \((viewController as? Screen)?.name ?? "?")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.append("didShow \((viewController as? Screen)?.name ?? "?")") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.append(operation == .push ? "push" : "pop")
      return animator
    }
  }

  private func make() -> (UIWindow, UINavigationController, Delegate) {
    let navigation = UINavigationController(rootViewController: Screen("A"))
    let delegate = Delegate()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.performTurn()
    window.performTurn()
    navigation.delegate = delegate
    TransitionTests.log = []
    return (window, navigation, delegate)
  }

  @Test func aPushIsTheAnimatorsUntilItCompletes() {
    let (window, navigation, delegate) = make()
    let b = Screen("B")
    navigation.pushViewController(b, animated: true)
    window.performTurn()
    #expect(
      TransitionTests.log == [
        "willShow B", "push", "A willDisappear", "B willAppear", "animate",
      ])
    delegate.animator.context?.completeTransition(true)
    #expect(
      Array(TransitionTests.log.dropFirst(5)) == [
        "A didDisappear", "B didAppear", "didShow B", "ended true",
      ])
    #expect(navigation.topViewController === b)
    #expect(b.view.window === window)
    #expect(b.view.frame == navigation.view.bounds)
  }

  @Test func aCancelledPopGoesBack() {
    let (window, navigation, delegate) = make()
    let b = Screen("B")
    navigation.pushViewController(b, animated: false)
    window.performTurn()
    window.performTurn()
    TransitionTests.log = []
    navigation.popViewController(animated: true)
    window.performTurn()
    delegate.animator.context?.completeTransition(false)
    #expect(
      TransitionTests.log == [
        "willShow A", "pop", "B willDisappear", "A willAppear", "animate", "A willDisappear",
        "B willAppear", "A didDisappear", "B didAppear", "ended false",
      ])
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController === b)
    #expect(b.view.superview === navigation.view)
  }

  @Test func poppingNothingAnswersNil() {
    let (_, navigation, _) = make()
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.popToViewController(navigation.viewControllers[0], animated: false) == nil)
  }
}
