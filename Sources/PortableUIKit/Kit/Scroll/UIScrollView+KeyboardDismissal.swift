import Foundation

extension UIScrollView {
  /// Ends editing in the window as a drag begins, where the mode says so.
  func dismissKeyboardOnDrag() {
    guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory else {
      return
    }
    window?.endEditing(false)
  }

  /// Ends editing in the window where the finger of a drag is lifted over the keyboard while it does not
  /// go up (not measured). The keyboard does not follow the finger on its way.
  func dismissKeyboardInteractively(_ pan: UIPanGestureRecognizer) {
    guard
      keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory,
      let window, window.keyboardHeight > 0, pan.velocity(in: nil).y >= 0
    else { return }
    let top = window.bounds.maxY - window.keyboardHeight
    if pan.location(in: nil).y >= top { window.endEditing(false) }
  }
}
