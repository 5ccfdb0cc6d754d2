import Drawing
import Foundation

/// A compositor's record of one layer: its values when the picture was made last, and the extent of the
/// layer and those below it.
///
/// Rectangles are in the layer's own coordinates, so that a layer that moves changes nothing about the
/// records below it.
@MainActor final class LayerRecord {
  weak var node: (any LayerNode)?
  var values = LayerValues()
  /// The layer's own coordinates to those of the layer above.
  var matrix = CGAffineTransform.identity
  /// The same in space, the layer above's map of its sublayers included.
  var space = CATransform3D.identity
  /// Whether the layers below do not all lie in planes of one depth each.
  var hasDepth = false
  /// Whether the layers below are measured from the bottom: the flips of this layer and of those above it, taken together.
  var isFlipped = false
  var contents = LayerContents.none
  var placement: ContentPlacement?
  /// In the order in which they are painted.
  var children: [LayerRecord] = []
  /// The place among the layers beside it, as they were added.
  var index = 0
  var mask: LayerRecord?
  /// How far the layer's own picture reaches, its shadow left aside.
  var ink = CGRect.null
  /// How far the layer, its shadow and those below it reach.
  var extent = CGRect.null
  /// When the record was made or brought up to date.
  var time: UInt64 = 0
  /// When anything changed that a shadow of the contents depends on.
  var shapeTime: UInt64 = 0
  var shadow: ShadowPicture?
  /// The resampled images of contents, shadow and raster, for as long as they are laid down the same way.
  var placed: [PlacedImage] = []
  /// The picture of the layer and those below it, where it is rasterised.
  var raster: LayerRaster?
  /// The finished picture in the layer's own plane, where it is seen in perspective, and its pixels per
  /// point.
  var plane: (raster: LayerRaster, density: CGFloat)?

  init(of node: any LayerNode) {
    self.node = node
  }

  // MARK: Painting

  /// Whether the layer is to be seen; a hidden layer is asked nothing, nor are those below it.
  var isShown = true

  var isVisible: Bool {
    guard isShown else { return false }
    if isPerspective { return space.isFinite }
    // A mirrored layer is seen from behind (3D-5).
    return matrix.isInvertible
      && (values.isDoubleSided || matrix.a * matrix.d - matrix.b * matrix.c > 0)
  }

  /// Whether the map to the layer above is none of the plane.
  var isPerspective: Bool { space.m14 != 0 || space.m24 != 0 }

  /// Where the layer is in the coordinates of the layer above, with its shadow and those below it.
  var extentAbove: CGRect {
    isPerspective ? PlaneMap(space).box(of: extent) : extent.applying(matrix)
  }

  var shape: LayerShape { LayerShape(values) }

  var paintsBackground: Bool { (values.backgroundColor?.alpha ?? 0) > 0 && !values.bounds.isEmpty }

  var paintsBorder: Bool {
    values.borderWidth > 0 && (values.borderColor?.alpha ?? 0) > 0 && !values.bounds.isEmpty
  }

  var paintsContents: Bool { !contentsRect.isNull }

  /// Where the contents lie; null for nowhere.
  var contentsRect: CGRect {
    if case .vectors(let list) = contents { return list.paintedBounds }
    guard let placement, !placement.parts.isEmpty else { return .null }
    return placement.rect
  }

  /// Whether the layer throws a shadow: a layer that clips has none (LK-4).
  var paintsShadow: Bool {
    values.shadowOpacity > 0 && (values.shadowColor?.alpha ?? 0) > 0 && !values.masksToBounds
      && (values.shadowPath != nil || !extentWithoutShadow.isNull)
  }

  /// Whether the layer is painted apart first: opacity applies only once where its parts overlap (LK-2).
  var isGroup: Bool {
    guard values.opacity < 1 else { return false }
    var count = children.contains(where: \.isVisible) ? 2 : 0
    if paintsBackground { count += 1 }
    if paintsContents { count += 1 }
    if paintsBorder { count += 1 }
    return count > 1
  }

  // MARK: How far it reaches

  var extentWithoutShadow = CGRect.null

  /// Follows other values or other records below.
  func measure() {
    ink = .null
    if paintsBackground || paintsBorder { ink = values.bounds }
    let contents = contentsRect
    ink = ink.union(values.masksToBounds ? contents.meeting(values.bounds) : contents)
    var below = CGRect.null
    for child in children where child.isVisible {
      below = below.union(child.extentAbove)
    }
    if values.masksToBounds { below = below.meeting(values.bounds) }
    extentWithoutShadow = ink.union(below).union(transitionExtent)
    extent = extentWithoutShadow
    if values.shouldRasterize { extent = extent.union(rasterExtent) }
    if paintsShadow { extent = extent.union(shadowExtent) }
    if let mask, mask.isVisible {
      extent = extent.meeting(mask.extentAbove)
    } else if mask != nil {
      extent = .null
    }
  }

  /// Where the old picture and the new one can be while the one gives way to the other.
  private var transitionExtent: CGRect {
    guard let transition = values.transition, !values.bounds.isEmpty else { return .null }
    let bounds = values.bounds
    switch transition.look {
    case .dissolve: return bounds
    // A part that comes nearer than the plane looks larger, by a third at most.
    case .flip: return bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
    default: return bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    }
  }

  /// Where a raster can be: whole pixels of its own, and half a one around them where they are resampled.
  private var rasterExtent: CGRect {
    let density = values.rasterizationScale
    guard density.isFinite, density > 0 else { return .null }
    return extentWithoutShadow.insetBy(dx: -1.5 / density, dy: -1.5 / density)
  }

  /// Where the shadow can be: two standard deviations around its source, moved (LK-11).
  private var shadowExtent: CGRect {
    let source = values.shadowPath?.boundingBox ?? extentWithoutShadow
    let blur = 2 * max(0, values.shadowRadius)
    // Blurs are measured in whole pixels.
    return source.insetBy(dx: -blur - 1, dy: -blur - 1)
      .offsetBy(dx: values.shadowOffset.width, dy: values.shadowOffset.height)
  }
}

extension CGRect {
  /// The common part; null where there is none or only an edge.
  func meeting(_ other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let common = intersection(other)
    return common.isEmpty ? .null : common
  }
}
