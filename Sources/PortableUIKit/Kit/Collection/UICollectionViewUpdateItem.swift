import Foundation

/// One change of a batch, as a layout is told of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The change of the item or section (raw values as in UIKit).
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// The place before the batch; nil for an insertion. A section has `NSNotFound` as its item.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The place after the batch; nil for a deletion.
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  /// A change of nothing, for a subclass that says itself what has changed.
  public override init() {
    updateAction = .none
    super.init()
  }

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

extension BatchUpdates {
  /// The changes as a layout is told of them: sections first, each kind in the order of its calls.
  @MainActor func items(_ plan: BatchPlan) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [UICollectionViewUpdateItem] = []
    items += deletedSections.map { .init(.delete, from: whole($0), to: nil) }
    items += reloadedSections.map {
      .init(.reload, from: whole($0), to: plan.newSection($0).map(whole))
    }
    items += insertedSections.map { .init(.insert, from: nil, to: whole($0)) }
    items += movedSections.map { .init(.move, from: whole($0.from), to: whole($0.to)) }
    items += deletedItems.map { .init(.delete, from: $0, to: nil) }
    items += reloadedItems.map { .init(.reload, from: $0, to: plan.newPath($0)) }
    items += insertedItems.map { .init(.insert, from: nil, to: $0) }
    items += movedItems.map { .init(.move, from: $0.from, to: $0.to) }
    return items
  }
}
