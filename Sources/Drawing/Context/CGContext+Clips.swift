import Foundation

extension CGContext {
  /// Limits drawing to the inside of the current path, which is empty afterwards (GC-7). An empty path
  /// lets nothing through.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = current
    current = PathElements()
    clip(to: path, rule: rule)
  }

  public func clip(to rect: CGRect) {
    clip(to: PathElements.rect(rect.standardized).applying(userToSink), rule: .winding)
    current = PathElements()
  }

  public func clip(to rects: [CGRect]) {
    var elements = PathElements()
    for rect in rects { elements.addRect(rect.standardized) }
    clip(to: elements.applying(userToSink), rule: .winding)
    current = PathElements()
  }

  /// Limits drawing to `rect` and to the part that the mask shows there (GC-13): of an image mask
  /// where its samples are 0, of another image by its value.
  public func clip(to rect: CGRect, mask: CGImage) {
    let transform = imageTransform(in: rect)
    push(
      .pushMask(
        MaskOperation(
          mask: mask.coverage, transform: transform, interpolation: state.interpolationQuality)),
      bounds: CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform))
  }

  /// A rectangle around all that the clips let through, in user space; null for nothing.
  public var boundingBoxOfClipPath: CGRect {
    state.clipBounds.isNull ? .null : state.clipBounds.applying(userToSink.inverted())
  }

  /// Limits drawing to steps of the sink's space.
  func clip(to elements: PathElements, rule: CGPathFillRule) {
    let path = CGPath(elements: elements)
    push(
      .pushClip(ClipOperation(path: path, rule: rule, isAntialiased: isAntialiasing)),
      bounds: path.boundingBoxOfPath)
  }

  private func push(_ operation: DrawingOperation, bounds: CGRect) {
    guard !isFinished else { return }
    emit(operation)
    state.clipCount += 1
    state.clipBounds = state.clipBounds.meeting(bounds)
  }
}
