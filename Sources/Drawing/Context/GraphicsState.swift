import Foundation

/// Everything of a context that `saveGState()` keeps: all but the current path.
struct GraphicsState {
  /// User space to the sink's.
  var userToSink: CGAffineTransform
  var fillColor = CGColor(gray: 0, alpha: 1)
  var strokeColor = CGColor(gray: 0, alpha: 1)
  /// The spaces of components that come without one: in contexts of views and images those of red, green and blue.
  var fillColorSpace = CGColorSpaceCreateDeviceRGB()
  var strokeColorSpace = CGColorSpaceCreateDeviceRGB()
  var stroke = StrokeStyle()
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  /// In the sink's space.
  var shadow: ShadowStyle?
  var shouldAntialias = true
  var interpolationQuality = CGInterpolationQuality.default
  var flatness: CGFloat = 0.5
  var patternPhase = CGSize.zero
  var textMode = CGTextDrawingMode.fill
  /// The number of clips and masks that were pushed since the beginning.
  var clipCount = 0
  /// A rectangle in the sink's space around all that the clips let through; null for nothing.
  var clipBounds: CGRect
}
