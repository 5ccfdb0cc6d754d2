import Foundation

extension UIApplication {
  // MARK: Shortcuts

  /// Has the app do what a shortcut says, as the choice of it on a home screen would: the scene in front is asked, or
  /// else the app's delegate. The closure is told whether it was done.
  public func performShortcut(
    _ item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void = { _ in }
  ) {
    let scene = sessions.compactMap(\.scene).first as? UIWindowScene
    if let scene, let delegate = scene.delegate as? any UIWindowSceneDelegate {
      return delegate.windowScene(
        scene, performActionFor: item, completionHandler: completionHandler)
    }
    guard let keptDelegate else { return completionHandler(false) }
    keptDelegate.application(self, performActionFor: item, completionHandler: completionHandler)
  }

  // MARK: Activities

  /// Has the app go on with what the user did elsewhere, as the system would: the scene in front is told, or else the
  /// app's delegate.
  ///
  /// - Returns: Whether somebody took the activity on.
  @discardableResult
  public func continueActivity(_ activity: NSUserActivity) -> Bool {
    if let scene = sessions.compactMap(\.scene).first, let delegate = scene.delegate {
      delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
      delegate.scene(scene, continue: activity)
      return true
    }
    guard let keptDelegate else { return false }
    _ = keptDelegate.application(self, willContinueUserActivityWithType: activity.activityType)
    return keptDelegate.application(self, continue: activity) { restoring in
      for object in restoring ?? [] { object.restoreUserActivityState(activity) }
    }
  }

  // MARK: Background

  /// Notes work that is to go on while the app is in the background, for half a minute at most.
  ///
  /// A program here goes on in any case. ``backgroundTimeRemaining`` counts down in the time of the main screen's
  /// clock, and work that is not ended by then is told so.
  ///
  /// - Returns: The name under which the work is ended by ``endBackgroundTask(_:)``.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(handler) }
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(handler) }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }
  /// How long work may go on, in seconds; without end while the app is in front.
  public var backgroundTimeRemaining: TimeInterval { backgroundTasks.timeRemaining }
  /// Nothing starts the app in the background here.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  nonisolated public static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude
  /// Asks to be started for news; nothing does that here.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// The files of the app are not locked here.
  public var isProtectedDataAvailable: Bool { true }
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  // MARK: Notifications

  /// Asks for a name under which a server reaches the app. No service gives one here: the delegate is told so with the
  /// main queue's next turn.
  public func registerForRemoteNotifications() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        let error = NSError(
          domain: NSCocoaErrorDomain, code: 3010,
          userInfo: [
            NSLocalizedDescriptionKey: "remote notifications are not supported on this system"
          ])
        UIApplication.shared.keptDelegate?.application(
          .shared, didFailToRegisterForRemoteNotificationsWithError: error)
      }
    }
  }
  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  // MARK: Icons

  /// Whether the app can have other icons; there is no place here that shows one.
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  /// Asks for another icon, which fails.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(UIApplication.noIcons) }
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw UIApplication.noIcons
  }
  private static var noIcons: NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: 3328,
      userInfo: [NSLocalizedDescriptionKey: "The requested operation couldn’t be completed."])
  }

  // MARK: Status bar

  nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The key of the orientation, as a number, in the notifications of a change.
  nonisolated public static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

  func postStatusBar(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: self,
      userInfo: [
        UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)
      ])
  }
}
