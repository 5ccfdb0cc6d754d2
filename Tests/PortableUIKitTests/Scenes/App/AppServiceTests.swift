import Foundation
import PortableUIKit
import Testing

/// What an app is offered by its system: shortcuts, activities, work in the background.
@MainActor @Suite(.serialized) struct AppServiceTests {
  static var calls: [String] = []

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      AppServiceTests.calls.append("shortcut \(item.type)")
      completionHandler(item.type == "new")
    }
    func application(
      _ application: UIApplication, continue activity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      AppServiceTests.calls.append("continue \(activity.activityType)")
      restorationHandler([Restoring()])
      return true
    }
    func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { AppServiceTests.calls.append("no notifications") }
  }

  final class Restoring: UIResponder {
    override func restoreUserActivityState(_ userActivity: NSUserActivity) {
      AppServiceTests.calls.append("restored \(userActivity.title ?? "")")
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) {
      AppServiceTests.calls.append(
        "connect \(options.shortcutItem?.type ?? "-") \(options.userActivities.count)")
    }
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      AppServiceTests.calls.append("scene \(item.localizedTitle)")
      completionHandler(true)
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      AppServiceTests.calls.append("scene continues \(userActivity.activityType)")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      NSUserActivity(activityType: "state")
    }
  }

  final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private func take() -> [String] {
    defer { AppServiceTests.calls = [] }
    return AppServiceTests.calls
  }

  @Test("A shortcut and an activity go to the app's delegate where there are no scenes")
  func appDelegate() {
    let app = UIApplication.shared
    app.launch(AppDelegate(), manifest: AppManifest())
    defer { app.terminate() }
    _ = take()
    let item = UIMutableApplicationShortcutItem(type: "old", localizedTitle: "New note")
    item.type = "new"
    app.shortcutItems = [item]
    #expect(app.shortcutItems?.count == 1)
    var done: [Bool] = []
    app.performShortcut(item) { done.append($0) }
    app.performShortcut(UIApplicationShortcutItem(type: "x", localizedTitle: "")) {
      done.append($0)
    }
    #expect(done == [true, false] && take() == ["shortcut new", "shortcut x"])
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.title = "page"
    #expect(app.continueActivity(activity))
    #expect(take() == ["continue NSUserActivityTypeBrowsingWeb", "restored page"])
  }

  @Test("A scene hears of a shortcut and an activity at its connection and later")
  func scene() {
    let app = UIApplication.shared
    let activity = NSUserActivity(activityType: "reading")
    app.launch(
      SceneAppDelegate(),
      options: [
        .shortcutItem: UIApplicationShortcutItem(type: "new", localizedTitle: "New"),
        .userActivityDictionary: ["activity": activity],
      ], manifest: AppManifest())
    #expect(take() == ["connect new 1"])
    app.performShortcut(UIApplicationShortcutItem(type: "open", localizedTitle: "Open"))
    app.continueActivity(activity)
    #expect(take() == ["scene Open", "scene continues reading"])
    let session = app.openSessions.first
    #expect(session?.stateRestorationActivity == nil)
    app.enterBackground()
    #expect(session?.stateRestorationActivity?.activityType == "state")
    app.terminate()
  }

  @Test("Work in the background has half a minute, and is told when that is over")
  func background() {
    let old = UIScreen.main
    let clock = ManualFrameClock()
    UIScreen.main = UIScreen(environment: .standard, frameClock: clock)
    defer { UIScreen.main = old }
    let app = UIApplication.shared
    app.launch(AppDelegate(), manifest: AppManifest())
    defer { app.terminate() }
    #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
    var expired: [String] = []
    let first = app.beginBackgroundTask(withName: "save") { expired.append("save") }
    let second = app.beginBackgroundTask { expired.append("load") }
    #expect(first != second && first != .invalid)
    app.endBackgroundTask(first)
    app.enterBackground()
    clock.advance(by: 10)
    #expect(app.backgroundTimeRemaining == 20 && expired == [])
    clock.advance(by: 21)
    #expect(app.backgroundTimeRemaining == 0 && expired == ["load"])
    app.enterForeground()
    #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
  }

  @Test("No service gives the app a name for notifications, which its delegate is told")
  func notifications() async {
    let app = UIApplication.shared
    app.launch(AppDelegate(), manifest: AppManifest())
    defer { app.terminate() }
    _ = take()
    app.registerForRemoteNotifications()
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(take() == ["no notifications"] && !app.isRegisteredForRemoteNotifications)
    await #expect(throws: (any Error).self) { try await app.setAlternateIconName("Blue") }
  }

  @Test("The activity that is done now is the one that became it last")
  func currentActivity() {
    let (first, second) = (NSUserActivity(activityType: "a"), NSUserActivity(activityType: "b"))
    first.becomeCurrent()
    second.becomeCurrent()
    first.resignCurrent()
    #expect(NSUserActivity.currentActivity === second)
    second.invalidate()
    second.becomeCurrent()
    #expect(NSUserActivity.currentActivity == nil)
    first.addUserInfoEntries(from: ["a": 1])
    first.addUserInfoEntries(from: ["a": 2, "b": 3])
    #expect(first.userInfo?["a"] as? Int == 2 && first.userInfo?.count == 2)
    let responder = UIView()
    responder.userActivity = first
    #expect(responder.userActivity === first)
  }

  @Test("A display link takes the preferred rate of a range")
  func frameRate() {
    final class Target { func step() {} }
    let link = CADisplayLink(target: Target(), selector: Target.step)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    #expect(link.preferredFramesPerSecond == 30)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20)
    #expect(link.preferredFramesPerSecond == 20)
    #expect(CAFrameRateRange.default.preferred == nil && UIScreen.main.maximumFramesPerSecond == 60)
  }
}
