import Foundation

/// Leads one drag from the lift to the drop, and asks everybody in UIKit's order.
@MainActor final class DragDirector {
  private weak var source: UIDragInteraction?
  private let session: LocalDragSession
  private let dropSession: LocalDropSession
  private var hasBegun = false
  private var isOver = false
  /// The interactions that can do with the items or cannot, as far as they were asked.
  private var answers: [ObjectIdentifier: Bool] = [:]
  /// The interactions that the items were over.
  private var visited: [UIDropInteraction] = []
  private weak var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  private var liftPreviews: [UITargetedDragPreview?] = []
  private let picture = DragPicture()
  private let spring: SpringLoader

  init(_ source: UIDragInteraction, _ session: LocalDragSession) {
    self.source = source
    self.session = session
    dropSession = LocalDropSession(session)
    spring = SpringLoader(session)
  }

  private var delegate: (any UIDragInteractionDelegate)? { source?.delegate }

  // MARK: Dragging

  func lift() {
    guard let source, let delegate else { return }
    liftPreviews = session.items.map {
      delegate.dragInteraction(source, previewForLifting: $0, session: session)
    }
    let animator = DragAnimator()
    delegate.dragInteraction(source, willAnimateLiftWith: animator, session: session)
    animator.run()
  }

  private func begin() {
    hasBegun = true
    guard let source, let delegate else { return }
    for case let menu as UIContextMenuInteraction in source.view?.interactions ?? [] {
      menu.dismissMenu()
    }
    session.allowsMoveOperation = delegate.dragInteraction(
      source, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      source, sessionIsRestrictedToDraggingApplication: session)
    delegate.dragInteraction(source, sessionWillBegin: session)
    let shown = session.items.first?.previewProvider?()?.view ?? liftPreviews.first??.view
    if let shown, let window = session.window { picture.show(shown, in: window) }
  }

  func move(to place: CGPoint) {
    guard !isOver else { return }
    session.place = place
    if !hasBegun { begin() }
    if let source { delegate?.dragInteraction(source, sessionDidMove: session) }
    picture.move(to: place)
    update()
  }

  /// Finds the view under the finger that takes the items, and asks what it would do.
  private func update() {
    let under = picture.viewUnder(session.place, in: session.window)
    let found = interaction(under: under)
    if found !== target {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: dropSession) }
      target = found
      proposal = nil
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: dropSession)
      }
    }
    proposal = target.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: dropSession) }
    spring.follow(under)
  }

  private func interaction(under view: UIView?) -> UIDropInteraction? {
    guard let view else { return nil }
    for above in sequence(first: view, next: \.superview) {
      for case let interaction as UIDropInteraction in above.interactions {
        let key = ObjectIdentifier(interaction)
        let answer =
          answers[key]
          ?? interaction.delegate?.dropInteraction(interaction, canHandle: dropSession) ?? false
        answers[key] = answer
        if answer { return interaction }
      }
    }
    return nil
  }

  // MARK: The end

  func drop(at place: CGPoint) {
    guard hasBegun, !isOver else { return cancel() }
    session.place = place
    let operation = proposal?.operation ?? .cancel
    let isPossible = operation == .copy || (operation == .move && session.allowsMoveOperation)
    guard isPossible, let target else { return cancel() }
    isOver = true
    spring.end()
    picture.remove()
    if let source { delegate?.dragInteraction(source, session: session, willEndWith: operation) }
    target.delegate?.dropInteraction(target, performDrop: dropSession)
    let animator = DragAnimator()
    for (index, item) in session.items.enumerated() {
      let lifted = liftPreviews.indices.contains(index) ? liftPreviews[index] : nil
      if let preview = lifted ?? target.view.map({ UITargetedDragPreview(view: $0) }) {
        _ = target.delegate?.dropInteraction(
          target, previewForDropping: item, withDefault: preview)
      }
      target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: animator)
    }
    animator.run()
    target.delegate?.dropInteraction(target, concludeDrop: dropSession)
    finish(operation)
    if let source { delegate?.dragInteraction(source, sessionDidTransferItems: session) }
  }

  /// Has the items go back to where they came from.
  func cancel() {
    guard !isOver else { return }
    isOver = true
    spring.end()
    picture.remove()
    if hasBegun {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: dropSession) }
      if let source { delegate?.dragInteraction(source, session: session, willEndWith: .cancel) }
    }
    if let source, let delegate {
      for (index, item) in session.items.enumerated() {
        if let preview = liftPreviews.indices.contains(index) ? liftPreviews[index] : nil {
          _ = delegate.dragInteraction(source, previewForCancelling: item, withDefault: preview)
        }
        let animator = DragAnimator()
        delegate.dragInteraction(source, item: item, willAnimateCancelWith: animator)
        animator.run()
      }
    }
    if hasBegun { finish(.cancel) }
  }

  private func finish(_ operation: UIDropOperation) {
    for interaction in visited {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: dropSession)
    }
    if let source { delegate?.dragInteraction(source, session: session, didEndWith: operation) }
  }
}
