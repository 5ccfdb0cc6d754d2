import Foundation

/// What is posted when a user changes a setting.
extension UIAccessibility {
  nonisolated public static let switchControlStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySwitchControlStatusDidChangeNotification")
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  nonisolated public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  nonisolated public static let invertColorsStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityInvertColorsStatusDidChangeNotification")
  nonisolated public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  nonisolated public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  nonisolated public static let closedCaptioningStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  nonisolated public static let guidedAccessStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  nonisolated public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  nonisolated public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  nonisolated public static let speakSelectionStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  nonisolated public static let speakScreenStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  nonisolated public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  nonisolated public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  nonisolated public static let differentiateWithoutColorDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  static func tellOfChanges(since old: Settings) {
    let changes: [(KeyPath<Settings, Bool>, Foundation.Notification.Name)] = [
      (\.isVoiceOverRunning, voiceOverStatusDidChangeNotification),
      (\.isReduceMotionEnabled, reduceMotionStatusDidChangeNotification),
      (\.isSwitchControlRunning, switchControlStatusDidChangeNotification),
      (\.isReduceTransparencyEnabled, reduceTransparencyStatusDidChangeNotification),
      (\.isBoldTextEnabled, boldTextStatusDidChangeNotification),
      (\.isDarkerSystemColorsEnabled, darkerSystemColorsStatusDidChangeNotification),
      (\.isInvertColorsEnabled, invertColorsStatusDidChangeNotification),
      (\.isGrayscaleEnabled, grayscaleStatusDidChangeNotification),
      (\.isMonoAudioEnabled, monoAudioStatusDidChangeNotification),
      (\.isClosedCaptioningEnabled, closedCaptioningStatusDidChangeNotification),
      (\.isGuidedAccessEnabled, guidedAccessStatusDidChangeNotification),
      (\.isAssistiveTouchRunning, assistiveTouchStatusDidChangeNotification),
      (\.isShakeToUndoEnabled, shakeToUndoDidChangeNotification),
      (\.isSpeakSelectionEnabled, speakSelectionStatusDidChangeNotification),
      (\.isSpeakScreenEnabled, speakScreenStatusDidChangeNotification),
      (\.isOnOffSwitchLabelsEnabled, onOffSwitchLabelsDidChangeNotification),
      (\.isVideoAutoplayEnabled, videoAutoplayStatusDidChangeNotification),
      (\.shouldDifferentiateWithoutColor, differentiateWithoutColorDidChangeNotification),
      (\.buttonShapesEnabled, buttonShapesEnabledStatusDidChangeNotification),
      (\.prefersCrossFadeTransitions, prefersCrossFadeTransitionsStatusDidChangeNotification),
    ]
    for (setting, name) in changes where settings[keyPath: setting] != old[keyPath: setting] {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }
}
