import Foundation

/// The keyboard of a screen comes, goes or stands elsewhere: notifications before, the layout that
/// follows as an animation, notifications after.
///
/// Every change is one of the frame. Docked, the keyboard counts as shown, otherwise as hidden:
/// undocking it hides it as far as the notifications go, and a floating one comes, moves and goes
/// with changes of its frame alone.
@MainActor struct KeyboardTransition {
  /// Seconds.
  static let duration = 0.25
  /// The curve of the keyboard's animation, which has no name.
  private static let curve = 7

  private let screen: UIScreen
  private let old: ScreenKeyboard?
  private let new: ScreenKeyboard?

  /// Tells of the change and lays out the views that follow the keyboard.
  static func run(on screen: UIScreen, from old: ScreenKeyboard?, to new: ScreenKeyboard?) {
    KeyboardTransition(screen: screen, old: old, new: new).run()
  }

  private func run() {
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(visibilityNotification?.will)
    let windows = screen.scenes.flatMap(\.windows)
    for window in windows {
      window.markStale([])
      if isAfloat(old) || isAfloat(new) { window.markKeyboardGuidesStale() }
    }
    let run = AnimationRun(AnimationSettings(duration: KeyboardTransition.duration)) { _ in
      post(UIResponder.keyboardDidChangeFrameNotification)
      post(visibilityNotification?.did)
    }
    run.settings.endsWhenEmpty = false
    run.take(clockOf: screen)
    run.collect {
      for window in windows where !window.isHidden {
        window.inputViews.place()
        tell(window)
        window.layoutIfNeeded()
      }
    }
    run.start()
  }

  private func tell(_ view: UIView) {
    view.keyboardDidChange()
    for subview in view.subviews { tell(subview) }
  }

  private func isAfloat(_ keyboard: ScreenKeyboard?) -> Bool {
    if case .floating = keyboard { return true }
    return false
  }

  /// Whether the keyboard, as one that is docked, comes, gets another height or goes.
  private var visibilityNotification: (will: Notification.Name, did: Notification.Name)? {
    if case .docked = new {
      return (UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
    }
    guard case .docked = old else { return nil }
    return (UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
  }

  private func post(_ name: Notification.Name?) {
    guard let name else { return }
    let bounds = screen.bounds
    let begin = old?.frame(on: bounds) ?? new?.hiddenFrame(on: bounds) ?? .zero
    let end = new?.frame(on: bounds) ?? old?.hiddenFrame(on: bounds) ?? .zero
    NotificationCenter.default.post(
      name: name, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
          value: KeyboardTransition.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardTransition.curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
