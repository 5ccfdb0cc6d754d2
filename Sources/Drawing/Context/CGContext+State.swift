import Foundation

extension CGContext {
  // MARK: Space

  /// User space to device space.
  public var ctm: CGAffineTransform { state.userToSink.concatenating(sinkToDevice) }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return }
    state.userToSink = transform.concatenating(state.userToSink)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns user space by `angle` radians, from its x towards its y axis.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(ctm.inverted())
  }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Lines

  /// The width of lines in user space; 0 is the thinnest that can be drawn. A negative width and one
  /// that is no number are not taken.
  public func setLineWidth(_ width: CGFloat) {
    if width >= 0, width.isFinite { state.stroke.width = width }
  }

  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

  public func setMiterLimit(_ limit: CGFloat) {
    if limit.isFinite { state.stroke.miterLimit = max(1, limit) }
  }

  /// Lengths drawn and left out by turns. An empty list, one with a negative or infinite number and one
  /// of zeros draw whole lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.setDashes(lengths, phase: phase)
  }

  public func setFlatness(_ flatness: CGFloat) {
    if flatness.isFinite { state.flatness = flatness }
  }

  // MARK: Compositing

  /// Multiplies the opacity of all that is drawn (GC-8); values are brought into 0...1.
  public func setAlpha(_ alpha: CGFloat) {
    if !alpha.isNaN { state.alpha = max(0, min(1, alpha)) }
  }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// A shadow under all that is drawn, black of one third (GC-9).
  ///
  /// - Parameters:
  ///   - offset: in base space, which the current matrix does not change.
  ///   - blur: twice the standard deviation, in base space.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// A shadow of `color` under all that is drawn; nil for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
      state.shadow = nil
      return
    }
    state.shadow = ShadowStyle(offset: offset, sigma: max(0, blur) / 2, color: color.sRGB)
      .applying(baseToSink)
  }

  // MARK: Colours

  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
    if let space = color.colorSpace { state.fillColorSpace = space }
  }

  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
    if let space = color.colorSpace { state.strokeColorSpace = space }
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of fills and lines.
  package func setColors(_ color: ColorComponents) {
    setFillColor(CGColor(color))
    setStrokeColor(CGColor(color))
  }

  /// Moves the beginning of patterns, in base space.
  public func setPatternPhase(_ phase: CGSize) {
    if phase.width.isFinite, phase.height.isFinite { state.patternPhase = phase }
  }
}
