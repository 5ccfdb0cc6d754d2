import Foundation

extension UIResponder {
  /// Where a view is on the screen.
  var frameOnScreen: CGRect {
    guard let view = self as? UIView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
  }

  /// Does what a double tap does where the element defines no action of its own.
  func activateForAccessibility() -> Bool {
    guard let control = self as? UIControl, control.isEnabled else { return false }
    switch control {
    case let control as UISwitch:
      control.setOn(!control.isOn, animated: true)
      control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    case let field as UITextField:
      return field.becomeFirstResponder()
    default:
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    return true
  }
}
