import Foundation

extension CGContext {
  /// Paints colours that change from `start` to `end` over all that the clips let through (GC-14).
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start.isFinite, end.isFinite, !gradient.stops.isEmpty else { return }
    fillClip(
      .linear(
        LinearPaint(
          gradient: gradient, start: start, end: end, options: options, transform: userToSink)))
  }

  /// Paints colours that change from one circle to another. Equal circles paint nothing.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
      startRadius >= 0, endRadius >= 0, !gradient.stops.isEmpty,
      startCenter != endCenter || startRadius != endRadius
    else { return }
    fillClip(
      .radial(
        RadialPaint(
          gradient: gradient, startCenter: startCenter, startRadius: startRadius,
          endCenter: endCenter, endRadius: endRadius, options: options, transform: userToSink)))
  }

  /// Paints colours that change once around `center`, from `angle` (radians) on.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard center.isFinite, angle.isFinite, !gradient.stops.isEmpty else { return }
    fillClip(
      .conic(ConicPaint(gradient: gradient, center: center, angle: angle, transform: userToSink)))
  }
}
