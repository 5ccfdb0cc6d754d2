import Foundation

/// A scene on a screen: it gives its windows their room and their traits.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open private(set) var screen: UIScreen
  var traits = TraitState()
  private var members: [WeakWindow] = []
  private weak var key: UIWindow?
  /// The part of the screen the scene has.
  public internal(set) var pane = ScenePane.full
  /// Asks the app for the whole of its content when a picture of the screen is taken.
  public private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(self)
  public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(self)

  struct WeakWindow {
    weak var window: UIWindow?
  }

  public init(screen: UIScreen) {
    self.screen = screen
    super.init()
    screen.add(self)
  }

  // MARK: Windows

  /// The scene's windows, those behind first: by level, then in the order they were shown (WIN-5).
  open var windows: [UIWindow] {
    members.compactMap(\.window).enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// The window that was made key last.
  open var keyWindow: UIWindow? { key }

  func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    if key === window { key = nil }
  }

  func makeKey(_ window: UIWindow) { key = window }

  // MARK: Geometry

  /// The scene's rectangle in points on the screen.
  public var frame: CGRect { pane.frame(on: screen) }

  open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
  /// The plane of the scene's part of the screen.
  open var coordinateSpace: any UICoordinateSpace { ScreenPlane.part(of: self) }

  /// Gives the scene another part of the screen, with the callbacks of a change of size; scenes on
  /// phones always fill the screen.
  public func occupy(_ pane: ScenePane) {
    guard screen.environment.idiom == .pad, pane != self.pane else { return }
    SceneTransition.run(on: screen) { self.pane = pane }
  }

  /// The orientations, in the order in which one of several is taken.
  private static let orientations: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  /// Turns the interface to one of the orientations asked for, if the controllers support one;
  /// otherwise the handler is told.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let wanted = geometryPreferences.interfaceOrientations
    let supported = supportedOrientations
    let candidates = UIWindowScene.orientations.filter {
      wanted.contains($0) && supported.contains($0)
    }
    if candidates.contains(interfaceOrientation) { return }
    guard let orientation = candidates.first else {
      errorHandler?(
        UIKitException(
          name: "UISceneErrorDomain",
          reason: "None of the requested orientations are supported by the view controller. "
            + "Requested: \(wanted.rawValue); Supported: \(supported.rawValue)"))
      return
    }
    rotate(to: orientation)
  }

  /// The orientations that the frontmost full-screen controller of the key window supports.
  private var supportedOrientations: UIInterfaceOrientationMask {
    let window = keyWindow ?? windows.last
    return window?.frontmostController?.supportedInterfaceOrientations ?? .all
  }

  /// Turns the device. The interface follows if its controllers support the orientation.
  public func rotate(to orientation: UIInterfaceOrientation) {
    UIDevice.current.turn(to: UIDeviceOrientation(showing: orientation), on: screen)
    if supportedOrientations.contains(orientation) { turnInterface(to: orientation) }
  }

  /// Turns the interface as the device is held, where its controllers support that; otherwise, where they
  /// do not support the present orientation, to one that they do (not measured).
  func followDevice() {
    let supported = supportedOrientations
    if let held = screen.deviceOrientation?.shownInterface, supported.contains(held) {
      return turnInterface(to: held)
    }
    guard !supported.contains(interfaceOrientation),
      let next = UIWindowScene.orientations.first(where: { supported.contains($0) })
    else { return }
    turnInterface(to: next)
  }

  private func turnInterface(to orientation: UIInterfaceOrientation) {
    guard orientation != interfaceOrientation else { return }
    let turn = orientation.angle - interfaceOrientation.angle
    let (app, old) = (UIApplication.shared, interfaceOrientation)
    app.postStatusBar(UIApplication.willChangeStatusBarOrientationNotification, orientation)
    defer { app.postStatusBar(UIApplication.didChangeStatusBarOrientationNotification, old) }
    SceneTransition.run(
      on: screen, targetTransform: CGAffineTransform(rotationAngle: CGFloat(turn))
    ) { [screen] in screen.interfaceOrientation = orientation }
  }

  // MARK: Environment

  /// The screen's traits, with the width of the part that the scene has.
  open var traitCollection: UITraitCollection {
    guard let widthClass = pane.horizontalSizeClass(on: screen) else {
      return traits.resolve(screen.traitCollection)
    }
    return traits.resolve(
      screen.traitCollection.modifyingTraits { $0.horizontalSizeClass = widthClass })
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindowScene: UITraitChangeObservable, TraitHolder {
  /// Traits that the scene sets for all its windows (TR-22).
  public var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue
      for window in windows { window.markNeedsTraitUpdate() }
    }
  }

  func traitsWillNotify(previous: UITraitCollection, new: UITraitCollection) {}
  func invalidate(_ method: UpdateMethod) {}

  /// The geometry asked of a scene.
  public struct GeometryPreferences: Hashable, Sendable {
    public var interfaceOrientations: UIInterfaceOrientationMask

    /// Orientations of which one is to be taken.
    public static func iOS(
      interfaceOrientations: UIInterfaceOrientationMask
    ) -> GeometryPreferences { GeometryPreferences(interfaceOrientations: interfaceOrientations) }
  }
}
