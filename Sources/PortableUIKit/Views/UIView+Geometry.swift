import Foundation

extension UIView {
  // MARK: Reading

  /// The bounding box of the bounds in the superview's coordinates (GEO-3, GEO-9).
  var currentFrame: CGRect {
    let size = viewState.bounds.size
    if viewState.transform.isIdentity { return CGRect(origin: viewState.origin, size: size) }
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    ).applying(viewState.transform)
    return box.offsetBy(dx: viewState.center.x, dy: viewState.center.y)
  }

  /// The rectangle that layout places: the frame as it would be without a transform (XF-6).
  var untransformedFrame: CGRect {
    CGRect(origin: viewState.origin, size: viewState.bounds.size)
  }

  // MARK: Changing

  /// Sets the frame (GEO-4, GEO-12); with a transform the middle is set, and the size as far as the
  /// transform lets a rectangle stay one (GEO-9).
  func changeFrame(to newFrame: CGRect) {
    guard isFinite(newFrame) else { return raiseInvalidGeometry("bounds", newFrame) }
    let frame = newFrame.standardized
    if viewState.transform.isIdentity {
      place(frame)
    } else {
      let size = CGRect(origin: .zero, size: frame.size).applying(viewState.transform.inverted())
        .size
      place(center: CGPoint(x: frame.midX, y: frame.midY), size: size)
    }
    geometryDidChangeByAuthor()
  }

  func changeBounds(to newBounds: CGRect) {
    guard isFinite(newBounds) else { return raiseInvalidGeometry("bounds", newBounds) }
    let bounds = newBounds.standardized
    let old = viewState.bounds
    let moved = bounds.origin != old.origin
    viewState.bounds.origin = bounds.origin
    if moved {
      animateChange(of: .bounds, from: AnimatedProperty.components(old))
    }
    place(center: viewState.center, size: bounds.size)
    if moved {
      boundsOriginDidChange()
    }
    geometryDidChangeByAuthor()
  }

  func changeCenter(to newCenter: CGPoint) {
    guard newCenter.x.isFinite, newCenter.y.isFinite else {
      return raiseInvalidGeometry("position", CGRect(origin: newCenter, size: .zero))
    }
    place(center: newCenter, size: viewState.bounds.size)
    geometryDidChangeByAuthor()
  }

  func changeTransform(to newTransform: CGAffineTransform) {
    guard newTransform != viewState.transform else { return }
    let old = viewState.transform
    viewState.transform = newTransform
    animateChange(of: .transform, from: AnimatedProperty.components(old))
  }

  /// Sets the untransformed frame.
  func place(_ frame: CGRect) {
    place(center: CGPoint(x: frame.midX, y: frame.midY), origin: frame.origin, size: frame.size)
  }

  func place(center: CGPoint, size: CGSize) {
    let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
    place(center: center, origin: origin, size: size)
  }

  /// Sets middle, origin and size together, with the autoresizing of subviews (AR-2) and the marks
  /// for layout (GEO-11) that follow from it.
  ///
  /// Middle and origin are both kept, as deriving one from the other would cost the last bit of a
  /// value that was set.
  private func place(center: CGPoint, origin: CGPoint, size: CGSize) {
    let oldSize = viewState.bounds.size
    guard center != viewState.center || origin != viewState.origin || size != oldSize else {
      return
    }
    let (oldCenter, oldBounds) = (viewState.center, viewState.bounds)
    viewState.center = center
    viewState.origin = origin
    viewState.bounds.size = size
    animateChange(of: .position, from: AnimatedProperty.components(oldCenter))
    animateChange(of: .bounds, from: AnimatedProperty.components(oldBounds))
    if size != oldSize {
      if autoresizesSubviews { autoresizeSubviews(from: oldSize) }
      setNeedsLayout()
      if let superview, !superview.layoutState.isInLayoutSubviews { superview.setNeedsLayout() }
      setNeedsDisplayIfRedrawing()
      boundsSizeDidChange()
    }
    refreshInsets()
  }

  private func setNeedsDisplayIfRedrawing() {
    if contentMode == .redraw {
      setNeedsDisplay()
    } else if !viewState.dirtyRect.isNull {
      // What was too small to be seen may be seen now (DR-7, DR-8).
      markPathForDisplay()
    }
  }

  /// Resizes the subviews by their masks after the size went from `oldSize` (AR-2, AR-8).
  private func autoresizeSubviews(from oldSize: CGSize) {
    for view in viewState.subviews
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      let frame = view.untransformedFrame
      let horizontal = Autoresizing.horizontal(view.autoresizingMask).resize(
        origin: frame.minX, size: frame.width, from: oldSize.width, to: viewState.bounds.width)
      let vertical = Autoresizing.vertical(view.autoresizingMask).resize(
        origin: frame.minY, size: frame.height, from: oldSize.height, to: viewState.bounds.height)
      view.place(
        CGRect(
          x: horizontal.origin, y: vertical.origin, width: horizontal.size,
          height: vertical.size))
      view.autoresizingDidChange()
    }
  }

  private func isFinite(_ rect: CGRect) -> Bool {
    rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite
      && rect.size.height.isFinite
  }

  /// NaN and infinity are refused, as Core Animation refuses them (LAY-10).
  private func raiseInvalidGeometry(_ what: String, _ rect: CGRect) {
    UIKitException.raise(
      UIKitException(
        name: "CALayerInvalidGeometry", reason: "CALayer \(what) contains NaN: \(rect)"))
  }

  // MARK: Fitting

  /// What a view that cannot measure itself answers: its size as it is (AR-12).
  var fallbackFittingSize: CGSize { viewState.bounds.size }

  /// Takes the size that fits, keeping the frame's origin (AR-12).
  func resizeToFit() {
    let origin = frame.origin
    let size = sizeThatFits(bounds.size)
    if viewState.transform.isIdentity {
      frame = CGRect(origin: origin, size: size)
    } else {
      bounds.size = size
    }
  }

  /// The rectangle that becomes `alignmentRect` when inset by the alignment insets.
  func outset(_ alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
