import Foundation
import PortableUIKit
import Testing

/// How the device is held and felt, as UIKit's references say.
@MainActor @Suite(.serialized) struct DeviceTests {
  @Test func aTurnedDeviceTellsBeforeItsInterfaceTurns() throws {
    let old = UIScreen.main
    defer { UIScreen.main = old }
    UIScreen.main = UIScreen(environment: .standard)
    let scene = UIWindowScene(screen: UIScreen.main)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let device = UIDevice.current
    #expect(device.orientation == .portrait)
    var told: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        told.append("\(UIDevice.current.orientation) \(scene.interfaceOrientation)")
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    scene.rotate(to: .landscapeRight)
    #expect(told.isEmpty)
    // An interface that is turned to the right is held in a device that is turned to the left.
    #expect(device.orientation == .landscapeLeft)
    device.beginGeneratingDeviceOrientationNotifications()
    scene.rotate(to: .portrait)
    scene.rotate(to: .portrait)
    #expect(told == ["portrait landscapeRight"])
    device.endGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
  }

  @Test func aDeviceTurnsWhereItsInterfaceDoesNot() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let old = UIScreen.main
    defer { UIScreen.main = old }
    UIScreen.main = UIScreen(environment: .standard)
    let scene = UIWindowScene(screen: UIScreen.main)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Upright()
    window.makeKeyAndVisible()
    scene.rotate(to: .landscapeLeft)
    #expect(UIDevice.current.orientation == .landscapeRight)
    #expect(UIDevice.current.orientation.isLandscape)
    #expect(scene.interfaceOrientation == .portrait)
  }

  @Test func feedbackReachesWhoeverListens() {
    var felt: [UIFeedbackGenerator.Feedback] = []
    UIFeedbackGenerator.onFeedback = { felt.append($0) }
    defer { UIFeedbackGenerator.onFeedback = nil }
    let impact = UIImpactFeedbackGenerator(style: .heavy)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 7)
    UIImpactFeedbackGenerator().impactOccurred(intensity: 0.25)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    #expect(
      felt == [
        .impact(.heavy, intensity: 1), .impact(.heavy, intensity: 1),
        .impact(.medium, intensity: 0.25), .selection, .notification(.warning),
      ])
  }
}
