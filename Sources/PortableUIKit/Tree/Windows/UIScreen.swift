import Foundation

/// A display: a device held one way up, and the measurer for text shown on it.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of views that are in no window.
  public static var main: UIScreen {
    get {
      if let mainScreen { return mainScreen }
      let screen = UIScreen(environment: .standard)
      self.main = screen
      return screen
    }
    set {
      mainScreen = newValue
      newValue.publishTraits()
    }
  }
  private static var mainScreen: UIScreen?

  public let environment: DeviceEnvironment
  var configuration: Configuration {
    didSet {
      guard
        configuration.orientation.coarse != oldValue.orientation.coarse
          || configuration.contentSizeCategory != oldValue.contentSizeCategory
      else { return }
      currentTraits = makeTraits()
      if self === UIScreen.mainScreen { publishTraits() }
    }
  }
  /// One object as long as nothing changes, so that traits are quickly known to be the same.
  private var currentTraits: UITraitCollection
  private var knownScenes: [WeakScene] = []

  /// The properties of a screen that can change.
  struct Configuration {
    var orientation: UIInterfaceOrientation
    var statusBar = StatusBar()
    /// The size of text that the user prefers; nil for that of the environment.
    var contentSizeCategory: UIContentSizeCategory?
  }

  private struct WeakScene {
    weak var scene: UIWindowScene?
  }

  /// Measures text for every view on this screen.
  public var textMeasurer: any TextMeasuring
  /// The measures of bars, controls and presented views: those of the release that the device runs,
  /// unless others are given before anything is laid out.
  public var measures: SystemMeasures
  /// The measures of presented views.
  public var presentationMetrics: PresentationMetrics {
    get { measures.presentation }
    set { measures.presentation = newValue }
  }
  /// How bright the display is, 0 to 1: kept, and told to those who listen.
  open var brightness: CGFloat {
    get { keptBrightness }
    set {
      let value = min(max(newValue, 0), 1)
      guard value != keptBrightness else { return }
      keptBrightness = value
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  private var keptBrightness: CGFloat = 0.5
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Says when pending passes of the screen's windows are done.
  public var frameClock: any FrameClock

  public init(
    environment: DeviceEnvironment, orientation: DeviceOrientation = .portrait,
    textMeasurer: (any TextMeasuring)? = nil, frameClock: (any FrameClock)? = nil
  ) {
    self.environment = environment
    measures = SystemMeasures.ofSystem(version: environment.systemVersion)
    configuration = Configuration(
      orientation: orientation == .landscape ? .landscapeRight : .portrait)
    currentTraits = environment.traitCollection(in: orientation)
    self.textMeasurer = textMeasurer ?? EstimatedTextMeasurer()
    self.frameClock = frameClock ?? RunLoopFrameClock()
    super.init()
  }

  /// A screen of the standard device: for subclasses of tests that answer other bounds or another scale.
  public override init() {
    environment = .standard
    measures = SystemMeasures.ofSystem(version: environment.systemVersion)
    configuration = Configuration(orientation: .portrait)
    currentTraits = environment.traitCollection(in: .portrait)
    textMeasurer = EstimatedTextMeasurer()
    frameClock = RunLoopFrameClock()
    super.init()
  }

  private func makeTraits() -> UITraitCollection {
    let traits = environment.traitCollection(in: orientation)
    guard let category = configuration.contentSizeCategory else { return traits }
    return traits.modifyingTraits { $0.preferredContentSizeCategory = category }
  }

  /// Makes the traits known to code on every thread.
  private func publishTraits() {
    let traits = currentTraits
    UITraitCollection.ofMainScreen.withLock { $0 = traits }
  }

  // MARK: Scenes

  /// The scenes on the screen that are in use, in the order they were made.
  var scenes: [UIWindowScene] { knownScenes.compactMap(\.scene) }

  func add(_ scene: UIWindowScene) {
    knownScenes.removeAll { $0.scene == nil }
    knownScenes.append(WeakScene(scene: scene))
    UIApplication.shared.add(scene)
  }

  /// The scene of windows that were made for the screen rather than for a scene.
  func defaultScene() -> UIWindowScene { scenes.first ?? UIWindowScene(screen: self) }

  /// How many frames a second the screen shows at most: those of ``CADisplayLink``.
  open var maximumFramesPerSecond: Int { 60 }

  // MARK: State

  public var orientation: DeviceOrientation { configuration.orientation.coarse }

  var interfaceOrientation: UIInterfaceOrientation {
    get { configuration.orientation }
    set { configuration.orientation = newValue }
  }

  /// How the device was turned last; nil until it is.
  var deviceOrientation: UIDeviceOrientation?

  /// The status bar; a change reaches the windows as a change of size or of their safe area (WR-5).
  public var statusBar: StatusBar {
    get { configuration.statusBar }
    set {
      guard newValue != configuration.statusBar else { return }
      SceneTransition.run(on: self) { configuration.statusBar = newValue }
    }
  }

  /// The size of text that the user prefers, as the settings of a device have it.
  ///
  /// A change reaches the views as a change of traits; then ``UIContentSizeCategory/didChangeNotification``
  /// is posted.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { currentTraits.preferredContentSizeCategory }
    set {
      guard newValue != preferredContentSizeCategory else { return }
      SceneTransition.run(on: self) { configuration.contentSizeCategory = newValue }
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue.rawValue])
    }
  }

  /// The keyboard on the screen; nil for none.
  ///
  /// A change is told in the notifications of ``UIResponder``, and moves the views that follow
  /// keyboard guides as part of the keyboard's animation (AL-73).
  public var keyboard: ScreenKeyboard? {
    didSet {
      if keyboard != oldValue { KeyboardTransition.run(on: self, from: oldValue, to: keyboard) }
    }
  }

  /// The part in points of each edge that bars, corners and sensors cover.
  var safeAreaInsets: UIEdgeInsets {
    var insets = environment.safeAreaInsets(in: orientation)
    insets.top = configuration.statusBar.topInset(
      usual: insets.top, hasSensor: environment.hasSensorHousing)
    return insets
  }

  /// The screen's rectangle in points in the current orientation.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: environment.size(in: orientation))
  }
  open var nativeBounds: CGRect {
    let size = environment.portraitSize
    return CGRect(
      x: 0, y: 0, width: size.width * environment.scale, height: size.height * environment.scale)
  }
  /// The plane of the screen as the interface stands.
  open var coordinateSpace: any UICoordinateSpace { ScreenPlane.interface(of: self) }
  /// The plane of the screen in portrait, however the interface stands.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenPlane.upright(on: self) }
  /// Pixels per point.
  open var scale: CGFloat { environment.scale }
  open var nativeScale: CGFloat { environment.scale }
  open var traitCollection: UITraitCollection { currentTraits }
}
