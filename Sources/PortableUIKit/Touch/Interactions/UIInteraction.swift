/// A way to use a view that can be added to any.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view it was added to.
  var view: UIView? { get }
  /// Told before it is added to a view, or removed with nil.
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
