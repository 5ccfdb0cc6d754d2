import Foundation

/// The root of a view tree, on a screen; it sizes the root controller's view (WIN-1, WR-3).
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen the window is on; text is measured and edges are rounded for it.
  public private(set) var screen: UIScreen
  open var windowLevel: CGFloat = 0
  private var rootController: UIViewController?

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
    textMeasurer: (any TextMeasuring)? = nil
  ) {
    self.init(
      screen: UIScreen(
        environment: environment, orientation: orientation, textMeasurer: textMeasurer))
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

  open var rootViewController: UIViewController? {
    get { rootController }
    set { replaceRoot(with: newValue) }
  }

  open func makeKeyAndVisible() {
    isHidden = false
  }

  open func makeKey() {}

  /// The part of the screen's unsafe border that lies over the window.
  var screenSafeAreaInsets: UIEdgeInsets {
    UIView.safeAreaInsets(
      of: screen.environment.safeAreaInsets(in: screen.orientation), bounds: screen.bounds,
      overlapping: untransformedFrame)
  }

  open override var traitCollection: UITraitCollection { screen.traitCollection }

  private func replaceRoot(with controller: UIViewController?) {
    guard controller !== rootController else { return }
    rootController?.viewIfLoaded?.removeFromSuperview()
    rootController = controller
    guard let view = controller?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
