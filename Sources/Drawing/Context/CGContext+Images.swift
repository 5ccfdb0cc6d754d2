import Foundation

extension CGContext {
  /// Draws the image so that it fills `rect`, its top row along the greatest y: upright where y points
  /// upwards, upside down in a UIKit context (GC-12). An image mask is painted in the fill colour.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.isFinite, !rect.isEmpty else { return }
    if byTiling { return tile(image, in: rect) }
    draw(image, source: nil, transform: imageTransform(in: rect), fillColor: state.fillColor)
  }

  /// Draws a part of an image.
  ///
  /// - Parameters:
  ///   - source: the part in pixels from the top left; nil for all.
  ///   - transform: the unit square, (0,0) the part's top left, to the sink's space.
  package func draw(
    _ image: CGImage, source: CGRect?, transform: CGAffineTransform, fillColor: CGColor? = nil
  ) {
    guard transform.isInvertible else { return }
    let tint = image.isMask ? fillColor.flatMap { paint(of: $0) } : nil
    draw { compositing in
      .image(
        ImageOperation(
          image: image, source: source, transform: transform,
          interpolation: state.interpolationQuality, tint: tint?.paint,
          compositing: compositing(tint?.alpha ?? 1)))
    }
  }

  /// The unit square with (0,0) at the top left of an image that fills `rect`, to the sink's space.
  func imageTransform(in rect: CGRect) -> CGAffineTransform {
    let rect = rect.standardized
    return CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY
    ).concatenating(userToSink)
  }

  /// Repeats the image, one copy filling `rect`, over all that the clips let through.
  private func tile(_ image: CGImage, in rect: CGRect) {
    let recorder = DisplayListRecorder(extent: rect)
    recorder.perform(
      .image(
        ImageOperation(
          image: image,
          transform: CGAffineTransform(
            a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY),
          interpolation: state.interpolationQuality,
          tint: image.isMask ? paint(of: state.fillColor)?.paint : nil)))
    let paint = PatternPaint(
      cell: recorder.finish(), bounds: rect, xStep: rect.width, yStep: rect.height,
      transform: userToSink)
    fillClip(.pattern(paint))
  }
}
