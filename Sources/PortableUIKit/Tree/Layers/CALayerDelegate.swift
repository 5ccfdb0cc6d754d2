import Foundation

/// Provides a layer's contents and hears of its display: the view of a view's layer, or another object
/// that the layer was given.
///
/// Each method has a default that does nothing, and the layer notices that it was the default.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents by itself; nothing is drawn then (LY-1).
  func display(_ layer: CALayer)
  /// Draws the layer's contents; y points down and (0,0) is the origin of the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Comes before the layer draws.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers, when the layout pass comes to the layer.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change or an event of the layer; nil leaves the search to go on, `NSNull` ends it
  /// (LY-5).
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.noteDelegateDidNotDisplay() }
  public func draw(_ layer: CALayer, in ctx: CGContext) { layer.noteNothingOfItsOwn() }
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
