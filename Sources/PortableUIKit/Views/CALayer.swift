import Foundation

/// The part of a view's appearance that is drawn around its content.
///
/// Geometry is the view's own (LAY-3): reading or setting it here reads or sets the view's.
@preconcurrency @MainActor
open class CALayer: NSObject {
  private weak var owner: UIView?
  /// The view whose layer this is.
  var view: UIView? {
    get { owner }
    set { owner = newValue }
  }

  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0
  /// The width in points of the border, drawn inside the bounds.
  open var borderWidth: CGFloat = 0
  open var borderColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var zPosition: CGFloat = 0

  /// A layer without a view, whose geometry is empty.
  public required override init() {
    super.init()
  }

  open var masksToBounds: Bool {
    get { owner?.clipsToBounds ?? false }
    set { owner?.clipsToBounds = newValue }
  }

  open var frame: CGRect {
    get { owner?.frame ?? .zero }
    set { owner?.frame = newValue }
  }

  open var bounds: CGRect {
    get { owner?.bounds ?? .zero }
    set { owner?.bounds = newValue }
  }

  open var position: CGPoint {
    get { owner?.center ?? .zero }
    set { owner?.center = newValue }
  }

  open var opacity: Float {
    get { Float(owner?.alpha ?? 1) }
    set { owner?.alpha = CGFloat(newValue) }
  }

  open var backgroundColor: UIColor? {
    get { owner?.backgroundColor }
    set { owner?.backgroundColor = newValue }
  }

  open func affineTransform() -> CGAffineTransform { owner?.transform ?? .identity }
  open func setAffineTransform(_ transform: CGAffineTransform) { owner?.transform = transform }
}
