import Foundation

/// Settings and announcements for people who use a device in another way.
@preconcurrency @MainActor public enum UIAccessibility {
  /// A kind of change that elements are told of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// A user's settings; tests set them.
  public struct Settings: Hashable, Sendable {
    public var isVoiceOverRunning = false
    public var isSwitchControlRunning = false
    public var isReduceMotionEnabled = false
    public var isReduceTransparencyEnabled = false
    public var isBoldTextEnabled = false
    public var isDarkerSystemColorsEnabled = false
    public var isInvertColorsEnabled = false
    public var isGrayscaleEnabled = false
    public var isMonoAudioEnabled = false
    public var isClosedCaptioningEnabled = false
    public var isGuidedAccessEnabled = false
    public var isAssistiveTouchRunning = false
    public var isShakeToUndoEnabled = true
    public var isSpeakSelectionEnabled = false
    public var isSpeakScreenEnabled = false
    public var isOnOffSwitchLabelsEnabled = false
    public var isVideoAutoplayEnabled = true
    public var shouldDifferentiateWithoutColor = false
    public var buttonShapesEnabled = false
    public var prefersCrossFadeTransitions = false

    public init() {}
  }

  public static var settings = Settings() {
    didSet { tellOfChanges(since: oldValue) }
  }
  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
  public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
  public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }

  public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
  public static var isClosedCaptioningEnabled: Bool { settings.isClosedCaptioningEnabled }
  public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
  public static var isAssistiveTouchRunning: Bool { settings.isAssistiveTouchRunning }
  public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }
  public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
  public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }
  public static var isVideoAutoplayEnabled: Bool { settings.isVideoAutoplayEnabled }
  public static var shouldDifferentiateWithoutColor: Bool {
    settings.shouldDifferentiateWithoutColor
  }
  public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }

  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  nonisolated public static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  nonisolated public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")

  /// Tells of a change: an announcement with its words, or the element that is to be read next.
  public static func post(notification: Notification, argument: Any?) {
    Platform.current.diagnostics.accessibilityNotice?(notification, argument)
    guard notification == .screenChanged || notification == .layoutChanged,
      let element = argument as? UIResponder
    else { return }
    moveFocus(to: element)
  }

  /// A path of a view in the coordinates of the screen, as far as they are moved and not turned.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = convertToScreenCoordinates(CGRect.zero, in: view).origin
    guard let result = path.copy() as? UIBezierPath else { return path }
    result.apply(
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y))
    return result
  }

  /// A rectangle of a view in the coordinates of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    let origin = view.window?.frame.origin ?? .zero
    return inWindow.offsetBy(dx: origin.x, dy: origin.y)
  }
}
