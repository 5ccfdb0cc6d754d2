import Foundation

/// A view's geometry, its place in the tree and its inherited values.
struct UIViewState {
  var bounds = CGRect.zero
  var center = CGPoint.zero
  /// The frame's origin as it is without a transform: `center` less the anchor's distance from it.
  var origin = CGPoint.zero
  /// The point of the bounds that lies at `center`, as fractions of the size (LAY-4).
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity
  @MainActor @Known var window: UIWindow?
  /// The controller whose root view this is.
  weak var viewController: UIViewController?
  var tintColor: UIColor?
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  /// Whether the tint colour in force is shown as a grey: by the view's own mode, or else as in the
  /// superview.
  var isTintDimmed = false
  /// The tint colour in force, nil for the system's: the view's own, or else the superview's.
  var shownTintColor: UIColor?
  var traits = TraitState()
  /// The part to be drawn again.
  var damage = LayerDamage.all
  /// Layers of no view in this view's that are to be drawn again.
  var markedLayers: [KnownLayer] = []
  var safeAreaInsets = UIEdgeInsets.zero
  /// The margins an author set, before the safe area and the superview have their say.
  var baseMargins: NSDirectionalEdgeInsets?
  /// The effective margins when last looked at, to notice changes.
  var lastMargins: UIEdgeInsets?
  /// The values that the appearance of the class has set, where there is one.
  var customAppearance: CustomAppearance?
  var gestureRecognizers: [UIGestureRecognizer] = []
}
