import Dispatch
import Foundation

extension UIApplication {
  // MARK: Starting

  /// Launches and serves the main run loop until ``terminate()``, by a signal or by the app itself.
  func run(_ delegate: (any UIApplicationDelegate)?) {
    launch(delegate)
    let sources = [SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { UIApplication.shared.terminate() } }
      source.resume()
      return source
    }
    while !isTerminated {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
    }
    for source in sources { source.cancel() }
  }

  /// Takes an app through its launch to the point where its first screen is shown, and returns.
  ///
  /// Tests launch an app by this; its entry point does the same before it serves the run loop.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate, which the application keeps.
  ///   - launchOptions: Why the app was launched; an address among them is opened by the first scene.
  ///   - manifest: The entries of the app's property list; nil looks for the list of the delegate's
  ///     program.
  public func launch(
    _ delegate: (any UIApplicationDelegate)?, options launchOptions: [LaunchOptionsKey: Any]? = nil,
    manifest: AppManifest? = nil
  ) {
    if !ConflictPrinter.isSilenced { UIView.printsConflicts = true }
    endSessions()
    takeServicesBack()
    givenServices = LinkedServices.provide()
    isTerminated = false
    backgroundTasks.appWillEnterForeground()
    keptDelegate = delegate
    applicationState = .inactive
    let manifest =
      manifest ?? delegate.map { AppManifest.ofProgram(type(of: $0)) } ?? AppManifest()
    if let name = manifest.mainStoryboardName, manifest.scene == nil {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController =
        UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
      delegate?.window = window
    }
    _ = delegate?.application(self, willFinishLaunchingWithOptions: launchOptions)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: launchOptions)
    post(UIApplication.didFinishLaunchingNotification)
    if manifest.mainStoryboardName != nil, manifest.scene == nil {
      delegate?.window?.makeKeyAndVisible()
    }
    if let delegate {
      connect(role: .windowApplication, manifest, delegate, launchOptions ?? [:])
      if sessions.isEmpty, let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
        performShortcut(item)
      }
    }
    becomeActive()
  }

  // MARK: Scenes

  private func connect(
    role: UISceneSession.Role, _ manifest: AppManifest, _ delegate: any UIApplicationDelegate,
    _ launchOptions: [LaunchOptionsKey: Any]
  ) {
    let planned = UISceneConfiguration(name: manifest.scene?.name, sessionRole: role)
    if let name = manifest.scene?.delegateClassName {
      planned.delegateClass = NSClassFromString(name)
      if planned.delegateClass == nil {
        Platform.current.diagnostics.warning?(
          "Info.plist configuration \"\(planned.name ?? "(no name)")\" for \(role.rawValue) contained "
            + "UISceneDelegateClassName key, but could not load class with name \"\(name)\".")
      }
    }
    if let name = manifest.scene?.storyboardName {
      planned.storyboard = UIStoryboard(name: name, bundle: nil)
    }
    sessionCount += 1
    let session = UISceneSession(role: role, number: sessionCount, configuration: planned)
    let options = UIScene.ConnectionOptions()
    if let url = launchOptions[.url] as? URL { options.urlContexts = [UIOpenURLContext(url)] }
    options.shortcutItem = launchOptions[.shortcutItem] as? UIApplicationShortcutItem
    let activities = launchOptions[.userActivityDictionary] as? [AnyHashable: Any]
    options.userActivities = Set((activities ?? [:]).values.compactMap { $0 as? NSUserActivity })
    options.handoffUserActivityType = options.userActivities.first?.activityType
    let configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    session.configuration = configuration
    // Without a delegate and a storyboard the app has its windows from its own delegate.
    guard configuration.delegateClass != nil || configuration.storyboard != nil else { return }
    let scene = UIWindowScene(screen: .main)
    scene.session = session
    scene.activationState = .unattached
    session.scene = scene
    sessions.append(session)
    if let type = configuration.delegateClass as? NSObject.Type {
      let made = ClassMaker.make(type)
      if made == nil {
        UIKitException.raise(
          .internalInconsistency("Unable to instantiate the scene delegate of class \(type)."))
      }
      scene.delegate = made as? any UISceneDelegate
    }
    if let storyboard = configuration.storyboard {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = storyboard.instantiateInitialViewController()
      scene.ownWindow = window
      (scene.delegate as? any UIWindowSceneDelegate)?.window = window
    }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification, scene)
    scene.ownWindow?.makeKeyAndVisible()
    scene.activationState = .foregroundInactive
  }

  /// Forgets the scenes of an app that was launched before.
  private func endSessions() {
    for session in sessions { session.scene?.disconnect() }
    sessions = []
  }

  // MARK: States

  private func becomeActive() {
    for scene in sessions.compactMap(\.scene) { scene.enterForeground() }
    // Windows of other screens, which tests make, go by clocks of their own.
    for window in windows where !window.isHidden && window.screen === UIScreen.main {
      window.performTurn()
    }
    applicationState = .active
    if sessions.isEmpty {
      keptDelegate?.applicationDidBecomeActive(self)
    }
    post(UIApplication.didBecomeActiveNotification)
    for scene in sessions.compactMap(\.scene) { scene.becomeActive() }
  }

  /// Sends the app to the background as a user does: it resigns, and enters the background.
  public func enterBackground() {
    guard applicationState != .background else { return }
    if applicationState == .active { resignActive() }
    applicationState = .background
    backgroundTasks.appDidEnterBackground()
    if sessions.isEmpty { keptDelegate?.applicationDidEnterBackground(self) }
    for scene in sessions.compactMap(\.scene) { scene.enterBackground() }
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Brings the app to the front again.
  public func enterForeground() {
    guard applicationState == .background else { return }
    backgroundTasks.appWillEnterForeground()
    if sessions.isEmpty { keptDelegate?.applicationWillEnterForeground(self) }
    post(UIApplication.willEnterForegroundNotification)
    applicationState = .inactive
    becomeActive()
  }

  private func resignActive() {
    applicationState = .inactive
    if sessions.isEmpty { keptDelegate?.applicationWillResignActive(self) }
    for scene in sessions.compactMap(\.scene) { scene.resignActive() }
    post(UIApplication.willResignActiveNotification)
  }

  /// Ends the app: scenes are disconnected, the delegate is told, and the entry point returns.
  public func terminate() {
    guard !isTerminated else { return }
    if applicationState != .background { enterBackground() }
    endSessions()
    keptDelegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
    backgroundTasks.expire()
    takeServicesBack()
    isTerminated = true
  }

  private func takeServicesBack() {
    for takeBack in givenServices { takeBack() }
    givenServices = []
  }

  /// Has the app give back memory, as the system does when it runs short.
  public func receiveMemoryWarning() {
    keptDelegate?.applicationDidReceiveMemoryWarning(self)
    post(UIApplication.didReceiveMemoryWarningNotification)
    for window in windows { window.rootViewController?.receiveMemoryWarning() }
  }

  func post(_ name: Notification.Name, _ object: AnyObject? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? self)
  }

  // MARK: Addresses

  /// Whether the app itself opens an address: nothing else can on this system.
  public func canOpenURL(_ url: URL) -> Bool { urlOpener != nil && url.scheme != nil }

  /// Hands an address to ``urlOpener``; without one nothing opens it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = urlOpener?(url) ?? false
    completion?(isOpened)
  }

  /// The older form, without options; answers whether the address was opened.
  @discardableResult public func openURL(_ url: URL) -> Bool { urlOpener?(url) ?? false }

  /// Has the app itself open an address, as another app would ask it to.
  @discardableResult
  public func receive(_ url: URL) -> Bool {
    let contexts: Set<UIOpenURLContext> = [UIOpenURLContext(url)]
    if let scene = sessions.compactMap(\.scene).first {
      scene.delegate?.scene(scene, openURLContexts: contexts)
      return scene.delegate != nil
    }
    return keptDelegate?.application(self, open: url, options: [:]) ?? false
  }
}

extension UIViewController {
  fileprivate func receiveMemoryWarning() {
    for child in children { child.receiveMemoryWarning() }
    presentation.presented?.receiveMemoryWarning()
    didReceiveMemoryWarning()
  }
}
