/// A view that items which are dragged over it may choose.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Whether items that stay over the view for a while choose it, as a tap does.
  var isSpringLoaded: Bool { get set }
}
