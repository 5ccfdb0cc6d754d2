import Foundation

/// Manages a view tree below one root view: loading, insets, appearance, children.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, MetatypeConstructible {
  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  private var rootView: UIView?
  private(set) weak var parentStorage: UIViewController?
  private var childControllers: [UIViewController] = []
  final var traits = TraitState()
  final var needsUpdateProperties = true
  /// Partial traits laid over those of children.
  var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  final var appearance = AppearanceState.disappeared
  var appearanceCause = AppearanceCause.none
  /// The transition this controller takes part in or conducts.
  weak var currentTransition: TransitionCoordinator?
  /// The window whose root controller this is.
  weak var hostWindow: UIWindow?
  /// The window that shows the view as soon as it is loaded.
  weak var awaitingWindow: UIWindow?

  /// How much of the parts of a navigation bar that go as the content scrolls is shown above the
  /// controller, in points; infinity for all, nil until the content scrolls.
  final var shownBarPart: CGFloat?

  /// The document that describes the controller, if any.
  package var origin = ControllerOrigin()

  // MARK: Focus

  /// Where the focus goes in the controller, in the order in which the places are tried: its view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    viewIfLoaded.map { [$0] } ?? []
  }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
  open var focusGroupIdentifier: String?
  /// Whether the focus comes back to where it was when the controller is shown again; kept.
  open var restoresFocusAfterTransition = true
  open func setNeedsFocusUpdate() { viewIfLoaded?.window?.focusSystem.noteNeed(of: self) }
  open func updateFocusIfNeeded() { viewIfLoaded?.window?.focusSystem.updateFocusIfNeeded() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Titles

  /// A name for people; it is the title of the items below as well.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The item that stands for the controller in a tab bar; that of its first controller for a navigation controller
  /// without one of its own.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? childForTabBarItem?.tabBarItem ?? defaultTabBarItem }
    set {
      ownTabBarItem = newValue
      tabBarController?.tabItemsDidChange()
    }
  }
  private var ownTabBarItem: UITabBarItem?
  private lazy var defaultTabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
  var childForTabBarItem: UIViewController? { nil }
  open var toolbarItems: [UIBarButtonItem]? {
    didSet {
      if let navigation = parent as? UINavigationController, navigation.topViewController === self {
        navigation.toolbar.items = toolbarItems
      }
    }
  }
  /// Whether the toolbar and the tab bar below are hidden from the push of the controller on until it is popped.
  open var hidesBottomBarWhenPushed = false {
    didSet {
      guard hidesBottomBarWhenPushed != oldValue else { return }
      (parent as? UINavigationController)?.barsDidChange()
    }
  }
  /// Stands over the view if there is nothing to show; its content view fills the view.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { contentUnavailableDidChange() }
  }
  final var contentUnavailableView: (any UIView & UIContentView)?
  /// Called by `setNeedsUpdateContentUnavailableConfiguration()`: sets the configuration for a state.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// The tab that shows the controller, if it was made by one.
  open internal(set) weak var tab: UITab?
  open var storyboardIdentifier: String?
  /// The name under which the controller's state would be kept between two runs; no state is kept here.
  open var restorationIdentifier: String?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Making a controller

  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
    traits.predicted = .predicted
  }

  @_disfavoredOverload public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    traits.predicted = .predicted
    (coder as? any InterfaceDecoding)?.decode(self)
  }

  open func encode(with coder: NSCoder) {}

  // MARK: The view

  /// The root view; made by `loadView` when first asked for (LC-20).
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return rootView
    }
    set { replaceView(with: newValue) }
  }
  open var viewIfLoaded: UIView? { rootView }
  open var isViewLoaded: Bool { rootView != nil }

  open func loadView() {
    if loadViewFromDocument() { return }
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func loadViewIfNeeded() {
    guard rootView == nil else { return }
    trace(.loadView)
    loadView()
    if rootView == nil { view = UIView(frame: UIScreen.main.bounds) }
    origin.viewDidGetMade(self)
    trace(.viewDidLoad)
    viewDidLoad()
    if let window = awaitingWindow {
      awaitingWindow = nil
      window.installRootView()
    }
  }

  open func viewDidLoad() {}
  /// Told when memory is short.
  open func didReceiveMemoryWarning() {}

  private func replaceView(with newView: UIView?) {
    guard newView !== rootView else { return }
    if let newView, let other = newView.viewState.viewController, other !== self {
      return UIKitException.raise(
        UIKitException(
          name: "UIViewControllerHierarchyInconsistency",
          reason: "A view can only be associated with at most one view controller at a time! View "
            + "\(newView) is associated with \(other). Clear this association before associating "
            + "this view with \(self)."))
    }
    rootView?.viewState.viewController = nil
    rootView = newView
    newView?.viewState.viewController = self
    if overrideUserInterfaceStyle != .unspecified {
      newView?.traitOverrides.style = overrideUserInterfaceStyle
    }
    newView?.refreshInsets()
  }

  // MARK: Editing

  /// Whether the controller's content is being edited.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }
  private var isEditingStorage = false
  /// Begins or ends editing; a subclass that overrides it calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditingStorage else { return }
    isEditingStorage = editing
    editButton?.showsEditing(editing)
  }
  private var editButton: UIBarButtonItem?
  /// A button that turns editing on and off.
  open var editButtonItem: UIBarButtonItem {
    if let editButton { return editButton }
    let button = UIBarButtonItem(systemItem: .edit)
    button.showsEditing(isEditing)
    button.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    editButton = button
    return button
  }

  // MARK: Scroll views

  private var contentScrollViews: [NSDirectionalRectEdge.RawValue: UIScrollView] = [:]
  /// Names the scroll view whose content bars at an edge follow.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for one in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(one) {
      contentScrollViews[one.rawValue] = scrollView
    }
  }
  /// Names the scroll view that bars at all edges follow.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
  /// The scroll view that bars at an edge follow: the one named, otherwise the first in the view.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue] ?? viewIfLoaded as? UIScrollView
      ?? viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  // MARK: Segues

  /// Takes the storyboard's segue with that identifier; without one it is an exception.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    takeSegue(identifier, sender: sender)
  }
  /// Asked before a segue that a control starts; `performSegue` does not ask.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Told of a segue before it shows its destination; for embedded ones before `viewDidLoad`.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Shows a child that a segue goes back to, or that leads there; a container does it in its way.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}
  /// The children that a segue may go back to, the nearest first, where it comes from another one.
  func childrenToUnwindTo(besides child: UIViewController?) -> [UIViewController] {
    children.filter { $0 !== child }
  }

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  /// Deselects the selected items, between the calls of an appearance (UM-1508).
  func clearSelectionOnAppearing() {}

  /// Whether appearance calls go on to children by themselves (CT-7).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Starts the appearance or disappearance of the view (CT-7), also the disappearance of one that never
  /// appeared (UM-1619).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated, isAsked: true)
  }

  /// Ends the transition that `beginAppearanceTransition` started.
  open func endAppearanceTransition() { endTransition() }

  // MARK: Layout

  open func setNeedsUpdateProperties() {
    needsUpdateProperties = true
    viewIfLoaded?.mark(.layout)
  }
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  /// Brings the view in line with the data that it shows; runs before the view's `updateProperties`,
  /// where ``setNeedsUpdateProperties()`` asked for it.
  open func updateProperties() {}
  open func updateViewConstraints() {
    viewIfLoaded?.trace(.updateConstraints)
    viewIfLoaded?.updateConstraints()
  }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// Insets in points that the controller adds to its view's safe area (AL-63).
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.refreshInsets() } }
  }
  open func viewSafeAreaInsetsDidChange() {}

  /// Insets in points of the bars that a container lays over this controller's view.
  var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if containerSafeAreaInsets != oldValue { viewIfLoaded?.refreshInsets() } }
  }

  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.refreshInsets() }
  }

  /// Leading and trailing margins of 16 points, or of 20 if the shorter side of the window, or the
  /// width of a view in none, is at least 414 (``SystemMeasures/wideMarginWidth``); none above and below (AL-67).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let window = viewIfLoaded?.window?.bounds.size
    let decisive = window.map { min($0.width, $0.height) } ?? viewIfLoaded?.bounds.width ?? 0
    let side = (viewIfLoaded?.currentScreen ?? .main).measures.rootMargin(inWindow: decisive)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  open func viewLayoutMarginsDidChange() {}

  /// Whether the view takes the place of the status bar under the rule up to iOS 6 (WR-2).
  open var wantsFullScreenLayout = false {
    didSet { hostWindow?.placeRootView() }
  }
  /// The orientations the controller can be shown in, where it covers the screen.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Whether the interface turns with the device (before iOS 16).
  open var shouldAutorotate: Bool { true }
  /// The orientation a controller that covers the screen is presented in, where it has one.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIScreen.main.interfaceOrientation
  }
  /// How the texts of the status bar look while the controller covers the screen.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The child whose wish counts instead.
  open var childForStatusBarStyle: UIViewController? { nil }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the bar at the bottom of the screen goes after a while.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the pointer is to be kept from the controller. There is no pointer to keep here: the wish is not asked for.
  open var prefersPointerLocked: Bool { false }
  /// The child whose wish counts instead.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// The request that the controller answers as an extension; nil outside of one.
  open private(set) var extensionContext: NSExtensionContext?
  /// Told that the controller is to answer a request.
  open func beginRequest(with context: NSExtensionContext) { extensionContext = context }
  /// Turns the interface, where the device is held in an orientation that the controllers support now, or
  /// where they do not support the present one any more.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    viewIfLoaded?.window?.windowScene?.followDevice()
  }
  /// Turns the interfaces of the main screen as the device is held, where their controllers support it.
  open class func attemptRotationToDeviceOrientation() {
    for scene in UIScreen.main.scenes { scene.followDevice() }
  }
  /// Whether the status bar goes while the controller covers the screen.
  open var prefersStatusBarHidden: Bool { false }
  /// The child whose wish counts instead.
  open var childForStatusBarHidden: UIViewController? { nil }
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Has the status bar follow the controllers' wishes anew.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.updateStatusBar() }

  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet {
      if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() }
    }
  }
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() }
    }
  }
  open var automaticallyAdjustsScrollViewInsets = true
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { announcePreferredContentSize() }
    }
  }
  /// The size in points for popovers of the older kind; replaced by `preferredContentSize` (PO-1,
  /// PO-4).
  open var contentSizeForViewInPopover = CGSize(width: 320, height: 1100) {
    didSet {
      if contentSizeForViewInPopover != oldValue { announcePreferredContentSize() }
    }
  }

  /// The strip at the top that bars cover; its bottom is the usual anchor.
  open var topLayoutGuide: any UILayoutSupport { view.systemGuide(.top) }
  /// The strip at the bottom that bars cover; its top is the usual anchor.
  open var bottomLayoutGuide: any UILayoutSupport { view.systemGuide(.bottom) }

  // MARK: Environment

  /// Light or dark, for the controller and everything in its view, whatever is around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.style }
    set {
      traitOverrides.style = newValue
      viewIfLoaded?.traitOverrides.style = newValue
    }
  }
  open var traitCollection: UITraitCollection {
    traits.current ?? traits.resolve(rootView?.predictedTraitCollection ?? traits.predicted)
  }

  /// Told before size classes change (TR-13); passes it on to children that see the change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: newCollection, with: coordinator) }

  /// Told before the view changes size (TR-13); passes it on to children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: size, with: coordinator) }

  /// The size in points a child will have when this controller's view has `parentSize`.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { childSize(container, parentSize) }

  /// Told when a child wishes another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Traits that the kind of container gives a child before others are asked for.
  func traitsGiven(to child: UIViewController) -> UITraitCollection? { nil }

  /// Whether the controller arranges its children by its traits, and is to be told of new ones.
  var adaptsToEnvironment: Bool { false }

  /// Arranges children anew after the traits have changed; runs when all traits are up to date.
  func adaptToEnvironment() {}

  /// The coordinator of the animated transition this controller takes part in, if there is one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard let currentTransition else { return parent?.transitionCoordinator }
    return currentTransition.isAnimated ? currentTransition : nil
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The controller that presents this one, otherwise its view's superview, otherwise its parent
  /// (RC-2).
  open override var next: UIResponder? {
    presentation.presenting ?? viewIfLoaded?.superview ?? parent
  }

  // MARK: Presentation

  final var presentation = PresentationState()
  /// Whether presentations in a context cover this controller (PR-1).
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet {
      guard modalPresentationStyle.concrete != oldValue.concrete, presentation.presenting == nil
      else { return }
      presentation.controller = nil
    }
  }
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether a user cannot leave the presentation.
  open var isModalInPresentation = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation controller of this controller or of the nearest presented one above.
  open var presentationController: UIPresentationController? {
    parent?.presentationController ?? makePresentationController()
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  open var isBeingPresented: Bool { appearanceCause == .presentation }
  open var isBeingDismissed: Bool { appearanceCause == .dismissal }
  open var isMovingToParent: Bool { appearanceCause == .movingToParent }
  open var isMovingFromParent: Bool { appearanceCause == .movingFromParent }

  /// The controller that this one, or the nearest above it, presents (PR-8).
  open var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }
  /// The controller that presents this one, or the nearest above it (PR-8).
  open var presentingViewController: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }

  /// Presents a controller; a second one at the same time and one from outside the window are
  /// refused with a warning (PR-5). The completion follows `viewDidAppear` (PR-6).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { startPresentation(of: viewControllerToPresent, animated: flag, completion: completion) }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  /// Shows a controller in the way that suits the surroundings: the nearest container above that
  /// shows controllers does it, and without one it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let target = nearestContainer(where: { $0.showsControllers }) else {
      return present(vc, animated: true)
    }
    target.show(vc, sender: sender)
  }

  /// Shows a controller in the secondary column of the split view above; without one it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let split = splitViewController else { return present(vc, animated: true) }
    split.showDetailViewController(vc, sender: sender)
  }

  /// Whether `show(_:sender:)` is this container's business.
  var showsControllers: Bool { false }

  private func nearestContainer(
    where isWanted: (UIViewController) -> Bool
  ) -> UIViewController? {
    var candidate = parent
    while let container = candidate, !isWanted(container) { candidate = container.parent }
    return candidate
  }

  /// Takes in the secondary controller of a split view that collapses; a navigation controller puts
  /// it on top of its stack, any other drops it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives back a secondary controller to a split view that expands: a navigation controller gives the
  /// top of its stack, any other controller none.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: Children

  open var parent: UIViewController? { parentStorage }
  open var children: [UIViewController] { childControllers }

  /// Makes `child` a child, telling it before; the caller sends `didMove(toParent:)` (CT-1).
  open func addChild(_ child: UIViewController) {
    guard child.parent !== self, mayAdopt(child) else { return }
    child.parent?.removeChildStorage(child)
    child.appearanceCause = .movingToParent
    child.willMove(toParent: self)
    childControllers.append(child)
    child.parentStorage = self
    ObservedObjects.didChange(child)
  }

  /// Takes a child in that a document puts there, which is told nothing of it (UM-1510).
  package func adoptDecoded(_ child: UIViewController) {
    guard child.parent == nil, mayAdopt(child) else { return }
    childControllers.append(child)
    child.parentStorage = self
  }

  /// Exchanges the view of one child for that of another (CT-8).
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Leaves the parent and is told after; the caller sends `willMove(toParent: nil)` (CT-1).
  open func removeFromParent() {
    guard let parent else { return }
    parent.removeChildStorage(self)
    ObservedObjects.didChange(self)
    didMove(toParent: nil)
    appearanceCause = .none
  }

  private func removeChildStorage(_ child: UIViewController) {
    childControllers.removeAll { $0 === child }
    childTraitOverrides[ObjectIdentifier(child)] = nil
    child.parentStorage = nil
  }

  open func willMove(toParent parent: UIViewController?) {
    trace(.willMoveToParent(parent))
    if parent == nil { appearanceCause = .movingFromParent }
  }
  open func didMove(toParent parent: UIViewController?) { trace(.didMoveToParent(parent)) }
}
