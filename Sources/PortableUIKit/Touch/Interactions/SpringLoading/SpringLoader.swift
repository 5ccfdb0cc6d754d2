import Foundation

/// Follows dragged items over views that they may choose.
@MainActor final class SpringLoader {
  /// How long items stay over a view until they choose it, in seconds.
  static let delay: TimeInterval = 1

  private final class Context: UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?
    let session: LocalDragSession

    init(_ session: LocalDragSession, _ view: UIView?) {
      self.session = session
      targetView = view
    }

    func location(in view: UIView?) -> CGPoint {
      view.map { session.location(in: $0) } ?? session.place
    }
  }

  private let session: LocalDragSession
  private weak var interaction: UISpringLoadedInteraction?
  private var context: Context?
  /// Counts the views that were left, so that an alarm knows whether it still matters.
  private var count = 0

  init(_ session: LocalDragSession) { self.session = session }

  /// The items are over a view now.
  func follow(_ view: UIView?) {
    let found = view.flatMap(interaction(under:))
    guard let found, found === interaction, let context else { return change(to: found) }
    let item = context.targetItem as? AnyHashable
    guard found.interactionBehavior.shouldAllow(found, with: context) else { return end() }
    if item != context.targetItem as? AnyHashable { change(to: found) }
  }

  private func interaction(under view: UIView) -> UISpringLoadedInteraction? {
    for above in sequence(first: view, next: \.superview) {
      for case let found as UISpringLoadedInteraction in above.interactions { return found }
    }
    return nil
  }

  private func change(to found: UISpringLoadedInteraction?) {
    end()
    guard let found else { return }
    let context = Context(session, found.view)
    guard found.interactionBehavior.shouldAllow(found, with: context) else { return }
    interaction = found
    self.context = context
    set(.possible)
    session.window?.screen.frameClock.request(
      at: (session.window?.screen.frameClock.now ?? 0) + SpringLoader.delay
    ) { [weak self, count] in
      guard let self, self.count == count else { return }
      choose()
    }
  }

  private func set(_ state: UISpringLoadedInteractionEffectState) {
    guard let interaction, let context else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }

  private func choose() {
    guard let interaction, let context else { return }
    set(.activating)
    set(.activated)
    interaction.activationHandler(interaction, context)
  }

  /// The items have left the view.
  func end() {
    count += 1
    guard let interaction else { return }
    set(.inactive)
    interaction.interactionBehavior.interactionDidFinish(interaction)
    self.interaction = nil
    context = nil
  }
}
