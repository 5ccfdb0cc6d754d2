import Foundation

/// A stack of controllers under a navigation bar (CT-4 to CT-6).
///
/// Only the top controller's view is in the hierarchy. The bar covers the top of it: 44 points below
/// the status bar (32 in compact height), which reach it as safe area.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private let bar = UINavigationBar(frame: .zero)
  private let bottomBar = UIToolbar(frame: .zero)

  open var isNavigationBarHidden = false {
    didSet { barsDidChange() }
  }
  open var isToolbarHidden = true {
    didSet { barsDidChange() }
  }
  open var navigationBar: UINavigationBar { bar }
  open var toolbar: UIToolbar! { bottomBar }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewController.parent !== self else {
      return UIKitException.raise(
        .invalidArgument(
          "Pushing the same view controller instance more than once is not supported "
            + "(\(viewController))"))
    }
    setViewControllers(stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return [] }
    let popped = Array(stack.dropFirst())
    setViewControllers([stack[0]], animated: animated)
    return popped
  }

  /// Replaces the stack. The old top disappears, the new one appears (LC-26), and those that left
  /// are no children any more.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    let oldTop = old.last
    let newTop = viewControllers.last
    let leaving = old.filter { controller in !viewControllers.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
    }
    stack = viewControllers
    if isViewLoaded, oldTop !== newTop { show(newTop, insteadOf: oldTop, animated: animated) }
    for controller in leaving { controller.removeFromParent() }
    for controller in viewControllers
    where !old.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
    }
    bar.items = stack.map(\.navigationItem)
  }

  // MARK: Views

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    view.addSubview(bottomBar)
    if let top = stack.last { show(top, insteadOf: nil, animated: false) }
  }

  /// Swaps the views of two controllers, with their appearance in the order of LC-26.
  private func show(
    _ new: UIViewController?, insteadOf old: UIViewController?, animated: Bool
  ) {
    ContainerTransition.run(in: self, from: old, to: new, animated: animated) { [self] in
      guard let newView = new?.view else { return }
      newView.frame = view.bounds
      newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(newView, at: 0)
    }
    barsDidChange()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    barsDidChange()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    barsDidChange()
  }

  /// Places the bars and tells the top controller of the room they take.
  private func barsDidChange() {
    guard isViewLoaded else { return }
    let bounds = view.bounds
    let safeArea = view.safeAreaInsets
    let height: CGFloat = traitCollection.verticalSizeClass == .compact ? 32 : 44
    bar.isHidden = isNavigationBarHidden
    bar.frame = CGRect(x: 0, y: safeArea.top, width: bounds.width, height: height)
    bottomBar.isHidden = isToolbarHidden
    bottomBar.frame = CGRect(
      x: 0, y: bounds.height - safeArea.bottom - height, width: bounds.width, height: height)
    let titleHeight: CGFloat = bar.prefersLargeTitles && height == 44 ? 52 : 0
    topViewController?.containerSafeAreaInsets = UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : height + titleHeight, left: 0,
      bottom: isToolbarHidden ? 0 : height, right: 0)
  }
}

extension UIViewController {
  /// The nearest navigation controller above.
  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
}
