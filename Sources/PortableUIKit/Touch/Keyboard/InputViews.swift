import Foundation

/// The input views of a window's first responder.
///
/// They stand at the bottom of the window, above everything else in it; UIKit shows them in a window of
/// their own. A view in the keyboard's place counts as the keyboard, with its accessory: its coming and
/// going is told as the keyboard's. Above the system's keyboard, whose height ``UIScreen/keyboard`` says,
/// the accessory stands by itself.
@MainActor final class InputViews {
  private unowned let window: UIWindow
  private var shown: [UIView] = []
  /// The keyboard that the input views are; nil where they are none.
  private var keyboard: ScreenKeyboard?
  private var exchanges = 0

  init(_ window: UIWindow) { self.window = window }

  /// Another responder is about to be the first: the views stay until it is.
  func beginExchange() { exchanges += 1 }
  func endExchange() {
    exchanges -= 1
    refresh()
  }

  /// Shows the views of the first responder, and those of no other.
  func refresh() {
    guard exchanges == 0 else { return }
    let responder = window.firstResponder
    let input = responder?.inputViewController?.view ?? responder?.inputView
    let accessory = responder.flatMap(accessory)
    let wanted = [accessory, input].compactMap { $0 }
    if wanted.isEmpty, shown.isEmpty { return }
    let leaving = shown.filter { view in !wanted.contains { $0 === view } }
    shown = wanted
    for view in leaving where view.superview === window { view.removeFromSuperview() }
    for view in wanted {
      view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      window.addSubview(view)
    }
    takeKeyboard(input, accessory, isTextInput: responder is any UIKeyInput)
    place()
  }

  /// Puts the views where they belong in the window as it is now.
  func place() {
    var bottom = window.bounds.maxY
    if keyboard == nil { bottom -= window.keyboardHeight }
    for view in shown.reversed() {
      let height = height(of: view)
      let frame = CGRect(
        x: window.bounds.minX, y: bottom - height, width: window.bounds.width, height: height)
      if view.frame != frame { view.frame = frame }
      bottom -= height
    }
  }

  /// The accessory of a responder, or else of the nearest one after it in the chain (not measured).
  private func accessory(of responder: UIResponder) -> UIView? {
    sequence(first: responder, next: \.next).lazy.compactMap {
      $0.inputAccessoryViewController?.view ?? $0.inputAccessoryView
    }.first
  }

  /// The height of a view in points: its own, or else as its content needs.
  private func height(of view: UIView) -> CGFloat {
    if view.bounds.height > 0 { return view.bounds.height }
    let intrinsic = view.intrinsicContentSize.height
    if intrinsic > 0 { return intrinsic }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: window.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(0, size.height)
  }

  /// Has the screen's keyboard be the views, where no keyboard of the system is under them.
  private func takeKeyboard(_ input: UIView?, _ accessory: UIView?, isTextInput: Bool) {
    let isKeyboard = input != nil || (accessory != nil && !isTextInput)
    let height = [input, accessory].compactMap { $0 }.reduce(0) { $0 + self.height(of: $1) }
    let new: ScreenKeyboard? = isKeyboard ? .docked(height: height) : nil
    let isOwn = keyboard != nil && window.screen.keyboard == keyboard
    keyboard = new
    if let new {
      window.screen.keyboard = new
    } else if isOwn {
      window.screen.keyboard = nil
    }
  }
}
