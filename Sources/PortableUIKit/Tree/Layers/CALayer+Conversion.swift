import Foundation

extension CALayer {
  /// The map from the layer's coordinates to those of the layer above.
  private var mapToSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchorPoint.x,
      y: -bounds.minY - bounds.height * anchorPoint.y
    )
    .concatenating(transform.affinePart)
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The map to the coordinates in which the root of the tree lies.
  private var mapOutOfTree: CGAffineTransform {
    var map = mapToSuperlayer
    var layer = superlayer
    while let current = layer {
      map = map.concatenating(current.mapToSuperlayer)
      layer = current.superlayer
    }
    return map
  }

  private func map(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return mapOutOfTree }
    return layer === self
      ? .identity : mapOutOfTree.concatenating(layer.mapOutOfTree.inverted())
  }

  /// A point of the layer in the coordinates of another one; nil means those around the tree.
  ///
  /// - Complexity: O(layers above both).
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(map(to: l)) }

  /// A point of another layer in the coordinates of this one; nil means those around the tree.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(map(to: l).inverted())
  }

  /// The box around a rectangle of the layer in the coordinates of another one.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(map(to: l)) }

  /// The box in the coordinates of this layer around a rectangle of another one.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(map(to: l).inverted())
  }
}
