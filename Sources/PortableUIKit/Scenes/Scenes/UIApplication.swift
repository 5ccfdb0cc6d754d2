import Foundation

/// The end of the responder chain, the way to the windows, and the conductor of an app's life.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public internal(set) static var shared = UIApplication()

  // MARK: The app

  /// The delegate, which the application keeps.
  open var delegate: (any UIApplicationDelegate)? {
    get { keptDelegate }
    set { keptDelegate = newValue }
  }
  var keptDelegate: (any UIApplicationDelegate)?
  open internal(set) var applicationState: State = .active
  /// The scenes that were connected by launching the app.
  var sessions: [UISceneSession] = []
  var sessionCount = 0
  var isTerminated = false
  /// Take back the services that modules above have given the app at its launch.
  var givenServices: [@MainActor () -> Void] = []
  open var openSessions: Set<UISceneSession> { Set(sessions) }
  open var supportsMultipleScenes: Bool { UIScreen.main.environment.idiom == .pad }
  open var isIdleTimerDisabled = false
  /// The quick ways into the app that it offers at present.
  open var shortcutItems: [UIApplicationShortcutItem]?
  let backgroundTasks = BackgroundTasks()
  /// Whether shaking the device offers to undo; kept, as nothing is shaken here.
  open var applicationSupportsShakeToEdit = true
  open var applicationIconBadgeNumber = 0
  /// Opens addresses that the app hands to the system; answers whether it did.
  public var urlOpener: ((URL) -> Bool)?
  /// The text direction of the app's language, which is the user's preferred one.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
  /// The status bar of the key window's scene; without a key window that of the main screen.
  private var statusBarManager: UIStatusBarManager? {
    (keyWindow?.windowScene ?? UIScreen.main.scenes.first)?.statusBarManager
  }
  /// The status bar's rectangle in points; empty where it is hidden, and where there is no scene.
  open var statusBarFrame: CGRect { statusBarManager?.statusBarFrame ?? .zero }
  /// Whether there is no status bar. Setting it has no effect, as in apps whose view controllers decide.
  open var isStatusBarHidden: Bool {
    get { statusBarManager?.isStatusBarHidden ?? true }
    set {}
  }
  /// How the texts of the status bar look. Setting it has no effect, as in apps whose view controllers decide.
  open var statusBarStyle: UIStatusBarStyle {
    get { statusBarManager?.statusBarStyle ?? .default }
    set {}
  }
  /// Has no effect, as in apps whose view controllers decide.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Has no effect, as in apps whose view controllers decide.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// The application's delegate hears of an event after the application.
  open override var next: UIResponder? { keptDelegate as? UIResponder }

  private struct WeakScene {
    weak var scene: UIScene?
  }

  private var known: [WeakScene] = []

  func add(_ scene: UIScene) {
    known.removeAll { $0.scene == nil }
    known.append(WeakScene(scene: scene))
  }

  open var connectedScenes: Set<UIScene> { Set(known.compactMap(\.scene)) }

  /// The windows of all scenes, in the order the scenes were made.
  open var windows: [UIWindow] {
    known.compactMap { $0.scene as? UIWindowScene }.flatMap(\.windows)
  }

  /// The window that was made key last.
  open internal(set) weak var keyWindow: UIWindow?

  // MARK: Events

  private var ignoring = 0

  /// Sends an event to the windows that its touches are on.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for window in event.orderedTouches.compactMap(\.window)
    where !windows.contains(where: { $0 === window }) {
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }

  /// Has an object carry out an action, by the method of that name: see ``Selector``.
  ///
  /// Without a target the first responder is asked, and then those up the chain; without a first responder the sender, if it
  /// is a responder.
  ///
  /// - Returns: Whether the action was carried out.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return StandardActions.perform(action, on: target, with: sender, for: event) }
    let window = keyWindow ?? windows.first { $0.firstResponder != nil }
    let first = window?.firstResponder ?? sender as? UIResponder ?? window ?? self
    return StandardActions.perform(action, from: first, with: sender, for: event)
  }

  /// Has touches that come down from now on go nowhere, until ``endIgnoringInteractionEvents()`` was
  /// called as often.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
}
