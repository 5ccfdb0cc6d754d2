import Foundation

/// What is posted when a user changes a setting.
extension UIAccessibility {
  nonisolated public static let switchControlStatusDidChangeNotification = notice(
    "SwitchControlStatusDidChangeNotification")
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = notice(
    "ReduceTransparencyStatusDidChangeNotification")
  nonisolated public static let boldTextStatusDidChangeNotification = notice(
    "BoldTextStatusDidChangeNotification")
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = notice(
    "DarkerSystemColorsStatusDidChangeNotification")
  nonisolated public static let invertColorsStatusDidChangeNotification = notice(
    "InvertColorsStatusDidChangeNotification")
  nonisolated public static let grayscaleStatusDidChangeNotification = notice(
    "GrayscaleStatusDidChangeNotification")
  nonisolated public static let monoAudioStatusDidChangeNotification = notice(
    "MonoAudioStatusDidChangeNotification")
  nonisolated public static let closedCaptioningStatusDidChangeNotification = notice(
    "ClosedCaptioningStatusDidChangeNotification")
  nonisolated public static let guidedAccessStatusDidChangeNotification = notice(
    "GuidedAccessStatusDidChangeNotification")
  nonisolated public static let assistiveTouchStatusDidChangeNotification = notice(
    "AssistiveTouchStatusDidChangeNotification")
  nonisolated public static let shakeToUndoDidChangeNotification = notice(
    "ShakeToUndoDidChangeNotification")
  nonisolated public static let speakSelectionStatusDidChangeNotification = notice(
    "SpeakSelectionStatusDidChangeNotification")
  nonisolated public static let speakScreenStatusDidChangeNotification = notice(
    "SpeakScreenStatusDidChangeNotification")
  nonisolated public static let onOffSwitchLabelsDidChangeNotification = notice(
    "OnOffSwitchLabelsDidChangeNotification")
  nonisolated public static let videoAutoplayStatusDidChangeNotification = notice(
    "VideoAutoplayStatusDidChangeNotification")
  nonisolated public static let differentiateWithoutColorDidChangeNotification = notice(
    "ShouldDifferentiateWithoutColorDidChangeNotification")
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = notice(
    "ButtonShapesEnabledStatusDidChangeNotification")
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChangeNotification = notice(
    "PrefersCrossFadeTransitionsStatusDidChangeNotification")

  nonisolated private static func notice(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(name)")
  }

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
