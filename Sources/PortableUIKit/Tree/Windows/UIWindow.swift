import Foundation

/// The root of a view tree, on a screen; it sizes the root controller's view (WIN-1, WR-3).
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen the window is on; text is measured and edges are rounded for it.
  public private(set) var screen: UIScreen
  /// How far in front the window is; of two equal ones the one shown later is in front (WIN-5).
  open var windowLevel: UIWindow.Level = .normal
  /// The scene the window belongs to, which gives it its room and its traits.
  ///
  /// A window that fills its scene fills the next one, too. One without a scene belongs to no list of
  /// windows; it keeps its screen and is shown no more.
  open var windowScene: UIWindowScene? {
    didSet { if windowScene !== oldValue { sceneDidChange(from: oldValue) } }
  }
  /// The rule for the root controller's view.
  public var rootViewLayout = RootViewLayout.fullBounds {
    didSet { if rootViewLayout != oldValue { placeRootView() } }
  }
  private var rootController: UIViewController?
  /// The change of size that is under way.
  weak var sizeTransition: TransitionCoordinator?
  /// The responder that gets keyboard events.
  weak var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { inputViews.refresh() } }
  }
  /// The views of the first responder in the keyboard's place and above it.
  private(set) lazy var inputViews = InputViews(self)
  /// Knows which item of the window has the focus.
  private(set) lazy var focusSystem = UIFocusSystem(self)
  var isTurnScheduled = false
  /// A turn is under way; it does the work that it marks itself.
  var isPerformingTurn = false
  var actionsForNextTurn: [() -> Void] = []
  /// Layers whose new animations begin with the end of the turn.
  var startingLayers: [CALayer] = []
  /// The window is about to be shown: `viewIsAppearing` waits for the turn (UM-1507).
  var isBecomingVisible = false
  /// The controllers that are to hear `viewIsAppearing` before the next layout.
  var appearingControllers: [UIViewController] = []
  /// The drawing so far of the views and layers in the window; a `Compositor` counts the
  /// composition.
  public var drawingWork: DrawingWork { layoutState.drawing }
  /// How often views in the window have been laid out so far.
  public var layoutCount: Int { layoutState.work.layouts }
  private(set) lazy var touchDelivery = TouchDelivery(self)

  /// Lays out all views that wait for the next turn.
  static func layOutVisibleWindows() {
    for window in UIApplication.shared.windows where !window.isHidden { window.layoutIfNeeded() }
  }

  /// A window that fills the main screen.
  @_disfavoredOverload public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  public override init(frame: CGRect) {
    screen = UIScreen.main
    windowScene = UIScreen.main.defaultScene()
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    screen = UIScreen.main
    windowScene = UIScreen.main.defaultScene()
    super.init(coder: coder)
  }

  /// A window that fills the screen of a device.
  public convenience init(
    environment: DeviceEnvironment, orientation: DeviceOrientation = .portrait,
    textMeasurer: (any TextMeasuring)? = nil, frameClock: (any FrameClock)? = nil
  ) {
    self.init(
      screen: UIScreen(
        environment: environment, orientation: orientation, textMeasurer: textMeasurer,
        frameClock: frameClock))
  }

  public convenience init(screen: UIScreen) {
    self.init(windowScene: screen.defaultScene())
  }

  /// A window that fills a scene.
  public init(windowScene: UIWindowScene) {
    screen = windowScene.screen
    self.windowScene = windowScene
    super.init(frame: windowScene.frame)
  }

  /// Views in no window have no animations; views that stay behind lose theirs.
  isolated deinit {
    leavePlace()
    for view in links.subviews { view.forEachInSubtree { $0.removeAnimations() } }
  }

  override func finishInit() {
    viewState.window = self
    isHidden = true
    windowScene?.add(self)
    refreshInsets()
  }

  open override var window: UIWindow? { self }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }

  /// The controller whose view fills the window.
  ///
  /// The views of the one before go, and those of the controllers it presents. A visible window
  /// shows the new one at once. A hidden one takes in the view when it is loaded, and the controller
  /// appears with the window (WIN-4).
  open var rootViewController: UIViewController? {
    get { rootController }
    set { replaceRoot(with: newValue) }
  }

  /// Shows the window (WIN-4).
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open func makeKey() {
    windowScene?.makeKey(self)
    UIApplication.shared.keyWindow = self
  }

  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Delivers an event: its touches to the gesture recognisers, and to the views they belong to.
  ///
  /// Changes that handlers make are laid out and drawn afterwards, by the passes of the turn (RT-1).
  open func sendEvent(_ event: UIEvent) { touchDelivery.deliver(event) }

  /// The traits that the scene passes to the window.
  var surroundingTraits: UITraitCollection {
    windowScene?.traitCollection ?? screen.traitCollection
  }

  /// The part of the screen's unsafe border that lies over the window.
  var screenSafeAreaInsets: UIEdgeInsets {
    UIView.safeAreaInsets(
      of: screen.safeAreaInsets, bounds: screen.bounds,
      overlapping: untransformedFrame)
  }

  /// How far the keyboard reaches into the window from its bottom, in points.
  var keyboardHeight: CGFloat {
    max(
      0, min(bounds.height, frame.maxY - screen.bounds.maxY + (screen.keyboard?.dockedHeight ?? 0)))
  }

  open override func layoutIfNeeded() {
    if let rootController, rootController.awaitingWindow === self {
      rootController.loadViewIfNeeded()
    }
    announceAppearingControllers()
    super.layoutIfNeeded()
  }

  private func announceAppearingControllers() {
    guard !appearingControllers.isEmpty else { return }
    let controllers = appearingControllers
    appearingControllers = []
    TraitPass.run(below: self)
    for controller in controllers { controller.announceIsAppearing() }
  }

  override func hosts(_ subview: UIView) -> Bool { subview.viewState.viewController != nil }

  private func sceneDidChange(from old: UIWindowScene?) {
    let filled = old.map { frame == $0.frame } ?? false
    old?.remove(self)
    guard let scene = windowScene else {
      isHidden = true
      if isKeyWindow { UIApplication.shared.keyWindow = nil }
      return
    }
    screen = scene.screen
    scene.add(self)
    if isKeyWindow { scene.makeKey(self) }
    if filled { frame = scene.frame }
    markNeedsTraitUpdate()
    refreshInsets()
    scheduleTurn()
  }

  // MARK: Root controller

  private func replaceRoot(with controller: UIViewController?) {
    guard controller !== rootController else { return }
    let old = rootController
    old?.awaitingWindow = nil
    old?.hostWindow = nil
    controller?.hostWindow = self
    rootController = controller
    old?.abandonPresentations()
    old?.viewIfLoaded?.removeFromSuperview()
    guard let controller else { return }
    if !isHidden || controller.isViewLoaded {
      installRootView()
    } else {
      controller.awaitingWindow = self
    }
  }

  /// Puts the root controller's view into the window and sizes it (WR-3); in a visible window the
  /// controller appears with it.
  func installRootView() {
    guard let controller = rootController else { return }
    controller.awaitingWindow = nil
    guard let view = controller.view, view.superview !== self else { return }
    let appears = !isHidden && !controller.appearance.isAppearing
    if appears { controller.beginAppearanceTransition(true, animated: false) }
    view.frame = rootViewFrame(in: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    if appears { atNextTurn { [weak controller] in controller?.endAppearanceTransition() } }
    updateStatusBar()
  }

  /// The frame of the root controller's view in a window with these bounds (WR-1 to WR-3).
  func rootViewFrame(in bounds: CGRect) -> CGRect {
    guard rootViewLayout == .belowStatusBar, rootController?.wantsFullScreenLayout != true else {
      return bounds
    }
    return bounds.inset(
      by: UIEdgeInsets(top: screen.statusBar.legacyHeight, left: 0, bottom: 0, right: 0))
  }

  /// Gives the root controller's view its frame, after one of the reasons for it has changed.
  func placeRootView() {
    guard let view = rootController?.viewIfLoaded, view.superview === self else { return }
    let frame = rootViewFrame(in: bounds)
    if view.untransformedFrame != frame { view.frame = frame }
  }

  /// The controller whose wishes count for the whole screen: the root one, or the one that covers
  /// it.
  var frontmostController: UIViewController? {
    var controller = rootController
    while let next = controller?.presentation.presented,
      next.presentation.controller?.effectiveStyle == .fullScreen
        || next.modalPresentationCapturesStatusBarAppearance
    {
      controller = next
    }
    return controller
  }

  private func visibilityDidChange() {
    if !isHidden {
      windowScene?.add(self)
      applyAppearanceInSubtree()
    }
    // The root controller, unless a controller it presents covers it, and those presented over the
    // window.
    let controllers = topmostControllers
    isBecomingVisible = !isHidden
    defer { isBecomingVisible = false }
    if isHidden {
      appearingControllers = []
      for controller in controllers {
        controller.beginDisappearing(animated: false)
        controller.endAppearanceTransition()
      }
    } else if let rootController, rootController.awaitingWindow === self {
      installRootView()
    } else {
      for controller in controllers {
        controller.beginAppearanceTransition(true, animated: false)
      }
      controllersAreAppearing(
        controllers.map { ArrivingController(controller: $0, isConducted: false) }, in: self)
    }
    scheduleTurn()
  }
}

extension UIWindow {
  /// Turns the device of the window's screen (WIN-3, WR-4): see ``UIWindowScene/rotate(to:)``.
  public func rotate(to orientation: DeviceOrientation) {
    windowScene?.rotate(to: orientation == .landscape ? .landscapeRight : .portrait)
  }
}
