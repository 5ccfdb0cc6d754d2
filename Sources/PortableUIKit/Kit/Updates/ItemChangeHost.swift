import Foundation

/// A table or a collection, whose rows or items change together.
@MainActor protocol ItemChangeHost: UIScrollView {
  static var wording: BatchWording { get }
  /// The changes that were begun.
  var pending: PendingUpdates { get set }
  /// The numbers of items that are shown, by section; nil where they are not known.
  var shownCounts: [Int]? { get }
  /// Asks the data source for the numbers of items, by section; nil without one.
  func countItems() -> [Int]?
  /// Lets every item go; they are asked for again with the next layout.
  func forgetItems()
  /// Moves the items that stay, and shows the others.
  func follow(_ plan: BatchPlan, _ updates: BatchUpdates)
}

extension ItemChangeHost {
  /// Notes changes; without a beginning before them they are a batch of their own.
  func change(_ note: (inout BatchUpdates) -> Void) {
    openUpdates()
    note(&pending.updates)
    closeUpdates()
  }

  func openUpdates() {
    if pending.begin() { pending.before = shownCounts }
  }

  /// Asks for the numbers of items before the changes, if they have not been asked for yet.
  func countItemsBeforeUpdates() {
    if pending.before == nil, pending.updates.isEmpty { pending.before = countItems() }
  }

  /// Checks the changes and follows them, at the outermost end.
  func closeUpdates() {
    guard pending.end() else { return }
    let (updates, before) = pending.take()
    guard let after = countItems() else { return }
    guard let before else { return updates.isEmpty ? setNeedsLayout() : forgetItems() }
    do {
      let plan = try BatchPlan(updates, before: before, after: after, wording: Self.wording)
      follow(plan, updates)
    } catch {
      UIKitException.raise(error)
      // The data are others in any case.
      forgetItems()
    }
  }
}
