import Foundation

/// The outline and the ground of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part that is shown, in points of the view; nil for all of it.
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .systemBackground

  public override init() { super.init() }
}
