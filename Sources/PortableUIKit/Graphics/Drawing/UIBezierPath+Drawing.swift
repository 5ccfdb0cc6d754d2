import Foundation

extension UIBezierPath {
  var style: StrokeStyle {
    var style = StrokeStyle(
      width: lineWidth >= 0 && lineWidth.isFinite ? lineWidth : 1, cap: lineCapStyle,
      join: lineJoinStyle, miterLimit: miterLimit.isFinite ? max(1, miterLimit) : 10)
    style.setDashes(dashes, phase: dashPhase)
    return style
  }

  /// Sets the lengths of the drawn and left out parts of lines, in turns; none where `count` is 0.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Writes the dashes, where there is memory for them, and their count and phase.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern {
      for (index, length) in dashes.enumerated() { pattern[index] = length }
    }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  /// Fills the shape with the fill colour of the current context; its current path is not changed.
  public func fill() { UIGraphicsGetCurrentContext()?.fill(self) }

  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.paint(in: blendMode, alpha: alpha) { $0.fill(self) }
  }

  /// Draws lines along the path in the stroke colour of the current context.
  public func stroke() { UIGraphicsGetCurrentContext()?.stroke(self) }

  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.paint(in: blendMode, alpha: alpha) { $0.stroke(self) }
  }

  /// Limits drawing in the current context to the inside of the path.
  public func addClip() {
    let rule: CGPathFillRule = usesEvenOddFillRule ? .evenOdd : .winding
    UIGraphicsGetCurrentContext()?.clip(to: cgPath, using: rule)
  }
}

extension CGContext {
  fileprivate func fill(_ path: UIBezierPath) {
    fill(path.cgPath, using: path.usesEvenOddFillRule ? .evenOdd : .winding)
  }

  fileprivate func stroke(_ path: UIBezierPath) { stroke(path.cgPath, style: path.style) }
}
