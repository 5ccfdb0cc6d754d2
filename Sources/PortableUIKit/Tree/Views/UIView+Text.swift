import Foundation

extension UIView {
  /// The screen the view is on, the main one outside a window.
  var currentScreen: UIScreen { window?.screen ?? UIScreen.main }
  /// The measures of the system's views where the view is.
  package var measures: SystemMeasures { currentScreen.measures }

  /// Measures text for this view's screen.
  var textMeasurer: any TextMeasuring { currentScreen.textMeasurer }

  /// The value rounded down to a whole number of pixels, in points.
  func floorToPixel(_ value: CGFloat) -> CGFloat { -ceilToPixel(-value) }

  /// The value rounded up to a whole number of pixels, in points.
  func ceilToPixel(_ value: CGFloat) -> CGFloat {
    let scale = currentScreen.scale
    // A size that is a whole number of pixels already must not gain one by its last bits.
    return ((value * scale) - 1e-6).rounded(.up) / scale
  }

  /// The size in points of one line of text in `font`, rounded up to pixels.
  func singleLineSize(of text: String, font: UIFont) -> CGSize {
    let text = StyledText(text, font: font, shaper: textMeasurer.shaper)
    return pixelSize(of: text.measurement(width: .infinity, lines: 1), font: font)
  }

  /// The size of a measured text, rounded up to pixels: one line is at least as high as its font wants it.
  func pixelSize(of measured: TextMeasurement, font: UIFont) -> CGSize {
    let least = measured.lineCount > 1 ? 0 : font.lineHeight
    return CGSize(
      width: ceilToPixel(measured.size.width),
      height: ceilToPixel(max(measured.size.height, least)))
  }
}
