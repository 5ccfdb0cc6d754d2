import Foundation

/// A stack of controllers under a navigation bar (CT-4 to CT-6).
///
/// Only the top controller's view is in the hierarchy. The bar covers the top of it: 44 points below
/// the status bar (32 in compact height; with iOS 26 others, by ``SystemMeasures``), which reach it as
/// safe area.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private let bar: UINavigationBar
  private let bottomBar: UIToolbar

  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false {
    didSet { barsDidChange() }
  }
  open var isToolbarHidden = true {
    didSet { barsDidChange() }
  }
  /// Hides or shows the bar; it comes and goes at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Whether the bars go as a finger goes up over the content, and come as it goes down.
  open var hidesBarsOnSwipe = false {
    didSet { if hidesBarsOnSwipe != oldValue { hidingGesturesDidChange() } }
  }
  /// Whether a tap on the content hides the bars, and the next one shows them.
  open var hidesBarsOnTap = false {
    didSet { if hidesBarsOnTap != oldValue { hidingGesturesDidChange() } }
  }
  open private(set) lazy var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer = {
    let pan = BarHidingPanGestureRecognizer()
    pan.addTarget(self, action: UINavigationController.followHidingPan)
    return pan
  }()
  open private(set) lazy var barHideOnTapGestureRecognizer: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: UINavigationController.followHidingTap)
    return tap
  }()
  /// Goes back where a finger comes in from the leading edge.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()
  open var navigationBar: UINavigationBar { bar }
  open var toolbar: UIToolbar! { bottomBar }

  /// A controller with bars of these classes; those of UIKit where one is nil or no bar.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = (navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self).init()
    bottomBar = (toolbarClass as? UIToolbar.Type ?? UIToolbar.self).init()
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(coder: coder)
  }

  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    bar.items = [rootViewController.navigationItem]
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  /// Takes the root controller of a document, which is not told that it moves (UM-1510).
  package func takeDecodedRoot(_ controller: UIViewController) {
    stack = [controller]
    bar.items = [controller.navigationItem]
    adoptDecoded(controller)
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard mayPush(viewController) else { return }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Pushes a controller of any kind without a check, as split views do.
  func push(_ controller: UIViewController, animated: Bool) {
    setViewControllers(stack + [controller], animated: animated)
  }

  /// The first controller's item stands for all in a tab bar.
  override var childForTabBarItem: UIViewController? { stack.first }

  /// The controller on top decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Pushes. Where a segue asks for it in a window, the view is loaded and the transition starts with the next layout
  /// (UM-1510).
  open override func show(_ vc: UIViewController, sender: Any?) {
    defersTransition = sender is UIStoryboardSegue && viewIfLoaded?.window != nil
    defer { defersTransition = false }
    pushViewController(vc, animated: true)
  }
  private var defersTransition = false
  /// Starts the transition that waits for the next layout.
  private var deferredTransition: (() -> Void)?

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    startDeferredTransition()
  }

  private func startDeferredTransition() {
    guard let start = deferredTransition else { return }
    deferredTransition = nil
    start()
  }

  override var showsControllers: Bool { true }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { push(secondaryViewController, animated: false) }

  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    let controller = popViewController(animated: false)
    // The split view takes its view over, which the transition is not to take away any more.
    finishTransition()
    return controller
  }

  /// Refuses the controllers that UIKit refuses to push, with its words.
  private func mayPush(_ controller: UIViewController) -> Bool {
    let reason: String
    if stack.contains(where: { $0 === controller }) {
      reason =
        "Pushing the same view controller instance more than once is not supported "
        + "(\(controller))"
    } else if controller is UINavigationController {
      reason = "Pushing a navigation controller is not supported"
    } else if controller is UISplitViewController {
      reason = "Split View Controllers cannot be pushed to a Navigation Controller \(self)"
    } else {
      return true
    }
    UIKitException.raise(.invalidArgument(reason))
    return false
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let popped = Array(stack.dropFirst())
    setViewControllers([stack[0]], animated: animated)
    return popped
  }

  /// Pops to a controller of the stack and answers those that left; another one raises.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      UIKitException.raise(
        .invalidArgument("Tried to pop to a view controller that doesn't exist."))
      return nil
    }
    let popped = Array(stack.dropFirst(index + 1))
    if popped.isEmpty { return nil }
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    // A controller presented over the stack is the one seen going.
    popToViewController(subsequentVC, animated: presentedViewController == nil)
  }
  override func childrenToUnwindTo(besides child: UIViewController?) -> [UIViewController] {
    let end = stack.firstIndex { $0 === child } ?? stack.count
    return stack[..<end].reversed()
  }

  /// Replaces the stack. The old top disappears, the new one appears (LC-26), and those that left
  /// are no children any more when the transition has ended.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    startDeferredTransition()
    finishTransition()
    let old = stack
    let leaving = old.filter { controller in !viewControllers.contains { $0 === controller } }
    for controller in leaving {
      controller.appearanceCause = .movingFromParent
      controller.willMove(toParent: nil)
    }
    let entering = viewControllers.filter { $0.parent !== self }
    for controller in entering { addChild(controller) }
    stack = viewControllers.filter { $0.parent === self }
    bar.items = stack.map(\.navigationItem)
    if old.first !== stack.first { tabBarController?.tabItemsDidChange() }
    let remove = {
      for controller in leaving where controller.parent === self { controller.removeFromParent() }
    }
    let announce = {
      for controller in entering where controller.parent === self {
        controller.didMove(toParent: self)
      }
    }
    let undo = { [self] in
      for controller in entering where controller.parent === self { controller.removeFromParent() }
      stack = old
      for controller in leaving { controller.appearanceCause = .none }
      bar.items = stack.map(\.navigationItem)
      barsDidChange()
    }
    if isViewLoaded, old.last !== stack.last {
      let isPop = stack.last.map { top in old.contains { $0 === top } } ?? false
      let new = stack.last
      let start = { [unowned self] in
        show(
          new, insteadOf: old.last, animated: animated, operation: isPop ? .pop : .push,
          between: remove, after: announce, undo: undo)
      }
      if defersTransition {
        deferredTransition = start
        view.setNeedsLayout()
      } else {
        start()
      }
    } else {
      remove()
      announce()
    }
    takePreferredContentSize()
  }

  // MARK: Views

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.isControllers = true
    bar.delegate = self as? any UINavigationBarDelegate
    bar.backAction = { [weak self] in self?.popViewController(animated: true) }
    view.addSubview(bottomBar)
    bottomBar.isControllers = true
    hidingGesturesDidChange()
    if let top = stack.last { show(top, insteadOf: nil, animated: false) }
  }

  /// Swaps the views of two controllers, with their appearance in the order of LC-26.
  private func show(
    _ new: UIViewController?, insteadOf old: UIViewController?, animated: Bool,
    operation: Operation = .none, between: @escaping () -> Void = {},
    after: @escaping () -> Void = {}, undo: @escaping () -> Void = {}
  ) {
    let new = new
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    let didShow = { [weak self] in
      after()
      if let self, let new {
        delegate?.navigationController(self, didShow: new, animated: animated)
      }
    }
    ContainerTransition.run(
      in: self, from: old, to: new, animated: animated,
      // If the old top is still in the stack, the new one was pushed upon it; otherwise it was popped.
      slide: old.map { stack.contains($0) ? 1 : -1 },
      animators: animators(operation, from: old, to: new, animated: animated),
      place: { [self] in
        guard let newView = new?.view else { return }
        newView.frame = view.bounds
        newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(newView, belowSubview: bar)
        barsDidChange()
      }, between: between, after: didShow, undo: undo)
    barsDidChange()
  }

  /// The animators that the delegate has move the views.
  private func animators(
    _ operation: Operation, from old: UIViewController?, to new: UIViewController?, animated: Bool
  ) -> ContainerTransition.Animators? {
    guard animated, operation != .none, let delegate, let old, let new,
      let animator = delegate.navigationController(
        self, animationControllerFor: operation, from: old, to: new)
    else { return nil }
    return ContainerTransition.Animators(
      animator: animator,
      interactor: delegate.navigationController(self, interactionControllerFor: animator))
  }

  // MARK: Content size

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { takePreferredContentSize() }
  }

  /// Wishes the size that the top controller wishes, with room for the bars (CT-9).
  private func takePreferredContentSize() {
    guard let wish = topViewController?.preferredContentSize, wish != .zero else { return }
    let bars = (isNavigationBarHidden ? 0 : barHeight) + (hidesToolbar ? 0 : toolbarHeight)
    preferredContentSize = CGSize(width: wish.width, height: wish.height + bars)
  }

  /// A stack that a collapsed split view put into another leaves the bar to that.
  private var hidesBar: Bool { isNavigationBarHidden || parent is UINavigationController }

  /// Whether a controller that is in the stack hides the bars at the bottom until it is popped.
  var hidesBottomBars: Bool { stack.contains { $0.hidesBottomBarWhenPushed } }
  private var hidesToolbar: Bool { isToolbarHidden || hidesBottomBars }

  var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
  var measures: SystemMeasures { (viewIfLoaded?.currentScreen ?? .main).measures }
  private var barHeight: CGFloat {
    let bar = measures.navigationBar
    if isCompact { return bar.compactHeight }
    let prompt = self.bar.hasPrompt ? measures.promptHeight : 0
    if isAtopSheet { return bar.sheetHeight + prompt }
    return (traitCollection.userInterfaceIdiom == .pad ? bar.padHeight : bar.height) + prompt
  }
  /// How far the bar stays away at least from the top of the view.
  private var barTop: CGFloat {
    let bar = measures.navigationBar
    if isCompact { return bar.compactLeast }
    return isAtopSheet ? max(bar.least, bar.sheetTop) : bar.least
  }
  /// Whether the view reaches to the top of a sheet, which stands below the status bar.
  private var isAtopSheet: Bool {
    let presented = sequence(first: self as UIViewController, next: \.parent)
      .first { $0.presentation.presenting != nil }
    guard let sheet = presented?.presentation.controller else { return false }
    return sheet.effectiveStyle == .pageSheet || sheet.effectiveStyle == .formSheet
  }
  private var toolbarHeight: CGFloat {
    let screen = viewIfLoaded?.currentScreen ?? .main
    return isCompact
      ? measures.toolbar.compactHeight : measures.toolbarHeight(on: screen.environment)
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    barsDidChange()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    barsDidChange()
  }

  /// Whether the top controller's view begins where an opaque bar ends, and not behind it.
  private var startsBelowBar: Bool {
    topViewController?.endsAtBar(.top, isTranslucent: bar.isTranslucent) ?? false
  }

  private func placeTopView(below top: CGFloat, above bottom: CGFloat) {
    guard let view = topViewController?.viewIfLoaded, view.superview === self.view else { return }
    let bounds = self.view.bounds
    let frame = CGRect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width,
      height: max(0, bounds.height - top - bottom))
    if view.untransformedFrame != frame, view.transform.isIdentity { view.frame = frame }
  }

  /// Places the bars and tells the top controller of the room they take.
  func barsDidChange() {
    guard isViewLoaded else { return }
    let bounds = view.bounds
    let safeArea = view.safeAreaInsets
    let height = barHeight
    let top = max(safeArea.top, barTop)
    bar.isHidden = hidesBar
    let parts = partsBelowLine
    let titleHeight = parts.title + parts.search
    bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height + titleHeight)
    bar.backgroundView.reach.top = top
    updateCollapsingParts()
    bottomBar.isHidden = hidesToolbar
    bottomBar.items = topViewController?.toolbarItems
    bottomBar.frame = CGRect(
      x: 0, y: bounds.height - safeArea.bottom - toolbarHeight, width: bounds.width,
      height: toolbarHeight)
    bottomBar.backgroundView.reach.bottom = safeArea.bottom
    let covered = hidesBar ? 0 : top - safeArea.top + height + titleHeight
    let startsBelow = !hidesBar && startsBelowBar
    let endsAbove =
      !hidesToolbar
      && topViewController?.endsAtBar(.bottom, isTranslucent: bottomBar.isTranslucent) == true
    placeTopView(
      below: startsBelow ? safeArea.top + covered : 0,
      above: endsAbove ? safeArea.bottom + toolbarHeight : 0)
    topViewController?.containerSafeAreaInsets = UIEdgeInsets(
      top: startsBelow ? 0 : covered, left: 0,
      bottom: hidesToolbar || endsAbove ? 0 : toolbarHeight, right: 0)
    (parent as? UITabBarController)?.barDidChange()
  }
}

extension UIViewController {
  /// Whether the view ends at a bar at an edge, and does not lie behind it.
  func endsAtBar(_ edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    !edgesForExtendedLayout.contains(edge) || (!isTranslucent && !extendedLayoutIncludesOpaqueBars)
  }

  /// The nearest navigation controller above.
  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
}
