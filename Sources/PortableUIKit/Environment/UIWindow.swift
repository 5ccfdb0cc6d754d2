import Foundation

/// The root of a view tree, on a screen; it sizes the root controller's view (WIN-1, WR-3).
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen the window is on; text is measured and edges are rounded for it.
  public let screen: UIScreen
  open var windowLevel: CGFloat = 0
  private var rootController: UIViewController?
  /// The change of size that is under way.
  var sizeTransition: TransitionCoordinator?
  var isTurnScheduled = false
  /// A turn is under way; what it marks, it does.
  var isPerformingTurn = false
  var actionsForNextTurn: [() -> Void] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The windows that are shown, in the order they were (WIN-5).
  private static var visibleWindows: [WeakWindow] = []

  /// Lays out whatever waits for the next turn.
  static func layOutVisibleWindows() {
    for entry in visibleWindows { entry.window?.layoutIfNeeded() }
  }

  public override init(frame: CGRect) {
    screen = UIScreen.main
    super.init(frame: frame)
    finishInit()
  }

  public required init?(coder: NSCoder) {
    screen = UIScreen.main
    super.init(coder: coder)
    finishInit()
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

  public init(screen: UIScreen) {
    self.screen = screen
    super.init(frame: screen.bounds)
    finishInit()
  }

  private func finishInit() {
    viewState.window = self
    isHidden = true
    refreshInsets()
  }

  open override var window: UIWindow? { self }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }

  /// The controller whose view fills the window.
  ///
  /// A visible window shows it at once. A hidden one takes in the view when it is loaded, and the
  /// controller appears with the window (WIN-4).
  open var rootViewController: UIViewController? {
    get { rootController }
    set { replaceRoot(with: newValue) }
  }

  /// Shows the window (WIN-4).
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open func makeKey() {}

  /// The part of the screen's unsafe border that lies over the window.
  var screenSafeAreaInsets: UIEdgeInsets {
    UIView.safeAreaInsets(
      of: screen.environment.safeAreaInsets(in: screen.orientation), bounds: screen.bounds,
      overlapping: untransformedFrame)
  }

  open override func layoutIfNeeded() {
    if let rootController, rootController.awaitingWindow === self {
      rootController.loadViewIfNeeded()
    }
    super.layoutIfNeeded()
  }

  // MARK: Root controller

  private func replaceRoot(with controller: UIViewController?) {
    guard controller !== rootController else { return }
    let old = rootController
    old?.awaitingWindow = nil
    old?.hostWindow = nil
    controller?.hostWindow = self
    rootController = controller
    old?.viewIfLoaded?.removeFromSuperview()
    guard let controller else { return }
    if !isHidden || controller.isViewLoaded {
      installRootView()
    } else {
      controller.awaitingWindow = self
    }
  }

  /// Puts the root controller's view into the window and sizes it (WR-3); in a visible window the
  /// controller appears by that.
  func installRootView() {
    guard let controller = rootController else { return }
    controller.awaitingWindow = nil
    guard let view = controller.view, view.superview !== self else { return }
    let appears = !isHidden && !controller.appearance.isAppearing
    if appears { controller.beginAppearanceTransition(true, animated: false) }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    if appears { atNextTurn { controller.endAppearanceTransition() } }
  }

  private func visibilityDidChange() {
    UIWindow.visibleWindows.removeAll { $0.window == nil || $0.window === self }
    if !isHidden { UIWindow.visibleWindows.append(WeakWindow(window: self)) }
    guard let controller = rootController else { return }
    if isHidden {
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
    } else if controller.viewIfLoaded?.superview === self {
      controller.beginAppearanceTransition(true, animated: false)
      controllersAreAppearing(
        [ArrivingController(controller: controller, isConducted: false)], in: self)
    } else {
      installRootView()
    }
    scheduleTurn()
  }
}
