import Compositor
import Foundation

extension CALayer {
  /// Whether the bounds hold a point of the layer's own coordinates.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer at or below this one that holds a point, which is given in the coordinates of the
  /// layer above; for a presentation copy, among the copies around it as they are shown (LY-13).
  ///
  /// Layers that are hidden, and maps of space other than those of the plane, are left out of account.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    var result: CALayer?
    // Back to front, the last that holds the point is the frontmost; no recursion, as trees can be deep.
    var waiting: [(layer: CALayer, point: CGPoint)] = [(self, p)]
    while let (layer, point) = waiting.popLast() {
      guard !layer.isHidden, let inner = layer.own(point) else { continue }
      let holds = layer.contains(inner)
      if holds { result = layer }
      guard holds || !layer.masksToBounds else { continue }
      let below = layer.arrangedSublayers.enumerated().sorted {
        ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
      }
      waiting += below.reversed().map { ($0.element, inner) }
    }
    return result
  }

  /// A point of the layer above in the layer's own coordinates; nil where the map cannot be undone.
  private func own(_ point: CGPoint) -> CGPoint? {
    let map = affineTransform()
    guard map.isInvertible else { return nil }
    let (bounds, anchor) = (self.bounds, anchorPoint)
    let offset = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(map.inverted())
    let inner = CGPoint(
      x: offset.x + bounds.minX + bounds.width * anchor.x,
      y: offset.y + bounds.minY + bounds.height * anchor.y)
    return isGeometryFlipped ? inner.applying(flip) : inner
  }
}
