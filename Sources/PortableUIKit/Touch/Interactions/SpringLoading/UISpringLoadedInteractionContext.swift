import Foundation

/// What is known of items that are dragged over a view and may choose it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: AnyObject {
  /// How near the view is to being chosen.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect; the view of the interaction unless set.
  var targetView: UIView? { get set }
  /// What the behaviour found to be chosen, for its own use.
  var targetItem: Any? { get set }
  /// Where the finger is in points of a view; nil means the window.
  func location(in view: UIView?) -> CGPoint
}
