import Compositor
import Foundation

extension UIView {
  /// Draws the view and its subviews, as on the screen, into the current context (RN-2).
  ///
  /// - Parameters:
  ///   - rect: the rectangle that the bounds are made to fill.
  ///   - afterUpdates: whether marked views are laid out and drawn first; otherwise the last shown
  ///     picture is drawn.
  /// - Returns: whether something could be drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { bringUpToDate() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.clip(to: bounds)
    layer.compose(into: context, tree: .presentation)
    context.restoreGState()
    return true
  }

  /// A view that shows the present picture of this one, and goes on doing so (RN-3).
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view of the size of `rect` that shows that part of this one; another size stretches the part
  /// inside the insets (RN-3).
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    if afterUpdates { bringUpToDate() }
    let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.layer.contents = layer.picture(of: rect)
    if capInsets != .zero {
      snapshot.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width, y: capInsets.top / rect.height,
        width: max(0, 1 - (capInsets.left + capInsets.right) / rect.width),
        height: max(0, 1 - (capInsets.top + capInsets.bottom) / rect.height))
    }
    return snapshot
  }

  /// Runs the passes of the tree this view is in.
  func bringUpToDate() {
    layoutIfNeeded()
    DisplayPass.run(below: self)
  }

  /// Draws the marked views at and below this one, wherever it is.
  package func displayMarkedViews() { DisplayPass.run(below: self) }
}

extension CALayer {
  /// The layer's present picture within its bounds; nil where it has no area.
  var lastPicture: BackingStore? {
    bounds.isEmpty || !bounds.size.width.isFinite ? nil : picture(of: bounds)
  }

  /// The layer's picture in `rect`, kept as it is now.
  func picture(of rect: CGRect) -> BackingStore {
    let scale = max(1, window?.screen.scale ?? UIScreen.main.scale)
    let store = BackingStore(size: rect.size, scale: scale, keepsScale: true, isOpaque: false)
    let recorder = DisplayListRecorder(extent: CGRect(origin: .zero, size: rect.size))
    let bounds = shownLayer.bounds
    let points = CGAffineTransform(
      a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: bounds.minX - rect.minX,
      ty: bounds.minY - rect.minY)
    composition(scale: scale, tree: .presentation).replay(into: recorder, transform: points)
    store.add(recorder.finish(), in: CGRect(origin: .zero, size: rect.size), clears: true)
    return store
  }
}
