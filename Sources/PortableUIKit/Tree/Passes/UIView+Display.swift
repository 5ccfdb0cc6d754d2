import Foundation

extension UIView {
  /// Takes the part to be drawn again and has the display pass come by (DR-2).
  func markNeedsDisplay(_ damage: LayerDamage) {
    viewState.damage = damage
    guard !damage.isNone else { return }
    mark(.display)
  }

  /// Has the display pass come by again after something here, or all of it, may have come into view.
  func visibleRegionDidChange() {
    if hasWork(.display) { list(.display) }
  }

  /// Follows another size: the drawing is kept and shown as the content mode says (DR-21).
  func sizeDidChangeForDisplay(from oldSize: CGSize) {
    if redrawsWhenResized || hasSystemLook { return setNeedsDisplay() }
    let isEmpty = viewState.bounds.isEmpty
    // A view that had no area has no drawing that could be stretched.
    if isEmpty, let layer = layerIfLoaded, layer.content.store != nil {
      layer.content.store = nil
      return setNeedsDisplay()
    }
    visibleRegionDidChange()
  }

  /// Follows another window: a drawing at another scale is made again (DR-26).
  func scaleMayHaveChanged() {
    guard let layer = layerIfLoaded, let store = layer.content.store, layer.content.image == nil,
      store.scale != layer.displayScale
    else { return }
    setNeedsDisplay()
  }

  /// Has the look of a view of the system drawn again, as something it shows is not the view's own.
  func redrawSystemLook() {
    if hasSystemLook { setNeedsDisplay() }
  }

  /// Follows bounds that begin elsewhere: the drawing stays where it is in the view, unless it is the
  /// look of a view that shows a part of something larger.
  func originDidChangeForDisplay() {
    if looksAtOrigin, hasSystemLook { setNeedsDisplay() }
  }

  /// Whether the drawing is the look of a view of the system, which is made for its size.
  private var hasSystemLook: Bool {
    guard let content = layerIfLoaded?.content else { return false }
    return content.showsLook && (content.store != nil || content.overlay != nil)
  }

  /// The layers of no view in this view's that are to be drawn again; they are no longer listed.
  func takeMarkedLayers() -> [CALayer] {
    guard !viewState.markedLayers.isEmpty else { return [] }
    defer { viewState.markedLayers = [] }
    return viewState.markedLayers.compactMap(\.layer)
  }
}
