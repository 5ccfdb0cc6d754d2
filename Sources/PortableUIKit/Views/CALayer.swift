import Foundation

/// A rectangle of the tree that is drawn: the part of a view's appearance around its content, or one
/// of its own beside those of the subviews.
///
/// The geometry of a view's layer is the view's (LAY-3): reading or setting it here reads or sets the
/// view's. A layer that belongs to no view keeps its own, in the coordinates of the layer above;
/// renderers do not draw it.
@preconcurrency @MainActor
open class CALayer: NSObject {
  private weak var owner: UIView?
  /// The view whose layer this is.
  var view: UIView? {
    get { owner }
    set { owner = newValue }
  }
  /// The values of a layer that belongs to no view.
  private var own = OwnValues()
  /// The map of space that was set last, where it is not one of the plane.
  private var spatialTransform: CATransform3D?
  /// The layers of no view that were added here, back to front.
  var addedSublayers: [AddedSublayer] = []
  /// The layer this one was added to.
  weak var addedTo: CALayer?
  open var name: String?

  private struct OwnValues {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CGAffineTransform.identity
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var backgroundColor: CGColor?
  }

  /// A layer of no view and what it lies above.
  struct AddedSublayer {
    let layer: CALayer
    /// The subview whose layer is next below; nil at the back.
    weak var subviewBelow: UIView?
  }

  // MARK: Appearance

  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0
  /// The width in points of the border, drawn inside the bounds.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var zPosition: CGFloat = 0

  /// A layer without a view and of no extent.
  public required override init() {
    super.init()
  }

  open var masksToBounds: Bool {
    get { owner?.clipsToBounds ?? own.masksToBounds }
    set { if let owner { owner.clipsToBounds = newValue } else { own.masksToBounds = newValue } }
  }

  open var opacity: Float {
    get { owner.map { Float($0.alpha) } ?? own.opacity }
    set { if let owner { owner.alpha = CGFloat(newValue) } else { own.opacity = newValue } }
  }

  open var isHidden: Bool {
    get { owner?.isHidden ?? own.isHidden }
    set { if let owner { owner.isHidden = newValue } else { own.isHidden = newValue } }
  }

  /// The colour behind everything; of a view's layer the view's under its traits.
  open var backgroundColor: CGColor? {
    get {
      guard let owner else { return own.backgroundColor }
      return owner.backgroundColor.map { CGColor($0.components(for: owner.traitCollection)) }
    }
    set {
      guard let owner else {
        own.backgroundColor = newValue
        return
      }
      owner.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }

  // MARK: Geometry

  /// The bounding box of the bounds in the coordinates of the layer above, in points.
  open var frame: CGRect {
    get {
      if let owner { return owner.frame }
      return own.bounds.size.box(around: own.anchorPoint, under: own.transform)
        .offsetBy(dx: own.position.x, dy: own.position.y)
    }
    set {
      guard let owner else { return changeOwnFrame(to: newValue) }
      owner.frame = newValue
    }
  }

  open var bounds: CGRect {
    get { owner?.bounds ?? own.bounds }
    set {
      guard let owner else {
        if UIView.isValid(bounds: newValue) { own.bounds = newValue.standardized }
        return
      }
      owner.bounds = newValue
    }
  }

  /// Where the anchor point lies in the coordinates of the layer above.
  open var position: CGPoint {
    get { owner?.center ?? own.position }
    set {
      guard let owner else {
        if UIView.isValid(position: newValue) { own.position = newValue }
        return
      }
      owner.center = newValue
    }
  }

  /// The point of the bounds that `position` says the place of and about which the transform acts,
  /// as fractions of the size: the middle by itself (LAY-4). Changing it moves the frame.
  open var anchorPoint: CGPoint {
    get { owner?.anchorPoint ?? own.anchorPoint }
    set { if let owner { owner.anchorPoint = newValue } else { own.anchorPoint = newValue } }
  }

  open var transform: CATransform3D {
    get {
      let map = affineTransform()
      guard let spatialTransform, spatialTransform.affinePart == map else {
        return CATransform3D(map)
      }
      return spatialTransform
    }
    set {
      spatialTransform = newValue.isAffine ? nil : newValue
      setAffineTransform(newValue.affinePart)
    }
  }

  open func affineTransform() -> CGAffineTransform { owner?.transform ?? own.transform }
  open func setAffineTransform(_ transform: CGAffineTransform) {
    if let owner { owner.transform = transform } else { own.transform = transform }
  }

  private func changeOwnFrame(to newFrame: CGRect) {
    guard UIView.isValid(newFrame) else { return }
    let frame = newFrame.standardized
    let size = CGRect(origin: .zero, size: frame.size).applying(own.transform.inverted()).size
    own.bounds.size = own.transform.isIdentity ? frame.size : size
    let box = own.bounds.size.box(around: own.anchorPoint, under: own.transform)
    own.position = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
  }

  // MARK: Sublayers

  /// The layer above: what this one was added to, or the superview's.
  open var superlayer: CALayer? { addedTo ?? owner?.superview?.layer }
  /// The layers of the subviews and those that were added, back to front (LAY-2); nil for none.
  open var sublayers: [CALayer]? {
    let layers = arrangedSublayers
    return layers.isEmpty ? nil : layers
  }
  /// Adds a layer in front of all others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: arrangedSublayers.count) }
  /// Adds a layer at a place among ``sublayers``.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, besides: sibling, offset: 0)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, besides: sibling, offset: 1)
  }
  /// Leaves the layer it was added to; the layer of a subview stays where its view is.
  open func removeFromSuperlayer() { leave() }
}

extension CGSize {
  /// The bounding box of a rectangle of this size that is mapped about a point of it, given as
  /// fractions; the point is the box's origin of coordinates.
  func box(around anchor: CGPoint, under map: CGAffineTransform) -> CGRect {
    CGRect(x: -width * anchor.x, y: -height * anchor.y, width: width, height: height).applying(map)
  }
}
