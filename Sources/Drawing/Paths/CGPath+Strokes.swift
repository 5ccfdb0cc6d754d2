import Foundation

extension CGPath {
  /// The outline of the area that lines along the path cover; fill it by the winding rule.
  ///
  /// Curves are flattened to within a 200th of the width or a 100,000th of the path's extent, whichever
  /// is more; round caps and joins stay curves. A width that is not above zero gives an empty path.
  public final func copy(
    strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: width, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(elements: elements.applying(transform).stroked(style))
  }

  /// The pieces that a list of lengths on and off leaves of the path (GC-5); see `setLineDash`.
  public final func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(elements: elements.applying(transform).dashed(phase: phase, lengths: lengths))
  }
}

extension PathElements {
  /// The outline of lines in `style`, dashes included.
  package func stroked(_ style: StrokeStyle) -> PathElements {
    guard style.width > 0, style.width.isFinite else { return PathElements() }
    let dashed = self.dashed(phase: style.dashPhase, lengths: style.dashes)
    let box = controlBounds
    let extent = box.isNull ? 0 : Swift.max(box.width, box.height)
    let tolerance = Swift.max(style.width / 200, extent / 100_000)
    var outliner = StrokeOutliner(style: style)
    for line in dashed.flattened(tolerance: tolerance) { outliner.outline(line) }
    return outliner.result
  }
}

extension CGPath {
  /// The outline of lines along a path, by the name that Swift imports Core Graphics' function with.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    self.init(
      elements: path.copy(
        strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin,
        miterLimit: miterLimit, transform: transform?.pointee ?? .identity
      ).elements)
  }

  /// The pieces that dashes leave of a path, by the name that Swift imports Core Graphics' function with.
  public convenience init?(
    __byDashing path: CGPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat,
    lengths: UnsafePointer<CGFloat>?, count: Int
  ) {
    let lengths = (0..<max(0, count)).compactMap { lengths?[$0] }
    self.init(
      elements: path.copy(
        dashingWithPhase: phase, lengths: lengths, transform: transform?.pointee ?? .identity
      ).elements)
  }
}
