import Foundation

extension CGContext {
  // MARK: The current path

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule: rule)
  }

  public func strokePath() { stroke(takePath()) }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path, rule: .winding)
    case .eoFill: fill(path, rule: .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, rule: .winding)
      stroke(path)
    case .eoFillStroke:
      fill(path, rule: .evenOdd)
      stroke(path)
    }
  }

  /// The current path, which is empty afterwards.
  private func takePath() -> PathElements {
    defer { current = PathElements() }
    return current
  }

  // MARK: Shapes

  public func fill(_ rect: CGRect) {
    fill(PathElements.rect(rect.standardized).applying(userToSink), rule: .winding)
    current = PathElements()
  }

  public func fill(_ rects: [CGRect]) {
    var elements = PathElements()
    for rect in rects { elements.addRect(rect.standardized) }
    fill(elements.applying(userToSink), rule: .winding)
    current = PathElements()
  }

  public func stroke(_ rect: CGRect) {
    stroke(PathElements.rect(rect.standardized).applying(userToSink))
    current = PathElements()
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let usual = state.stroke.width
    setLineWidth(width)
    stroke(rect)
    state.stroke.width = usual
  }

  /// Lines between each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var elements = PathElements()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      elements.move(to: points[index])
      elements.line(to: points[index + 1])
    }
    stroke(elements.applying(userToSink))
    current = PathElements()
  }

  /// Makes the rectangle transparent, whatever blend mode, alpha and shadow are (GC-11); opaque pixels
  /// become black.
  public func clear(_ rect: CGRect) {
    let elements = PathElements.rect(rect.standardized).applying(userToSink)
    guard !elements.isEmpty else { return }
    emit(
      .fill(
        FillOperation(
          path: CGPath(elements: elements), paint: .color(.black),
          compositing: Compositing(blendMode: .clear, isAntialiased: isAntialiasing))))
  }

  // MARK: Operations

  /// Fills steps of the sink's space.
  func fill(_ elements: PathElements, rule: CGPathFillRule) {
    guard !elements.isEmpty, let paint = paint(of: state.fillColor) else { return }
    draw { compositing in
      .fill(
        FillOperation(
          path: CGPath(elements: elements), rule: rule, paint: paint.paint,
          compositing: compositing(paint.alpha)))
    }
  }

  /// Strokes steps of the sink's space.
  func stroke(_ elements: PathElements) {
    let pen = userToSink
    guard !elements.isEmpty, pen.isInvertible, let paint = paint(of: state.strokeColor) else {
      return
    }
    draw { compositing in
      .stroke(
        StrokeOperation(
          path: CGPath(elements: elements), style: state.stroke, pen: pen.linear,
          paint: paint.paint, compositing: compositing(paint.alpha)))
    }
  }

  /// Fills all that the clips let through.
  func fillClip(_ paint: Paint) {
    guard !state.clipBounds.isNull else { return }
    // Far beyond the clip, so that its edges alone say how much of a pixel is covered.
    let bounds = state.clipBounds
    let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    draw { compositing in
      .fill(
        FillOperation(
          path: CGPath(elements: .rect(area)), paint: paint, compositing: compositing(1)))
    }
  }

  var isAntialiasing: Bool { allowsAntialiasing && state.shouldAntialias }

  /// Hands on one operation under the state's alpha and blend mode, in a group with the shadow where
  /// there is one.
  ///
  /// - Parameter operation: makes the operation, given a closure that makes its compositing from a
  ///   factor of its opacity.
  func draw(_ operation: ((CGFloat) -> Compositing) -> DrawingOperation) {
    guard !state.clipBounds.isNull else { return }
    let mode = state.shadow == nil ? state.blendMode : .normal
    let made = operation { factor in
      Compositing(
        alpha: state.alpha * factor, blendMode: mode, isAntialiased: isAntialiasing)
    }
    guard let shadow = state.shadow else { return emit(made) }
    let bounds = made.paintedBounds
    guard !bounds.isNull else { return }
    emit(.beginGroup(GroupOperation(bounds: bounds, blendMode: state.blendMode, shadow: shadow)))
    emit(made)
    emit(.endGroup)
  }

  /// A colour as paint, and a factor of opacity where the paint has none of its own.
  func paint(of color: CGColor) -> (paint: Paint, alpha: CGFloat)? {
    guard let pattern = color.pattern else { return (.color(color.sRGB), 1) }
    guard pattern.isUsable else { return nil }
    let shift = CGAffineTransform(
      translationX: state.patternPhase.width, y: state.patternPhase.height)
    let paint = PatternPaint(
      cell: pattern.cell(color: color.patternTint), bounds: pattern.bounds, xStep: pattern.xStep,
      yStep: pattern.yStep,
      transform: pattern.matrix.concatenating(shift).concatenating(baseToSink))
    return (.pattern(paint), pattern.isColored ? color.alpha : 1)
  }
}

extension CGContext {
  // MARK: Paths of user space, the current path left alone

  package func fill(_ path: CGPath, using rule: CGPathFillRule) {
    fill(path.elements.applying(userToSink), rule: rule)
  }

  /// Draws lines in `style` along a path, in the stroke colour.
  package func stroke(_ path: CGPath, style: StrokeStyle) {
    let usual = state.stroke
    state.stroke = style
    stroke(path.elements.applying(userToSink))
    state.stroke = usual
  }

  package func clip(to path: CGPath, using rule: CGPathFillRule) {
    clip(to: path.elements.applying(userToSink), rule: rule)
  }
}
