import Testing
import UIKit

/// What an app's entry point does up to its first screen, in the order Apple documents.
@MainActor @Suite(.serialized) struct AppLaunchTests {
  static var calls: [String] = []

  final class FirstController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      AppLaunchTests.calls.append("viewDidLoad")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      AppLaunchTests.calls.append("viewDidAppear")
    }
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var sceneDelegate: AnyClass?

    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
      configuration.delegateClass = sceneDelegate
      if sceneDelegate != nil { AppLaunchTests.calls.append("configuration") }
      return configuration
    }
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      AppLaunchTests.calls.append("willFinish")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      AppLaunchTests.calls.append("didFinish \(launchOptions?.count ?? 0)")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
      AppLaunchTests.calls.append("app active")
    }
    func applicationWillTerminate(_ application: UIApplication) {
      AppLaunchTests.calls.append("terminate")
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      AppLaunchTests.calls.append("connect \(connectionOptions.urlContexts.count)")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = FirstController()
      window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { AppLaunchTests.calls.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { AppLaunchTests.calls.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { AppLaunchTests.calls.append("resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { AppLaunchTests.calls.append("background") }
    func sceneDidDisconnect(_ scene: UIScene) { AppLaunchTests.calls.append("disconnect") }
  }

  @Test func anAppWithScenesShowsItsFirstScreen() {
    AppLaunchTests.calls = []
    let application = UIApplication.shared
    let delegate = AppDelegate()
    delegate.sceneDelegate = SceneDelegate.self
    application.launch(
      delegate, options: [.url: URL(fileURLWithPath: "/a")], manifest: AppManifest())
    #expect(
      AppLaunchTests.calls == [
        "willFinish", "didFinish 1", "configuration", "connect 1", "viewDidLoad", "foreground",
        "viewDidAppear", "active",
      ])
    #expect(application.applicationState == .active)
    #expect(application.connectedScenes.contains { $0.delegate is SceneDelegate })
    AppLaunchTests.calls = []
    application.enterBackground()
    application.enterForeground()
    #expect(AppLaunchTests.calls == ["resign", "background", "foreground", "active"])
    AppLaunchTests.calls = []
    application.terminate()
    #expect(AppLaunchTests.calls == ["resign", "background", "disconnect", "terminate"])
  }

  @Test func anAppWithoutScenesIsToldItself() {
    AppLaunchTests.calls = []
    UIApplication.shared.launch(AppDelegate(), manifest: AppManifest())
    #expect(AppLaunchTests.calls == ["willFinish", "didFinish 0", "app active"])
    UIApplication.shared.terminate()
  }

  @Test func aPropertyListNamesTheSceneDelegate() throws {
    let list: [String: Any] = [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
              "UISceneConfigurationName": "Default",
              "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
            ]
          ]
        ]
      ]
    ]
    let scene = try #require(AppManifest(dictionary: list, module: "Trips").scene)
    #expect(scene.delegateClassName == "Trips.SceneDelegate")
    #expect(scene.name == "Default")
  }
}
