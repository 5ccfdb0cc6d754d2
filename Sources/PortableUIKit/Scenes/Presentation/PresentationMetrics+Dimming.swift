import Foundation

extension PresentationMetrics {
  /// The black over the views behind a sheet or an alert.
  var dimmingColor: UIColor {
    UIColor { [dimming, darkDimming] traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? darkDimming : dimming)
    }
  }
}
