import Foundation

extension UIScrollView {
  private var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// Scales between the limits can be pinched where there is more than one.
  func zoomLimitsDidChange() {
    let canZoom = zoom.maximumScale > zoom.minimumScale
    guard canZoom != (zoom.pinch != nil) else { return }
    if let pinch = zoom.pinch {
      removeGestureRecognizer(pinch)
      zoom.pinch = nil
    } else {
      let pinch = UIPinchGestureRecognizer()
      pinch.addTarget(self, action: UIScrollView.follow)
      addGestureRecognizer(pinch)
      zoom.pinch = pinch
    }
  }

  // MARK: By the program

  /// Zooms around the middle of the visible part, with the delegate's calls.
  func zoomByProgram(to scale: CGFloat) {
    guard let view = zoomedView else { return }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    zoom(view, to: scale, around: CGPoint(x: bounds.midX, y: bounds.midY))
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
  }

  /// Zooms until a rectangle of the zoomed view fills the bounds in one direction, and shows its middle in
  /// theirs.
  func zoomByProgram(to rect: CGRect) {
    guard let view = zoomedView, rect.width > 0 || rect.height > 0 else { return }
    let wanted = min(
      rect.width > 0 ? bounds.width / rect.width : .infinity,
      rect.height > 0 ? bounds.height / rect.height : .infinity)
    guard wanted.isFinite, wanted > 0 else { return }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    zoom(view, to: wanted, around: CGPoint(x: bounds.midX, y: bounds.midY))
    let middle = CGPoint(
      x: zoom.origin.x + (rect.midX - view.bounds.minX) * zoom.scale,
      y: zoom.origin.y + (rect.midY - view.bounds.minY) * zoom.scale)
    contentOffset = nearestOffset(
      to: CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
  }

  /// Gives the zoomed view a scale between the limits; a point of the content stays where it is in the bounds,
  /// as far as the content goes.
  private func zoom(_ view: UIView, to scale: CGFloat, around point: CGPoint) {
    let scale = zoom.allowed(scale)
    guard scale.isFinite, scale > 0, scale != zoom.scale else { return }
    if zoom.scale == 1 { zoom.origin = view.frame.origin }
    let ratio = scale / zoom.scale
    zoom.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    place(view)
    contentSize = view.frame.size
    let moved = CGPoint(
      x: contentOffset.x + (point.x - zoom.origin.x) * (ratio - 1),
      y: contentOffset.y + (point.y - zoom.origin.y) * (ratio - 1))
    contentOffset = nearestOffset(to: moved)
    scrollDelegate?.scrollViewDidZoom(self)
  }

  /// A zoomed view grows away from where it starts, also where constraints place it.
  func placeZoomedView() {
    if zoom.scale != 1, let view = zoomedView { place(view) }
  }

  private func place(_ view: UIView) {
    let size = CGSize(
      width: view.bounds.width * zoom.scale, height: view.bounds.height * zoom.scale)
    let anchor = view.layer.anchorPoint
    let center = CGPoint(
      x: zoom.origin.x + size.width * anchor.x, y: zoom.origin.y + size.height * anchor.y)
    if view.center != center { view.center = center }
  }

  // MARK: By the user

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    switch pinch.state {
    case .began:
      zoom.isPinching = true
      zoom.pinchStart = zoom.scale
      scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      zoom(view, to: zoom.pinchStart * pinch.scale, around: pinch.location(in: self))
    case .changed:
      zoom(view, to: zoom.pinchStart * pinch.scale, around: pinch.location(in: self))
    case .ended, .cancelled:
      guard zoom.isPinching else { return }
      zoom.isPinching = false
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
    case .possible, .failed:
      break
    }
  }
}
