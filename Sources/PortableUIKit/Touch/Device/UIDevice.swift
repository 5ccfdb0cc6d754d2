import Foundation

/// The device of the main screen.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  /// How full the battery is (raw values as in UIKit).
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.environment.idiom }
  open var systemVersion: String { "\(UIScreen.main.environment.systemVersion).0" }
  open var systemName: String { idiomIsPad ? "iPadOS" : "iOS" }
  open var model: String { idiomIsPad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  private var idiomIsPad: Bool { userInterfaceIdiom == .pad }
  open var name: String { UIScreen.main.environment.name }
  open var isMultitaskingSupported: Bool { true }
  /// Another one in every run, as of an app that was installed anew.
  open private(set) var identifierForVendor: UUID? = UUID()

  // MARK: Battery

  /// Nothing is known of the battery, as in Apple's simulator.
  open var isBatteryMonitoringEnabled = false
  /// From 0 to 1; -1 where nothing is known.
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }

  // MARK: Orientation

  /// Posted when the device was turned, before the interface follows, as long as the app has asked for it.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// How many have asked for notifications of turns.
  private var listeners = 0

  /// How the device is held: as its interface stands, until ``UIWindowScene/rotate(to:)`` turns it.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.deviceOrientation
      ?? UIDeviceOrientation(showing: UIScreen.main.interfaceOrientation)
  }
  open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }
  open func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }
  /// Calls have to be as many as those of the beginning.
  open func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

  /// Turns the interface of the app's scenes for the key `orientation` and the number of an orientation, as a widely
  /// used call does; other keys have no effect.
  public func setValue(_ value: Any?, forKey key: String) {
    guard key == "orientation", let number = value as? Int,
      let orientation = UIInterfaceOrientation(rawValue: number)
    else { return }
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
      scene.rotate(to: orientation)
    }
  }

  /// Notes that the device of a screen is held in another way.
  func turn(to orientation: UIDeviceOrientation, on screen: UIScreen) {
    let isMain = screen === UIScreen.main
    guard orientation != (isMain ? self.orientation : screen.deviceOrientation) else { return }
    screen.deviceOrientation = orientation
    guard isMain, isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: self)
  }
}
