import Foundation

/// A layer that is known and not kept: nil once it has gone. A view's layer is known by the view, as a weak reference would
/// make each count of its references slow (decision 61), and goes with it.
@MainActor struct KnownLayer {
  @Known private var view: UIView?
  /// A layer of no view.
  private weak var other: CALayer?

  init(_ layer: CALayer) {
    if let view = layer.view { self.view = view } else { other = layer }
  }

  var layer: CALayer? { view?.layerIfLoaded ?? other }
}
