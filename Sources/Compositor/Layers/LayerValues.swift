public import Drawing
public import Foundation

/// All of a layer that its picture depends on, apart from contents, sublayers and mask.
///
/// Lengths are in points of the layer's own coordinates unless said otherwise; y points down. The
/// defaults are Core Animation's.
public struct LayerValues: Sendable {
  // MARK: Geometry

  public var bounds = CGRect.zero
  /// Where the anchor point lies, in the coordinates of the layer above.
  public var position = CGPoint.zero
  /// As fractions of the size.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var anchorPointZ: CGFloat = 0
  public var zPosition: CGFloat = 0
  /// The layer's map, about the anchor point.
  public var transform = CATransform3D(CGAffineTransform.identity)
  /// A further map of the sublayers, about the anchor point of this layer.
  public var sublayerTransform = CATransform3D(CGAffineTransform.identity)

  /// Whether the layers below lie in one space with those beside this one, instead of in its plane.
  public var keepsDepth = false

  // MARK: Composition

  public var opacity: Float = 1
  public var isHidden = false
  public var masksToBounds = false
  public var isDoubleSided = true
  public var isGeometryFlipped = false
  public var allowsEdgeAntialiasing = false
  public var shouldRasterize = false
  /// Pixels per point of the picture that is kept where ``shouldRasterize`` is on.
  public var rasterizationScale: CGFloat = 1

  // MARK: Background and edge

  public var backgroundColor: CGColor?
  public var cornerRadius: CGFloat = 0
  public var cornerCurve = CALayerCornerCurve.circular
  public var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  // MARK: Shadow

  public var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  public var shadowOpacity: Float = 0
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var shadowRadius: CGFloat = 3
  public var shadowPath: CGPath?

  // MARK: Motion

  /// The factor of the colours of the layer and those below it; nil for none.
  public var tint: CGColor?
  /// The layer's old picture where it gives way to the new one; nil for none.
  public var transition: LayerTransition?

  // MARK: Contents

  public var contentsGravity = CALayerContentsGravity.resize
  /// The part of the contents that is shown, in fractions of them.
  public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the contents that is stretched, in fractions of them.
  public var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the contents per point.
  public var contentsScale: CGFloat = 1
  public var isOpaque = false
  public var minificationFilter = CALayerContentsFilter.linear
  public var magnificationFilter = CALayerContentsFilter.linear

  public init() {}

  /// The bounds with the corners that are rounded.
  public var outline: CGPath { LayerShape(self).path }
}
