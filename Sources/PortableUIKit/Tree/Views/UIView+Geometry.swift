import Foundation

extension UIView {
  // MARK: Reading

  /// The bounding box of the bounds in the superview's coordinates (GEO-3, GEO-9).
  var currentFrame: CGRect {
    let size = viewState.bounds.size
    if viewState.transform.isIdentity { return CGRect(origin: viewState.origin, size: size) }
    return size.box(around: viewState.anchorPoint, under: viewState.transform)
      .offsetBy(dx: viewState.center.x, dy: viewState.center.y)
  }

  /// The rectangle that layout places: the frame as it would be without a transform (XF-6).
  var untransformedFrame: CGRect {
    CGRect(origin: viewState.origin, size: viewState.bounds.size)
  }

  // MARK: Changing

  /// Sets the frame (GEO-4, GEO-12); with a transform the place is set, and the size as far as the
  /// transform lets a rectangle stay one (GEO-9).
  func changeFrame(to newFrame: CGRect) {
    guard UIView.isValid(newFrame) else { return }
    let frame = newFrame.standardized
    if viewState.transform.isIdentity {
      place(frame)
    } else {
      let size = frame.size.before(viewState.transform.withoutRounding)
      let box = size.box(around: viewState.anchorPoint, under: viewState.transform)
      place(center: CGPoint(x: frame.midX - box.midX, y: frame.midY - box.midY), size: size)
    }
    geometryDidChangeByAuthor()
  }

  func changeBounds(to newBounds: CGRect) {
    guard UIView.isValid(bounds: newBounds) else { return }
    let bounds = newBounds.standardized
    let old = viewState.bounds
    let moved = bounds.origin != old.origin
    if moved { boundsWillChange(to: CGRect(origin: bounds.origin, size: old.size)) }
    viewState.bounds.origin = bounds.origin
    if moved {
      noteLayerChange()
      originDidChangeForDisplay()
      animateChange(of: "bounds", from: .rect(old))
      visibleRegionDidChange()
    }
    place(center: viewState.center, size: bounds.size)
    if moved {
      boundsOriginDidChange()
      // Subviews stand at other distances from the edges now.
      refreshInsets()
    }
    geometryDidChangeByAuthor()
  }

  func changeCenter(to newCenter: CGPoint) {
    guard UIView.isValid(position: newCenter) else { return }
    place(center: newCenter, size: viewState.bounds.size)
    geometryDidChangeByAuthor()
  }

  /// Takes another anchor point; that is where the centre was, so that the frame moves.
  func changeAnchorPoint(to newAnchor: CGPoint) {
    guard newAnchor != viewState.anchorPoint, newAnchor.x.isFinite, newAnchor.y.isFinite else {
      return
    }
    viewState.anchorPoint = newAnchor
    place(center: viewState.center, size: viewState.bounds.size)
    geometryDidChangeByAuthor()
  }

  func changeTransform(to newTransform: CGAffineTransform) {
    guard newTransform != viewState.transform else { return }
    let old = viewState.transform
    viewState.transform = newTransform
    noteLayerChange()
    animateChange(of: "transform", from: .transform(CATransform3D(old)))
    ObservedObjects.didChange(self)
  }

  /// Sets the untransformed frame.
  func place(_ frame: CGRect) {
    place(Placement(frame, anchor: viewState.anchorPoint))
  }

  func place(center: CGPoint, size: CGSize) {
    place(
      Placement(
        center: center,
        origin: CGPoint(
          x: center.x - size.width * viewState.anchorPoint.x,
          y: center.y - size.height * viewState.anchorPoint.y), size: size))
  }

  /// Middle, origin and size of a view.
  ///
  /// Middle and origin are both kept, as deriving one from the other would cost the last bit of a
  /// value that was set.
  private struct Placement {
    var center: CGPoint
    var origin: CGPoint
    var size: CGSize

    init(center: CGPoint, origin: CGPoint, size: CGSize) {
      self.center = center
      self.origin = origin
      self.size = size
    }

    init(_ frame: CGRect, anchor: CGPoint) {
      self.init(
        center: CGPoint(
          x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y),
        origin: frame.origin, size: frame.size)
    }
  }

