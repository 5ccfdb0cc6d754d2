import Testing
import UIKit

@testable import FieldNotes

/// The app from its entry point to its first screen, and back to the system.
@MainActor @Suite(.serialized) struct LaunchTests {
  /// The calls that the app gets from its entry point to its end, in UIKit's order.
  @Test func theEntryPointShowsTheListAndReturns() throws {
    var told: [String] = []
    var title: String?
    let names: [(Notification.Name, String)] = [
      (UIApplication.didFinishLaunchingNotification, "finished launching"),
      (UIScene.willConnectNotification, "scene connects"),
      (UIScene.willEnterForegroundNotification, "scene comes to the front"),
      (UIApplication.didBecomeActiveNotification, "active"),
      (UIScene.didActivateNotification, "scene active"),
      (UIScene.didEnterBackgroundNotification, "scene in the background"),
      (UIScene.didDisconnectNotification, "scene disconnects"),
      (UIApplication.willTerminateNotification, "terminates"),
    ]
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          told.append(word)
          if name == UIScene.didActivateNotification {
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            let root = scene?.keyWindow?.rootViewController as? UINavigationController
            title = root?.topViewController?.title
            UIApplication.shared.terminate()
          }
        }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    AppDelegate.main()
    #expect(title == "Field Notes")
    #expect(
      told == [
        "finished launching", "scene connects", "scene comes to the front", "active",
        "scene active",
        "scene in the background", "scene disconnects", "terminates",
      ])
  }

  @Test func theFirstScreenIsTheListInAWindowOfTheScene() throws {
    try Launched.run { app in
      #expect(app.window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(app.window.isKeyWindow)
      #expect(app.list.isViewLoaded && app.list.view.window === app.window)
      #expect(app.list.tableView.numberOfSections == 3)
    }
  }
}
