import Foundation

/// Has a view be chosen by items that are dragged over it and stay there for a while.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  public let interactionEffect: any UISpringLoadedInteractionEffect
  let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// - Parameters:
  ///   - interactionBehavior: Says whether the view may be chosen; nil for always.
  ///   - interactionEffect: Shows how near the view is to that; nil for nothing.
  ///   - handler: Chooses the view.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? PlainSpringLoading()
    self.interactionEffect = interactionEffect ?? PlainSpringLoading()
    activationHandler = handler
    super.init()
  }

  public convenience init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Allows everything and shows nothing.
private final class PlainSpringLoading: NSObject, UISpringLoadedInteractionBehavior,
  UISpringLoadedInteractionEffect
{
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {}
}
