import Foundation

/// The part that the data sources of tables and collections share which show a snapshot.
@preconcurrency @MainActor
open class SnapshotDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject
{
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  final var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()

  /// Has the view show the places where items that stay are now, and others anew.
  func show(_ moves: [IndexPath: IndexPath], reconfiguring: [IndexPath]) {}
  /// Has the view load everything.
  func reload() {}

  final func change(to snapshot: Snapshot) {
    let (moves, reconfigured) = contents.follow(snapshot)
    show(moves, reconfiguring: reconfigured)
  }

  // MARK: Applying

  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    change(to: snapshot)
    completion?()
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    change(to: snapshot)
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    contents.take(snapshot)
    reload()
    completion?()
  }

  // MARK: Asking

  open func snapshot() -> Snapshot { contents.snapshot }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    contents.snapshot.item(at: indexPath)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    contents.paths[itemIdentifier]
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    contents.section(at: index)
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    contents.snapshot.indexOfSection(sectionIdentifier)
  }
}
