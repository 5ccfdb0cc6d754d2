import Foundation

/// Changes the pointer over a view. There is no pointer here: the interaction keeps its values, and its
/// delegate is asked by ``style(at:)`` alone.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Has the pointer's region and style asked for again; there is no pointer that has one.
  open func invalidate() {}

  /// The style of a pointer at a place of the view, as the delegate says; nil for the system's.
  public func style(at location: CGPoint) -> UIPointerStyle? {
    guard isEnabled, let view, let delegate else { return nil }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: location)
    guard
      let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole),
      region.rect.contains(location)
    else { return nil }
    return delegate.pointerInteraction(self, styleFor: region)
  }
}
