/// A view with a delegate of scrolling.
///
/// Tables, collections and text views have a `delegate` of a more special type. Swift lets a property
/// be overridden only by one of its own type; one that a protocol brings along can be shadowed.
@preconcurrency @MainActor
public protocol ScrollDelegation: AnyObject {
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegation {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
