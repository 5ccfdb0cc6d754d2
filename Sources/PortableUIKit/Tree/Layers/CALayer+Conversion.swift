import Foundation

extension CALayer {
  /// The map from the layer's coordinates to those of the layer above.
  private var mapToSuperlayer: CGAffineTransform {
    let map = CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchorPoint.x,
      y: -bounds.minY - bounds.height * anchorPoint.y
    )
    .concatenating(transform.affinePart)
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    return isGeometryFlipped ? flip.concatenating(map) : map
  }

  /// Whether a picture in the layer would be upside down if it were not turned: the flips of this layer and of those above it.
  public func contentsAreFlipped() -> Bool { isFlippedInTree }

  /// The map that turns the bounds upside down.
  var flip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
  }

  /// Whether the layers below, and paths of the layer, are measured from the bottom: the flips of this layer and of those
  /// above it, taken together.
  ///
  /// - Complexity: O(layers above), O(1) in a program that flips none.
  var isFlippedInTree: Bool {
    guard CALayer.flipsGeometry else { return false }
    var isFlipped = false
    var layer: CALayer? = model()
    while let current = layer {
      if current.own.isGeometryFlipped { isFlipped.toggle() }
      layer = current.superlayer
    }
    return isFlipped
  }

  /// Whether any layer was ever flipped.
  static var flipsGeometry = false

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
