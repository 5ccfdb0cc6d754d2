/// Shows how near a view is to being chosen by items that are dragged over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: AnyObject {
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}
