import Foundation

/// A ring around the item that has the focus; kept, as nothing is drawn for it.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The view that the ring is put above, nil for the item's own.
  open weak var containerView: UIView?
  open weak var referenceView: UIView?
  /// Where the ring stands to the edge of its shape.
  open var position = Position.automatic
  /// The ring's shape in points of the item; nil for the item's own.
  private(set) var path: UIBezierPath?

  /// Where a ring stands (raw values as in UIKit).
  public enum Position: Int, Sendable {
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  public override init() {
    super.init()
  }

  public convenience init(path: UIBezierPath) {
    self.init()
    self.path = path
  }

  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) { self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)) }
}
