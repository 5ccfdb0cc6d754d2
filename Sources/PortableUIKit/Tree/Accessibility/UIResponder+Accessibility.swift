import Foundation

extension UIResponder {
  /// Where a view is on the screen.
  var frameOnScreen: CGRect {
    guard let view = self as? UIView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
  }
}