  /// Sets middle, origin and size together, with the autoresizing of the views below (AR-2), and
  /// then updates the insets that follow from their new places.
  private func place(_ placement: Placement) {
    guard let oldSize = take(placement) else { return }
    defer { ObservedObjects.tellOfChanges() }
    guard oldSize != viewState.bounds.size, autoresizesSubviews, resizesSubviewsByMask else {
      return refreshInsets()
    }
    var moved = [self]
    var resized = [(view: self, oldSize: oldSize)]
    while let (view, oldSize) = resized.popLast() {
      for subview in view.links.subviews {
        guard let placement = subview.autoresized(in: view, from: oldSize) else { continue }
        if let oldSize = subview.take(placement) {
          moved.append(subview)
          if oldSize != subview.viewState.bounds.size, subview.autoresizesSubviews {
            resized.append((subview, oldSize))
          }
        }
        subview.autoresizingDidChange()
      }
    }
    UIView.refreshInsets(below: moved)
  }

  /// Whether the mask of any subview has it follow the size.
  private var resizesSubviewsByMask: Bool {
    for subview in links.subviews
    where subview.isPlacedByMask && !subview.autoresizingMask.isEmpty {
      return true
    }
    return false
  }

  /// Takes a placement and marks its consequences for layout (GEO-11); returns the size before, nil
  /// where nothing changed.
  private func take(_ placement: Placement) -> CGSize? {
    let oldSize = viewState.bounds.size
    guard
      placement.center != viewState.center || placement.origin != viewState.origin
        || placement.size != oldSize
    else { return nil }
    let (oldCenter, oldBounds) = (viewState.center, viewState.bounds)
    if placement.size != oldSize {
      boundsWillChange(to: CGRect(origin: oldBounds.origin, size: placement.size))
    }
    viewState.center = placement.center
    viewState.origin = placement.origin
    viewState.bounds.size = placement.size
    noteLayerChange()
    ObservedObjects.noteChange(self)
    animateMove(fromCenter: oldCenter, bounds: oldBounds)
    if placement.size != oldSize {
      keepFormerSize(oldSize)
      setNeedsLayout()
      if let superview, superview.layoutState.layoutRoot == nil { superview.setNeedsLayout() }
      sizeDidChangeForDisplay(from: oldSize)
      boundsSizeDidChange()
    }
    return oldSize
  }

  /// Where the mask puts this view after the size of `superview` went from `oldSize` (AR-2, AR-8).
  private func autoresized(in superview: UIView, from oldSize: CGSize) -> Placement? {
    guard isPlacedByMask, !autoresizingMask.isEmpty else { return nil }
    let frame = untransformedFrame
    let size = superview.viewState.bounds.size
    let horizontal = Autoresizing.horizontal(autoresizingMask).resize(
      origin: frame.minX, size: frame.width, from: oldSize.width, to: size.width)
    let vertical = Autoresizing.vertical(autoresizingMask).resize(
      origin: frame.minY, size: frame.height, from: oldSize.height, to: size.height)
    return Placement(
      CGRect(
        x: horizontal.origin, y: vertical.origin, width: horizontal.size, height: vertical.size),
      anchor: viewState.anchorPoint)
  }

  // MARK: Refusing

  /// Whether a frame is one; NaN and infinity are refused, as Core Animation refuses them, in the
  /// order in which it takes a frame: the size, then the middle (LAY-10).
  static func isValid(_ frame: CGRect) -> Bool {
    isValid(bounds: CGRect(origin: .zero, size: frame.size))
      && isValid(
        position: CGPoint(
          x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2))
  }

  static func isValid(bounds: CGRect) -> Bool {
    let (origin, size) = (bounds.origin, bounds.size)
    return isValid(
      origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite,
      "CALayer bounds contains NaN: [\(text(origin.x)) \(text(origin.y)); \(text(size.width)) "
        + "\(text(size.height))]")
  }

  static func isValid(position: CGPoint) -> Bool {
    isValid(
      position.x.isFinite && position.y.isFinite,
      "CALayer position contains NaN: [\(text(position.x)) \(text(position.y))]")
  }

  private static func isValid(_ areFinite: Bool, _ reason: @autoclosure () -> String) -> Bool {
    if areFinite { return true }
    UIKitException.raise(UIKitException(name: "CALayerInvalidGeometry", reason: reason()))
    return false
  }

  private static func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

  // MARK: Fitting

  /// The answer of a view that cannot measure itself: its size as it is (AR-12).
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
