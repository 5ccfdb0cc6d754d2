import Foundation

extension UIScene {
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  func enterForeground() {
    activationState = .foregroundInactive
    delegate?.sceneWillEnterForeground(self)
    UIApplication.shared.post(UIScene.willEnterForegroundNotification, self)
  }

  func becomeActive() {
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    UIApplication.shared.post(UIScene.didActivateNotification, self)
  }

  func resignActive() {
    activationState = .foregroundInactive
    delegate?.sceneWillResignActive(self)
    UIApplication.shared.post(UIScene.willDeactivateNotification, self)
  }

  func enterBackground() {
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    session?.stateRestorationActivity = delegate?.stateRestorationActivity(for: self)
    UIApplication.shared.post(UIScene.didEnterBackgroundNotification, self)
  }

  func disconnect() {
    activationState = .unattached
    delegate?.sceneDidDisconnect(self)
    UIApplication.shared.post(UIScene.didDisconnectNotification, self)
    session?.scene = nil
    delegate = nil
  }
}
