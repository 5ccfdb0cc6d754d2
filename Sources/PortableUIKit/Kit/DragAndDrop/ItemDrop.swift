import Foundation

/// Items that were dropped on a table or a collection.
@MainActor final class ItemDrop {
  let session: any UIDropSession
  let proposal: UIDropProposal
  let destination: IndexPath?
  /// The items, with the places in the same view from which they came.
  let items: [(item: UIDragItem, source: IndexPath?, size: CGSize)]
  private var animators: [DragAnimator] = []

  init(
    _ session: any UIDropSession, _ proposal: UIDropProposal, to destination: IndexPath?,
    items: [(item: UIDragItem, source: IndexPath?, size: CGSize)]
  ) {
    self.session = session
    self.proposal = proposal
    self.destination = destination
    self.items = items
  }

  /// The animations of an item that goes to its place.
  func animator() -> DragAnimator {
    let animator = DragAnimator()
    animators.append(animator)
    return animator
  }

  /// Has everything arrive.
  func finish() {
    let arriving = animators
    animators = []
    for animator in arriving { animator.run() }
  }
}
